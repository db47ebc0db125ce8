import { pages } from '@xinghe/contract/client'
import { Button } from '@xinghe/ui'
import { Portrait } from '../account/portrait.tsx'
import { openDialog } from '../core/dialogs.ts'
import { isVip, useUser } from '../core/session.ts'
import { useHydrated } from '../core/use-hydrated.ts'
import { useStrings } from '../core/zh.ts'

/** 登录 for guests, else the avatar with a gold ring for VIP. */
export function HeaderUser() {
  const user = useUser()
  const isHydrated = useHydrated()
  const t = useStrings()
  if (!user) {
    return (
      <Button className="header-login" data-early={isHydrated ? undefined : ''} onClick={() => openDialog('login')}>
        {t.shell.login}
      </Button>
    )
  }
  return (
    <a className="avatar" href={pages.user()} aria-label={user.userNickName} data-vip={isVip(user) ? '' : undefined}>
      <Portrait user={user} sizes="34px" />
    </a>
  )
}
