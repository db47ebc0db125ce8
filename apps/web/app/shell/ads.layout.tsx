import { pages } from '@xinghe/contract/client'
import { ButtonLink } from '@xinghe/ui'
import { useLocation } from 'react-router'
import { useRootData } from '../core/root-data.ts'
import { useStrings } from '../core/zh.ts'
import { Logo } from './logo.tsx'
import { PageOutlet } from './page-outlet.tsx'

/** The advertising section: a header and a footer of its own, no toolbar. */
export default function AdsLayout() {
  const t = useStrings()
  const site = useRootData()?.site
  return (
    <>
      <header className="header">
        <a className="skip-link" href="#main">
          {t.shell.skip}
        </a>
        <div className="wrap">
          <Logo />
          <AdsNav />
          <div className="ml-auto flex gap-2">
            <ButtonLink kind="line" href={pages.home()}>
              {t.ads.back}
            </ButtonLink>
            <ButtonLink kind="primary" href={pages.adsForm()}>
              {t.ads.form}
            </ButtonLink>
          </div>
        </div>
      </header>
      <main id="main" tabIndex={-1} className="below-header outline-none">
        <PageOutlet />
      </main>
      <footer className="footer">
        <div className="wrap">
          <div className="footer-legal">
            <span>{site?.copyright}</span>
            <span>{t.ads.promise}</span>
          </div>
        </div>
      </footer>
    </>
  )
}

function AdsNav() {
  const t = useStrings().ads
  const { pathname } = useLocation()
  const links = [
    { href: pages.ads(), name: t.centre, on: !pathname.endsWith('/form') },
    { href: pages.adsForm(), name: t.form, on: pathname.endsWith('/form') },
  ]
  return (
    <nav className="nav" aria-label={t.title}>
      {links.map(link => (
        <a key={link.href} className="nav-link" href={link.href} aria-current={link.on ? 'page' : undefined}>
          {link.name}
        </a>
      ))}
    </nav>
  )
}
