import { once } from 'node:events'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { SMTPServer } from 'smtp-server'
import { afterAll, expect, test } from 'vitest'
import { createTestContext } from '../testing/test-context.ts'
import { openMailer } from './mail.ts'
import { startMailJobs } from './mail-jobs.ts'

const received: string[] = []
let refusals = 1

/** A mail server that is busy at first. */
const server = new SMTPServer({
  authOptional: true,
  disabledCommands: ['STARTTLS'],
  onData(stream, _session, done) {
    const chunks: Buffer[] = []
    stream.on('data', chunk => chunks.push(chunk))
    stream.on('end', () => {
      if (refusals-- > 0) return done(Object.assign(new Error('Busy'), { responseCode: 451 }))
      received.push(Buffer.concat(chunks).toString())
      done()
    })
  },
})
const listening = once(server.server, 'listening')
server.listen(0, '127.0.0.1')
await listening
const { port } = server.server.address() as { port: number }
afterAll(() => new Promise<void>(resolve => server.close(resolve)))

const ctx = await createTestContext({ smtpUrl: `smtp://127.0.0.1:${port}` })
const mail = {
  from: 'no-reply@example.com',
  to: 'ops@example.com',
  replyTo: 'linyu@example.com',
  subject: '预约',
  text: '想投片头五秒',
}

test('a queued mail reaches the mail server, also when it was busy the first time', async () => {
  await startMailJobs(ctx)
  await ctx.jobs.enqueue(ctx.db, 'mail.send', mail)
  await expect.poll(() => received.length, { timeout: 20_000 }).toBe(1)
  expect(received[0]).toContain('Reply-To: linyu@example.com')
  expect(received[0]).toContain(Buffer.from('想投片头五秒').toString('base64'))
  expect(ctx.takeTroubles()).toHaveLength(1)
})

test('without a mail server mails become files that only the owner reads', async () => {
  const folder = openMailer({ smtpUrl: null, dataDir: ctx.config.dataDir })
  await folder.send({ ...mail, subject: 'two\r\nBcc: everyone@example.com' })
  const dir = join(ctx.config.dataDir, 'mail')
  const [name = ''] = await readdir(dir)
  expect(name).toMatch(/\.eml$/)
  const text = await readFile(join(dir, name), 'utf8')
  expect(text).toContain('To: ops@example.com')
  expect(text).not.toMatch(/^Bcc:/m)
})
