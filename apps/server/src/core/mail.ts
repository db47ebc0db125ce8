import { randomUUID } from 'node:crypto'
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createTransport } from 'nodemailer'

/** One mail in plain text. */
export interface Mail {
  from: string
  to: string
  replyTo?: string
  subject: string
  text: string
}

/** Hands mails over; whoever wants one sent enqueues `mail.send`, which survives a mail server that is away. */
export interface Mailer {
  /** @throws when the mail server refuses it or can not be reached. */
  send(mail: Mail): Promise<void>
  close(): void
}

/** The mail server of `SMTP_URL`; without one, mails become files in `DATA_DIR/mail`. */
export function openMailer({ smtpUrl, dataDir }: { smtpUrl: string | null; dataDir: string }): Mailer {
  return smtpUrl === null ? openMailFolder(join(dataDir, 'mail')) : openMailServer(smtpUrl)
}

function openMailServer(url: string): Mailer {
  const transport = createTransport(url)
  return {
    async send(mail) {
      await transport.sendMail({ ...mail, disableFileAccess: true, disableUrlAccess: true })
    },
    close: () => transport.close(),
  }
}

function openMailFolder(dir: string): Mailer {
  const transport = createTransport({ streamTransport: true, buffer: true, newline: 'unix' })
  return {
    async send(mail) {
      const { message } = await transport.sendMail({ ...mail, disableFileAccess: true, disableUrlAccess: true })
      await mkdir(dir, { recursive: true })
      const name = `${new Date().toISOString().replace(/[:.]/g, '-')}-${randomUUID().slice(0, 8)}.eml`
      await writeFile(join(dir, name), message as Buffer, { mode: 0o600 })
    },
    close: () => transport.close(),
  }
}
