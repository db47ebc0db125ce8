import type { UserInfo } from '@xinghe/contract/client'
import { pages } from '@xinghe/contract/client'
import { Button } from '@xinghe/ui'
import { LogOut } from 'lucide-react'
import type { MetaArgs } from 'react-router'
import { rootDataOf } from '../core/root-data.ts'
import { pageMeta } from '../core/seo.ts'
import { logout, useUser } from '../core/session.ts'
import { stringsOf, useStrings } from '../core/zh.ts'
import { maskEmail } from './mask-email.ts'
import { Portrait } from './portrait.tsx'
import { useMembership } from './use-membership.ts'

export const meta = ({ matches }: MetaArgs) => {
  const root = rootDataOf(matches)
  const title = stringsOf(root?.lang ?? 's').user.info
  return [...pageMeta(root, { title, path: pages.user('info') }), { name: 'robots', content: 'noindex' }]
}

/** What the site knows of the signed-in user. */
export default function InfoPage() {
  const user = useUser()
  return user && <Info user={user} />
}

function Info({ user }: { user: UserInfo }) {
  const t = useStrings().user
  const membership = useMembership(user)
  const rows = [
    { name: t.account, value: user.userName },
    { name: t.nickname, value: user.userNickName },
    { name: t.email, value: user.userEmail && maskEmail(user.userEmail) },
    { name: 'QQ', value: user.userQq },
    {
      name: t.membership,
      value: [membership.kind === 'vip' ? 'VIP' : t.member, membership.line].filter(Boolean).join(' · '),
    },
  ]
  return (
    <section className="panel px-8 pt-6 pb-8">
      <h1 className="text-18">{t.info}</h1>
      <div className="info">
        <span className="avatar">
          <Portrait user={user} sizes="96px" />
        </span>
        <dl>
          {rows.map(({ name, value }) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd data-empty={value ? undefined : ''}>{value || t.notSet}</dd>
            </div>
          ))}
        </dl>
      </div>
      <Button kind="line" onClick={() => logout()}>
        <LogOut size={16} />
        {t.logout}
      </Button>
    </section>
  )
}
