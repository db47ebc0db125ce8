import type { Clock } from '../core/clock.ts'

/** A clock that moves only when told. */
export interface TestClock extends Clock {
  set(time: Date | string): void
  advance(seconds: number): void
}

/** Starts at the real time unless told otherwise, because the database's own `now()` is real. */
export function createTestClock(start = new Date()): TestClock {
  let now = new Date(start)
  return {
    now: () => new Date(now),
    set(time) {
      now = new Date(time)
    },
    advance(seconds) {
      now = new Date(now.getTime() + seconds * 1000)
    },
  }
}
