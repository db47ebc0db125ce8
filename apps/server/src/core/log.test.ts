import { expect, test } from 'vitest'
import { createLog, readable } from './log.ts'

function capture(format: 'json' | 'readable') {
  const lines: string[] = []
  const sink = { write: (text: string) => void lines.push(text) }
  const log = createLog({ level: 'info', format: 'json', role: 'web' }, format === 'json' ? sink : readable(sink))
  return { log, lines }
}

test('token parts, cookies, authorization and passwords never reach a line', () => {
  const { log, lines } = capture('json')
  const secret = 'sEcReT'
  log.info({ _he: secret, _pl: secret, _si: secret, password: secret }, 'top')
  log.info({ headers: { _si: secret, authorization: secret, cookie: secret, 'set-cookie': [secret] } }, 'one down')
  log.info({ req: { headers: { _he: secret, _pl: secret, cookie: secret }, url: '/a' } }, 'two down')
  expect(lines).toHaveLength(3)
  expect(lines.join('')).not.toContain(secret)
  expect(JSON.parse(lines[2]!).req.url).toBe('/a')
})

test('a line carries role, process and what a child logger adds', () => {
  const { log, lines } = capture('json')
  log.child({ requestId: 'r1' }).warn('slow')
  expect(JSON.parse(lines[0]!)).toMatchObject({
    level: 40,
    role: 'web',
    pid: process.pid,
    requestId: 'r1',
    msg: 'slow',
  })
})

test('the readable form is one line, with the stack of an error below', () => {
  const { log, lines } = capture('readable')
  log.info({ port: 80 }, 'up')
  expect(lines[0]).toMatch(/^\d\d:\d\d:\d\d info web \d+ up port=80\n$/)
  log.error({ err: new Error('no disk') }, 'down')
  expect(lines[1]).toMatch(/ERROR web \d+ down\nError: no disk\n +at /)
})
