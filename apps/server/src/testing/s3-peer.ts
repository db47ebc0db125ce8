import S3rver from 's3rver'

/** A small S3-speaking server on a free port with one bucket; `url` is what S3_URL takes. */
export async function startS3(directory: string): Promise<{ url: string; close(): Promise<void> }> {
  const server = new S3rver({
    address: '127.0.0.1',
    port: 0,
    silent: true,
    directory,
    configureBuckets: [{ name: 'media', configs: [] }],
  })
  const { port } = await server.run()
  return { url: `http://S3RVER:S3RVER@127.0.0.1:${port}/media`, close: () => server.close() }
}
