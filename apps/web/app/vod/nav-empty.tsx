import { pages, type RankRow } from '@xinghe/contract/client'
import { ButtonLink, Empty, Section } from '@xinghe/ui'
import { fill, useStrings } from '../core/zh.ts'
import type { Condition, Filter, NavPlace } from './nav-filter.ts'
import { WorkGrid } from './work-grid.tsx'

interface NavEmptyProps {
  place: NavPlace
  filter: Filter
  conditions: readonly Condition[]
  /** The one condition without which there are most works; null when no single one helps. */
  drop: Condition['field'] | null
  watching: readonly RankRow[]
}

/** Says which combination found nothing and which condition to drop, then what others watch. */
export function NavEmpty({ place, filter, conditions, drop, watching }: NavEmptyProps) {
  const strings = useStrings()
  const t = strings.nav
  const names = conditions.map(condition => condition.name).join(' · ')
  const spare = conditions.length > 1 && conditions.find(condition => condition.field === drop)
  const hint = conditions.length > 0 ? fill(t.noneHint, { conditions: names }) : t.noneAtAll
  return (
    <>
      <div className="py-9">
        <Empty kind="none" title={fill(t.none, { name: place.childId ? t.work : place.name || t.work })} hint={hint}>
          {conditions.length > 0 && (
            <ButtonLink kind="primary" href={pages.nav(place.typeId, 0, { order: filter.order })}>
              {t.clear}
            </ButtonLink>
          )}
          {spare && <ButtonLink href={spare.without}>{fill(t.onlyDrop, { name: spare.name })}</ButtonLink>}
        </Empty>
      </div>
      {watching.length > 0 && (
        <Section
          title={t.watching}
          more={{ href: pages.nav(place.typeId, 0, { order: 'hot' }), label: strings.shell.all }}
        >
          <WorkGrid works={watching} grid="full" rows={1} />
        </Section>
      )}
    </>
  )
}
