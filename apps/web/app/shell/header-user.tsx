import { pages } from '@xinghe/contract/client'
import { Button, Picture } from '@xinghe/ui'
import { openDialog } from '../core/dialogs.ts'
import { isVip, useUser } from '../core/session.ts'
import { useStrings } from '../core/zh.ts'

/** 登录 for guests, else the avatar with a gold ring for VIP. */
export function HeaderUser() {
  const user = useUser()
  const t = useStrings()
  if (!user) {
    return (
      <Button className="header-login" onClick={() => openDialog('login')}>
        {t.shell.login}
      </Button>
    )
  }
  const portrait = user.userPortrait ? { src: user.userPortrait, srcset: '', color: '' } : null
  return (
    <a className="avatar" href={pages.user()} aria-label={user.userNickName} data-vip={isVip(user) ? '' : undefined}>
      <Picture picture={portrait} title={user.userNickName.slice(0, 1)} sizes="34px" eager />
    </a>
  )
}
