import { pages, vodOrders } from '@xinghe/contract/client'
import { ChipLink } from '@xinghe/ui'
import { X } from 'lucide-react'
import { fill, useStrings } from '../core/zh.ts'
import type { Condition, Filter, NavPlace } from './nav-filter.ts'

interface NavBarProps {
  place: NavPlace
  filter: Filter
  conditions: readonly Condition[]
  total: number
}

/** The order, what is picked, and how many works that leaves. */
export function NavBar({ place, filter, conditions, total }: NavBarProps) {
  const t = useStrings().nav
  const { page: _, ...rest } = filter
  const { typeId, childId } = place
  return (
    <div className="nav-bar">
      <nav className="nav-orders" aria-label={t.orders}>
        {vodOrders.map(order => (
          <a
            key={order}
            href={pages.nav(typeId, childId, { ...rest, order })}
            aria-current={order === (filter.order ?? 'latest') ? 'true' : undefined}
          >
            {t[order]}
          </a>
        ))}
      </nav>
      <div className="picked">
        {conditions.map(({ field, name, without }) => (
          <ChipLink key={field} href={without} chosen aria-label={fill(t.drop, { name })}>
            {name}
            <X size={14} />
          </ChipLink>
        ))}
        {conditions.length > 0 && <ChipLink href={pages.nav(typeId, 0, { order: filter.order })}>{t.clear}</ChipLink>}
      </div>
      <p className="page-note" role="status">
        {fill(t.total, { n: total.toLocaleString('en-US') })}
      </p>
    </div>
  )
}
