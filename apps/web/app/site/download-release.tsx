import { Section, toast } from '@xinghe/ui'
import { Copy, Download } from 'lucide-react'
import { copyText } from '../core/clipboard.ts'
import { fill, useStrings } from '../core/zh.ts'
import type { Release } from './download.page.tsx'

const MEGABYTE = 1_000_000

function useWords() {
  const t = useStrings().download
  return {
    t,
    facts: ({ version, bytes }: Release) =>
      `${fill(t.version, { version })} · ${fill(t.size, { n: (bytes / MEGABYTE).toFixed(1) })}`,
    // The same day for everyone: the server's HTML must agree with the browser.
    date: ({ releasedAt }: Release) => new Date(releasedAt * 1000).toISOString().slice(0, 10),
  }
}

/** The newest release: its file, what it is, and how to check it. */
export function DownloadRelease({ release }: { release: Release }) {
  const { t, facts, date } = useWords()
  return (
    <div className="grid min-w-0 justify-items-start gap-3">
      <a className="btn btn-primary btn-lg" href={release.url} download>
        <Download size={16} />
        {t.get}
      </a>
      <span className="text-13 text-ink-3">
        {facts(release)} · {fill(t.released, { date: date(release) })}
      </span>
      <Checksum value={release.sha256} />
      {release.notes && <p className="max-w-72 text-13 whitespace-pre-line text-ink-2">{release.notes}</p>}
    </div>
  )
}

function Checksum({ value }: { value: string }) {
  const t = useStrings().download
  const copy = async () => {
    if (await copyText(value)) toast.ok(t.copied)
    else toast.warn(t.copyFailed)
  }
  return (
    <span className="flex items-center gap-2 text-12 text-ink-3">
      {t.checksum}
      <code className="download-sum" title={value}>
        {value}
      </code>
      <button type="button" className="hover:text-accent" aria-label={t.copyChecksum} onClick={() => void copy()}>
        <Copy size={14} />
      </button>
    </span>
  )
}

/** Everything before it, for who needs an older one. */
export function OlderReleases({ releases }: { releases: readonly Release[] }) {
  const { t, facts, date } = useWords()
  return (
    <Section title={t.older}>
      <ul className="grid gap-px">
        {releases.map(release => (
          <li key={release.version} className="flex flex-wrap items-center gap-x-6 border-b border-line py-3">
            <a className="font-medium hover:text-accent" href={release.url} download>
              {facts(release)}
            </a>
            <span className="text-13 text-ink-3">{fill(t.released, { date: date(release) })}</span>
            <Checksum value={release.sha256} />
          </li>
        ))}
      </ul>
    </Section>
  )
}
