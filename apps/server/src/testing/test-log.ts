import { createLog, type Log } from '../core/log.ts'

export interface TestLog {
  log: Log
  /** Entries of level warn and above since the last call, as parsed JSON. */
  takeTroubles(): { level: number; msg: string; [field: string]: unknown }[]
}

/** Silent log that remembers warnings and errors, so that a test can expect them and anything unexpected fails it. */
export function createTestLog(): TestLog {
  let lines: { level: number; msg: string }[] = []
  const log = createLog(
    { level: 'warn', format: 'json', role: 'test' },
    {
      write(line) {
        lines.push(JSON.parse(line))
      },
    },
  )
  return {
    log,
    takeTroubles() {
      const taken = lines
      lines = []
      return taken
    },
  }
}
