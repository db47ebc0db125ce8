import type { Readable } from 'node:stream'

export interface ObjectInfo {
  bytes: number
  contentType: string
  /** Strong, quoted. */
  etag: string
  modifiedAt: Date
}

/**
 * Files by key (`media/<asset>/720p/seg-00001.m4s`): disk or S3, same behaviour. Keys never contain `..`, a leading `/` or a
 * backslash; the content type is that of the key's file ending (`storage-key.ts`).
 */
export interface Storage {
  /** Appears whole or not at all; replaces what was there. */
  put(key: string, body: Uint8Array | Readable): Promise<ObjectInfo>
  /** Moves or uploads a finished local file. */
  putFile(key: string, path: string): Promise<ObjectInfo>
  stat(key: string): Promise<ObjectInfo | null>
  /** Bytes `start` to `end`, both included; the whole object without a range. Null when absent. */
  read(key: string, range?: { start: number; end: number }): Promise<{ info: ObjectInfo; body: Readable } | null>
  remove(key: string): Promise<void>
  removePrefix(prefix: string): Promise<void>
  list(prefix: string): AsyncIterable<string>
  /** Path of the object when it is a plain local file (delivery may then sendfile it), else null. */
  localPath(key: string): string | null
  isWritable(): Promise<boolean>
}
