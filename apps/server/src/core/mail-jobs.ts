import type { Jobs } from './jobs.ts'
import type { Mailer } from './mail.ts'

/** Sends queued mails, each again later when the mail server does not take it. */
export async function startMailJobs({ jobs, mail }: { jobs: Jobs; mail: Mailer }): Promise<void> {
  await jobs.work('mail.send', { concurrency: 2 }, ({ data }) => mail.send(data))
}
