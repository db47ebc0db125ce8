import { type HomeSection, pages } from '@xinghe/contract/client'
import { Button, Chip, Empty, Section } from '@xinghe/ui'
import { RotateCw } from 'lucide-react'
import { useRootData } from '../core/root-data.ts'
import { fill, useStrings } from '../core/zh.ts'
import { WorkGrid } from '../vod/work-grid.tsx'
import { WorkRank } from '../vod/work-rank.tsx'
import { Feature } from './feature.tsx'
import { type SectionPick, useSectionPick } from './use-section-pick.ts'

/** One large and four wide need this many works. */
const FEATURE_SIZE = 5
const MOST_CHIPS = 6

/** One block of the home page in the layout the operator chose. */
export function HomeSectionView({ section }: { section: HomeSection }) {
  const t = useStrings()
  const pick = useSectionPick(section)
  if (section.layout === 'editorial' && section.items.length >= FEATURE_SIZE) {
    return <Feature title={section.title} works={section.items.slice(0, FEATURE_SIZE)} />
  }
  const isRanked = section.layout === 'ranked' && section.rank.length > 0
  const works = <Works pick={pick} isRanked={isRanked} />
  return (
    <Section
      title={section.title}
      beside={<Chips section={section} pick={pick} />}
      more={section.typeId > 0 ? { href: pages.nav(section.typeId), label: t.shell.all } : undefined}
    >
      {isRanked ? (
        <div className="with-side">
          {works}
          <WorkRank title={fill(t.rank.hot, { name: section.title })} rows={section.rank} />
        </div>
      ) : (
        works
      )}
    </Section>
  )
}

/** The category's children, each of which fills the block with its own works. */
function Chips({ section, pick }: { section: HomeSection; pick: SectionPick }) {
  const t = useStrings().home
  const children = useRootData()?.navs.find(item => item.typeId === section.typeId)?.children ?? []
  if (section.typeId === 0 || children.length === 0) return null
  const chips = [{ typeId: 0, name: t.hot }, ...children.slice(0, MOST_CHIPS)]
  return (
    <div className="section-chips">
      {chips.map(chip => (
        <Chip key={chip.typeId} pressed={chip.typeId === pick.typeId} onClick={() => pick.choose(chip.typeId)}>
          {chip.name}
        </Chip>
      ))}
    </div>
  )
}

function Works({ pick, isRanked }: { pick: SectionPick; isRanked: boolean }) {
  const t = useStrings()
  if (pick.state === 'failed') {
    return (
      <Empty kind="fault" title={t.fault.section} hint={t.fault.sectionHint}>
        <Button onClick={pick.retry}>
          <RotateCw size={16} />
          {t.fault.retry}
        </Button>
      </Empty>
    )
  }
  if (pick.works.length === 0) {
    return <Empty kind="none" title={t.home.noneOfKind} hint={t.home.noneOfKindHint} />
  }
  return (
    <div className={pick.state === 'loading' ? 'waiting' : ''} aria-busy={pick.state === 'loading'}>
      <WorkGrid works={pick.works} grid={isRanked ? 'side' : 'full'} rows={isRanked ? 2 : 1} />
    </div>
  )
}
