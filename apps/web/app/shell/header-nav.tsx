import { pages } from '@xinghe/contract/client'
import { Dropdown } from '@xinghe/ui'
import { ChevronDown } from 'lucide-react'
import { useLocation } from 'react-router'
import { useRootData } from '../core/root-data.ts'
import { useStrings } from '../core/zh.ts'
import { MegaMenu } from './mega-menu.tsx'

/** More categories than this stand in the mega menu only. */
const MOST = 7

/** Top category an address belongs to; 0 for none. */
function categoryOf(pathname: string): number {
  return Number(/^\/(?:nav|tabs|details|player\/vod)\/(\d+)/.exec(pathname)?.[1] ?? 0)
}

export function HeaderNav() {
  const t = useStrings()
  const root = useRootData()
  const { pathname } = useLocation()
  const current = categoryOf(pathname)
  const categories = useCategories()
  const hasLive = root?.site.live_live === 1
  const links = [
    { href: pages.home(), name: t.shell.home, on: pathname === '/' },
    ...(hasLive
      ? [
          { href: pages.livePlayer('tv', 0, 0), name: t.shell.live, on: pathname.startsWith('/player/live') },
          { href: pages.matches(), name: t.shell.matches, on: /^\/(match|player\/match)\//.test(pathname) },
        ]
      : []),
    ...categories
      .slice(0, MOST)
      .map(item => ({ href: pages.nav(item.typeId), name: item.name, on: item.typeId === current })),
    { href: pages.rank(), name: t.shell.rank, on: pathname === pages.rank() },
  ]
  return (
    <nav className="nav" aria-label={t.shell.mainNav}>
      {links.map(link => (
        <a key={link.href} className="nav-link" href={link.href} aria-current={link.on ? 'page' : undefined}>
          {link.name}
        </a>
      ))}
      <Dropdown
        label={t.shell.allTitle}
        triggerClass="nav-link"
        panelClass="left-(--gutter) top-[calc(100%-4px)] w-[780px] px-6 py-5"
        trigger={
          <>
            {t.shell.all}
            <ChevronDown size={14} />
          </>
        }
      >
        {close => <MegaMenu onPick={close} />}
      </Dropdown>
    </nav>
  )
}

/** Top categories; adult ones never reach the navigation. */
export const useCategories = () => (useRootData()?.navs ?? []).filter(item => item.typeEn !== 'chengren')
