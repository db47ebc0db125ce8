import { close, read } from 'node:fs'
import type { ServerResponse } from 'node:http'

/** Measured on one core: smaller pieces cost calls, larger ones memory per slow client without being faster. */
const CHUNK_BYTES = 256 * 1024
const MAX_SPARE = 32
const spare: Buffer[] = []

/**
 * Writes bytes `start` to `end` (included) of an open file to a response, ends it and closes the file. Rejects when the file
 * cannot be read to its end or the client leaves.
 *
 * One buffer is filled and written in turn, which costs half of what a read stream does: that allocates each piece anew, and so
 * much fresh memory keeps the garbage collector busy. For the same reason buffers are used again.
 */
export function pumpFile(fd: number, res: ServerResponse, start: number, end: number): Promise<void> {
  return new Promise((resolve, reject) => {
    const buffer = spare.pop() ?? Buffer.allocUnsafeSlow(CHUNK_BYTES)
    let at = start

    const finish = (error?: Error | null) => close(fd, closeError => (error ? reject(error) : settle(closeError)))
    const settle = (error: Error | null) => (error ? reject(error) : resolve())

    const readNext = (writeError?: Error | null) => {
      if (writeError || res.destroyed) return finish(writeError ?? new Error('the client left'))
      if (at > end) {
        res.end()
        // After a failed write the kernel may still hold it: then it is left to the collector.
        if (spare.length < MAX_SPARE) spare.push(buffer)
        return finish()
      }
      read(fd, buffer, 0, Math.min(buffer.length, end + 1 - at), at, write)
    }
    const write = (readError: Error | null, bytes: number) => {
      if (readError || bytes === 0) return finish(readError ?? new Error('the file ended early'))
      at += bytes
      // Called back when the kernel has the bytes, or the connection is gone: only then may the buffer be used again.
      res.write(buffer.subarray(0, bytes), readNext)
    }
    readNext()
  })
}
