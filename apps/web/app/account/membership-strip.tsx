import type { UserInfo } from '@xinghe/contract/client'
import { Button } from '@xinghe/ui'
import { Crown } from 'lucide-react'
import { useRootData } from '../core/root-data.ts'
import { fill, useStrings } from '../core/zh.ts'
import { useVip } from '../shell/use-vip.ts'
import { useMembership } from './use-membership.ts'

/** How long the membership lasts, or what it would bring, and the way to buy it. */
export function MembershipStrip({ user }: { user: UserInfo }) {
  const { user: t, player } = useStrings()
  const { kind, line } = useMembership(user)
  const { upgrade } = useVip()
  return (
    <div className="membership">
      <Crown size={24} aria-hidden="true" />
      <p>
        <b>{fill(t.vip, { name: useRootData()?.site.name ?? '' })}</b>
        {kind === 'none' ? player.vipBenefits : line}
      </p>
      <Button kind="gold" onClick={upgrade}>
        {kind === 'none' ? t.open : t.renew}
      </Button>
    </div>
  )
}
