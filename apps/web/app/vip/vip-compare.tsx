import { Section } from '@xinghe/ui'
import { Check } from 'lucide-react'
import { fill, useStrings } from '../core/zh.ts'

/** The highest level without VIP, as `media` of the server gives it out. */
const FREE_LEVEL = '720P'

/** What guests, members and VIP members have. */
export function VipCompare() {
  const t = useStrings().vip
  const free = fill(t.upTo, { level: FREE_LEVEL })
  const rows: { name: string; has: readonly (string | boolean | undefined)[] }[] = [
    { name: t.noAdsRow, has: [false, false, true] },
    { name: t.quality, has: [free, free, t.everyLevel] },
    { name: t.vipWorks, has: [t.trial, t.trial, t.whole] },
    { name: t.offline, has: [false, false, true] },
    { name: t.history, has: [t.onDevice, t.inCloud, t.inCloud] },
    { name: t.together, has: [false, true, true] },
  ]
  const columns = [t.guest, t.member, t.vip]
  return (
    <Section title={t.compare}>
      <table className="vip-table">
        <caption className="sr-only">{t.compare}</caption>
        <thead>
          <tr>
            {[t.benefit, ...columns].map(name => (
              <th key={name} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ name, has }) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              {columns.map((column, at) => (
                <td key={column}>
                  <Has value={has[at]} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </Section>
  )
}

function Has({ value }: { value: string | boolean | undefined }) {
  const t = useStrings().vip
  if (typeof value === 'string') return value
  return (
    <>
      {value ? <Check size={18} className="mx-auto" aria-hidden="true" /> : <span aria-hidden="true">—</span>}
      <span className="sr-only">{value ? t.yes : t.no}</span>
    </>
  )
}
