/** Progress on stderr: one line that renews itself on a terminal, else a new line every five seconds. */
export function createProgress(stream: NodeJS.WriteStream): { show(text: string): void; end(): void } {
  const isTerminal = stream.isTTY === true
  const pauseMs = isTerminal ? 200 : 5_000
  let shownAt = 0
  let pending = ''
  const write = () => {
    stream.write(isTerminal ? `\r\u001b[2K${pending}` : `${pending}\n`)
    pending = ''
    shownAt = Date.now()
  }
  return {
    show(text) {
      pending = text
      if (Date.now() - shownAt >= pauseMs) write()
    },
    end() {
      if (pending !== '') write()
      if (isTerminal && shownAt > 0) stream.write('\n')
    },
  }
}
