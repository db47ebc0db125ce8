import { pages } from '@xinghe/contract/client'
import { useRootData } from '../core/root-data.ts'
import { useStrings } from '../core/zh.ts'
import { Logo } from './logo.tsx'

/** Links by purpose, and the operator's legal texts. */
export function Footer() {
  const t = useStrings()
  const site = useRootData()?.site
  const hasLive = site?.live_live === 1
  const columns = [
    {
      title: t.footer.watch,
      links: [
        ...(hasLive
          ? [
              { href: pages.livePlayer('tv', 0, 0), name: t.shell.liveTv },
              { href: pages.matches(), name: t.shell.matchCentre },
            ]
          : []),
        { href: pages.rank(), name: t.shell.rank },
        { href: pages.update(), name: t.shell.update },
      ],
    },
    {
      title: t.footer.member,
      links: [
        { href: pages.vip(), name: t.footer.vip },
        { href: pages.download('android'), name: t.footer.app },
      ],
    },
    {
      title: t.footer.work,
      links: [
        { href: pages.ads(), name: t.footer.ads },
        { href: pages.adsForm(), name: t.footer.adsForm },
      ],
    },
  ]
  return (
    <footer className="footer">
      <div className="wrap">
        <div>
          <div className="mb-3 text-ink">
            <Logo />
          </div>
          <p>{site?.disclaimer}</p>
        </div>
        {columns.map(column => (
          <nav key={column.title} aria-label={column.title}>
            <h2>{column.title}</h2>
            {column.links.map(link => (
              <a key={link.href} href={link.href}>
                {link.name}
              </a>
            ))}
          </nav>
        ))}
        <div className="footer-legal">
          <span>{site?.copyright}</span>
          <span>{t.footer.gentle}</span>
        </div>
      </div>
    </footer>
  )
}
