import { createReadStream } from 'node:fs'
import { rm } from 'node:fs/promises'
import type { Readable } from 'node:stream'
import {
  DeleteObjectCommand,
  DeleteObjectsCommand,
  GetObjectCommand,
  HeadBucketCommand,
  HeadObjectCommand,
  ListObjectsV2Command,
  S3Client,
  S3ServiceException,
} from '@aws-sdk/client-s3'
import { Upload } from '@aws-sdk/lib-storage'
import type { ObjectInfo, Storage } from './storage.ts'
import { checkKey, checkPrefix, contentTypeOf } from './storage-key.ts'

/** Where objects go: `https://key:secret@host/bucket/below?region=eu-1`. */
export interface S3Address {
  endpoint: string
  bucket: string
  /** Prefix of every key, empty or ending in `/`. */
  below: string
  region: string
  accessKeyId: string
  secretAccessKey: string
}

/** @throws when the address names no bucket. */
export function parseS3Url(text: string): S3Address {
  const url = new URL(text)
  const [bucket = '', ...below] = url.pathname.split('/').filter(Boolean)
  if (!bucket) throw new Error('S3_URL must name a bucket: https://key:secret@host/bucket')
  return {
    endpoint: url.origin,
    bucket,
    below: below.length > 0 ? `${below.join('/')}/` : '',
    region: url.searchParams.get('region') ?? 'us-east-1',
    accessKeyId: decodeURIComponent(url.username),
    secretAccessKey: decodeURIComponent(url.password),
  }
}

function connect(address: Omit<S3Address, 'bucket' | 'below'>): S3Client {
  const { endpoint, region, ...credentials } = address
  return new S3Client({
    endpoint,
    region,
    credentials,
    forcePathStyle: true,
    // other makers' stores do not know the newer trailing checksums
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
  })
}

/** Objects in an S3-compatible store. */
export function openS3Storage(s3Url: string): Storage {
  const { bucket: Bucket, below, ...address } = parseS3Url(s3Url)
  const client = connect(address)
  const at = (key: string) => ({ Bucket, Key: below + checkKey(key) })

  async function stat(key: string): Promise<ObjectInfo | null> {
    const head = await client.send(new HeadObjectCommand(at(key))).catch(nullWhenMissing)
    return head && infoOf(key, head.ContentLength, head.ETag, head.LastModified)
  }

  async function put(key: string, Body: Uint8Array | Readable): Promise<ObjectInfo> {
    const params = { ...at(key), Body, ContentType: contentTypeOf(key) }
    // a stream that breaks aborts the upload: nothing appears under the key
    await new Upload({ client, params, leavePartsOnError: false }).done()
    const info = await stat(key)
    if (!info) throw new Error(`${key} is gone right after its upload`)
    return info
  }

  async function* list(prefix: string): AsyncGenerator<string> {
    const query = { Bucket, Prefix: below + checkPrefix(prefix) }
    let ContinuationToken: string | undefined
    do {
      const page = await client.send(
        new ListObjectsV2Command({ ...query, ...(ContinuationToken && { ContinuationToken }) }),
      )
      for (const object of page.Contents ?? []) yield object.Key!.slice(below.length)
      ContinuationToken = page.NextContinuationToken
    } while (ContinuationToken)
  }

  return {
    stat,
    put,
    list,
    async putFile(key, path) {
      const info = await put(key, createReadStream(path))
      await rm(path)
      return info
    },
    async read(key, range) {
      const Range = range && { Range: `bytes=${range.start}-${range.end}` }
      const found = await client.send(new GetObjectCommand({ ...at(key), ...Range })).catch(nullWhenMissing)
      if (!found) return null
      const whole = found.ContentRange ? Number(found.ContentRange.split('/')[1]) : found.ContentLength
      return { info: infoOf(key, whole, found.ETag, found.LastModified), body: found.Body as Readable }
    },
    async remove(key) {
      await client.send(new DeleteObjectCommand(at(key)))
    },
    async removePrefix(prefix) {
      const keys = await Array.fromAsync(list(prefix))
      for (let i = 0; i < keys.length; i += 1000) {
        const Objects = keys.slice(i, i + 1000).map(key => ({ Key: below + key }))
        const { Errors } = await client.send(new DeleteObjectsCommand({ Bucket, Delete: { Objects, Quiet: true } }))
        if (Errors?.[0]) throw new Error(`${Errors[0].Key} could not be removed: ${Errors[0].Message}`)
      }
    },
    localPath: () => null,
    async isWritable() {
      return client.send(new HeadBucketCommand({ Bucket })).then(
        () => true,
        () => false,
      )
    },
  }
}

function infoOf(key: string, bytes = 0, etag = '', modifiedAt = new Date(0)): ObjectInfo {
  return { bytes, contentType: contentTypeOf(key), etag: etag.startsWith('"') ? etag : `"${etag}"`, modifiedAt }
}

function nullWhenMissing(error: unknown): null {
  if (error instanceof S3ServiceException && error.$metadata.httpStatusCode === 404) return null
  throw error
}
