import { Crown, Undo2 } from 'lucide-react'
import { useRootData } from '../core/root-data.ts'
import { useStrings } from '../core/zh.ts'
import { SearchBox } from '../search/search-box.tsx'
import { HeaderNav } from './header-nav.tsx'
import { HeaderUser } from './header-user.tsx'
import { HistoryMenu } from './history-menu.tsx'
import { Logo } from './logo.tsx'
import { MessageMenu } from './message-menu.tsx'
import { useScrolled } from './use-scrolled.ts'
import { useVip } from './use-vip.ts'

/** For whom the page begins with a dark picture under the header: members who paid do not see the banner above it. */
export type Over = 'all' | 'vip' | undefined

/** `over`: lies on a dark picture, transparent until the page is scrolled. */
export function Header({ over }: { over?: Over }) {
  const t = useStrings()
  const scrolled = useScrolled()
  const onPicture = scrolled ? undefined : over
  return (
    <header className="header" data-over={onPicture}>
      <a className="skip-link" href="#main">
        {t.shell.skip}
      </a>
      <div className={onPicture === 'all' ? 'wrap on-picture' : 'wrap'}>
        <Logo />
        <HeaderNav />
        <SearchBox />
        <div className="header-tools">
          <VipButton />
          <HistoryMenu />
          <MessageMenu />
          <OldSite />
          <HeaderUser />
        </div>
      </div>
    </header>
  )
}

function VipButton() {
  const t = useStrings()
  const { isVip, upgrade } = useVip()
  return (
    <button type="button" className="btn btn-gold btn-sm mr-2" onClick={upgrade}>
      <Crown size={14} />
      {isVip ? t.shell.renewVip : t.shell.buyVip}
    </button>
  )
}

function OldSite() {
  const t = useStrings()
  const address = useRootData()?.site.index_old_version_site
  if (!address) return null
  return (
    <a className="header-tool" href={address}>
      <Undo2 size={20} />
      {t.shell.oldSite}
    </a>
  )
}
