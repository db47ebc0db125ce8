import { pages } from '@xinghe/contract/client'
import { toast } from '@xinghe/ui'
import { useNavigate } from 'react-router'
import { forMembers } from '../core/for-members.ts'
import { isVip, useUser } from '../core/session.ts'
import { useStrings } from '../core/zh.ts'

/** Id of the heading on the VIP page under which packages are chosen. */
export const PACKAGES = 'packages'

/** The way to buy VIP: members are led to the packages, guests are warned and asked to sign in. */
export function useVip(): { isVip: boolean; upgrade(): void } {
  const user = useUser()
  const t = useStrings()
  const navigate = useNavigate()
  return {
    isVip: isVip(user),
    upgrade() {
      if (!user) toast.warn(t.shell.loginFirst)
      forMembers(() => showPackages() || void navigate(pages.vip()))
    },
  }
}

/** False where the page on screen has none. */
function showPackages(): boolean {
  const packages = document.getElementById(PACKAGES)
  packages?.focus({ preventScroll: true })
  packages?.scrollIntoView({ behavior: 'smooth' })
  return packages !== null
}
