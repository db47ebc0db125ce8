import type { VodDetail } from '@xinghe/contract/client'
import { Tabs } from '@xinghe/ui'
import { useState } from 'react'
import { useStrings } from '../core/zh.ts'
import { DetailPeople } from './detail-people.tsx'
import { EpisodePicker } from './episode-picker.tsx'

type TabName = 'episodes' | 'extras' | 'people'

/** What belongs to the work: its episodes, extras and people. */
export function DetailTabs({ work }: { work: VodDetail }) {
  const t = useStrings().detail
  const [tab, setTab] = useState<TabName>('episodes')
  const extras = work.episodes.filter(episode => episode.kind === 'extra')
  const tabs = [
    { name: 'episodes' as const, label: t.episodes },
    ...(extras.length > 0 ? [{ name: 'extras' as const, label: t.extras, count: extras.length }] : []),
    ...(work.people.length > 0 ? [{ name: 'people' as const, label: t.people }] : []),
  ]
  return (
    <div className="detail-tabs">
      <Tabs label={work.title} tabs={tabs} value={tab} onChange={setTab}>
        {tab === 'episodes' && (
          <EpisodePicker work={work} episodes={work.episodes.filter(episode => episode.kind !== 'extra')} />
        )}
        {tab === 'extras' && <EpisodePicker work={work} episodes={extras} />}
        {tab === 'people' && <DetailPeople people={work.people} />}
      </Tabs>
    </div>
  )
}
