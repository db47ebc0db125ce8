import { pages } from '@xinghe/contract/client'
import {
  Camera,
  Clapperboard,
  Film,
  Globe,
  LayoutGrid,
  type LucideIcon,
  Mic,
  Rabbit,
  Shapes,
  Smartphone,
  Sparkles,
  Trophy,
  Tv,
} from 'lucide-react'
import { useRootData } from '../core/root-data.ts'
import { useStrings } from '../core/zh.ts'
import { useCategories } from './header-nav.tsx'

const icons: Record<string, LucideIcon> = {
  juji: Clapperboard,
  dianying: Film,
  zongyi: Mic,
  dongman: Sparkles,
  jilupian: Camera,
  haiwai: Globe,
  shaoer: Rabbit,
  duanju: Smartphone,
}

interface Group {
  icon: LucideIcon
  name: string
  href?: string
  links: { href: string; name: string }[]
}

/** More children than this are found on the category's own page. */
const MOST = 6

/** Everything the site has, five groups in a row. */
export function MegaMenu({ onPick }: { onPick(): void }) {
  return (
    <div className="grid grid-cols-5 gap-x-6 gap-y-[18px]">
      {useGroups().map(group => (
        <div key={group.name}>
          <h2 className="mb-1.5 flex items-center gap-2 text-13">
            <group.icon size={16} />
            {group.href ? (
              <a href={group.href} onClick={onPick} className="hover:text-accent">
                {group.name}
              </a>
            ) : (
              group.name
            )}
          </h2>
          {group.links.map(link => (
            <a key={link.href} href={link.href} onClick={onPick} className="block leading-7 hover:text-accent">
              {link.name}
            </a>
          ))}
        </div>
      ))}
    </div>
  )
}

function useGroups(): Group[] {
  const t = useStrings()
  const site = useRootData()?.site
  const groups: Group[] = useCategories().map(item => ({
    icon: icons[item.typeEn] ?? Shapes,
    name: item.name,
    href: pages.nav(item.typeId),
    links: item.children
      .slice(0, MOST)
      .map(child => ({ href: pages.nav(item.typeId, child.typeId), name: child.name })),
  }))
  if (site?.live_live === 1) {
    groups.unshift(
      {
        icon: Tv,
        name: t.shell.live,
        links: [
          { href: pages.livePlayer('tv', 0, 0), name: t.shell.liveTv },
          { href: pages.livePlayer('us', 0, 0), name: t.shell.overseas },
        ],
      },
      { icon: Trophy, name: t.shell.matches, links: [{ href: pages.matches(), name: t.shell.matchCentre }] },
    )
  }
  groups.push({
    icon: LayoutGrid,
    name: t.shell.more,
    links: [
      { href: pages.update(), name: t.shell.update },
      { href: pages.rank(), name: t.shell.rank },
      ...(site?.index_old_version_site ? [{ href: site.index_old_version_site, name: t.shell.oldSiteLong }] : []),
    ],
  })
  return groups
}
