import { pages } from '@xinghe/contract/client'
import { toast } from '@xinghe/ui'
import { useNavigate } from 'react-router'
import { forMembers } from '../core/for-members.ts'
import { isVip, useUser } from '../core/session.ts'
import { useStrings } from '../core/zh.ts'

/** The way to buy VIP: members go on, guests are warned and asked to sign in. */
export function useVip(): { isVip: boolean; upgrade(): void } {
  const user = useUser()
  const t = useStrings()
  const navigate = useNavigate()
  return {
    isVip: isVip(user),
    upgrade() {
      if (!user) toast.warn(t.shell.loginFirst)
      forMembers(() => void navigate(pages.vip()))
    },
  }
}
