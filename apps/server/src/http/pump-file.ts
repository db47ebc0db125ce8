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
    let state: 'reading' | 'writing' | 'done' = 'writing'

    const finish = (error?: Error | null) => {
      if (state === 'done') return
      state = 'done'
      res.off('close', onClose)
      close(fd, closeError => (error || closeError ? reject(error ?? closeError) : resolve()))
    }
    // A response whose connection is gone may keep what it is given for ever and never call back. A read that runs ends first:
    // its descriptor must not be closed under it.
    const onClose = () => {
      if (state === 'writing') finish(new Error('the client left'))
    }
    const readNext = (error?: Error | null) => {
      if (state === 'done') return
      if (error || res.destroyed) return finish(error ?? new Error('the client left'))
      if (at > end) {
        res.end()
        // After a failed write the kernel may still hold it: then it is left to the collector.
        if (spare.length < MAX_SPARE) spare.push(buffer)
        return finish()
      }
      state = 'reading'
      read(fd, buffer, 0, Math.min(buffer.length, end + 1 - at), at, write)
    }
    const write = (error: Error | null, bytes: number) => {
      if (error || bytes === 0) return finish(error ?? new Error('the file ended early'))
      if (res.closed) return finish(new Error('the client left'))
      state = 'writing'
      at += bytes
      // Called back when the kernel has the bytes: only then may the buffer be used again.
      res.write(buffer.subarray(0, bytes), readNext)
    }
    res.on('close', onClose)
    readNext()
  })
}
