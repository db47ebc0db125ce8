import { pages, type UserInfo } from '@xinghe/contract/client'
import { History, User } from 'lucide-react'
import { useLocation } from 'react-router'
import { maskEmail } from '../account/mask-email.ts'
import { Portrait } from '../account/portrait.tsx'
import { isVip } from '../core/session.ts'
import { useStrings } from '../core/zh.ts'

/** Who is signed in, and the pages there are. */
export function UserMenu({ user }: { user: UserInfo }) {
  const { user: t, historyMenu } = useStrings()
  const { pathname } = useLocation()
  const entries = [
    { href: pages.user('back'), name: historyMenu.label, Icon: History },
    { href: pages.user('info'), name: t.info, Icon: User },
  ]
  return (
    <div className="user-menu panel">
      <div className="user-card">
        <span className="avatar" data-vip={isVip(user) ? '' : undefined}>
          <Portrait user={user} sizes="64px" />
        </span>
        <b className="one">{user.userNickName}</b>
        {user.userEmail && <span className="one">{maskEmail(user.userEmail)}</span>}
      </div>
      <nav aria-label={t.centre}>
        {entries.map(({ href, name, Icon }) => (
          <a key={href} href={href} aria-current={pathname === href ? 'page' : undefined}>
            <Icon size={20} />
            {name}
          </a>
        ))}
      </nav>
    </div>
  )
}
