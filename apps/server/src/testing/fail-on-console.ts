import { afterEach, beforeEach, expect, vi } from 'vitest'

/** Vitest set-up file: a console line nobody asked for fails its test; one that is expected is spied on by the test itself. */
const methods = ['error', 'warn', 'info', 'log'] as const

beforeEach(() => {
  for (const method of methods) vi.spyOn(console, method).mockImplementation(() => {})
})

afterEach(() => {
  const lines = methods.flatMap(method =>
    vi.isMockFunction(console[method]) ? vi.mocked(console[method]).mock.calls : [],
  )
  for (const method of methods) vi.mocked(console[method]).mockRestore?.()
  expect(lines, 'unexpected lines on the console').toEqual([])
})
