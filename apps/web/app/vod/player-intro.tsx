import type { VodDetail } from '@xinghe/contract/client'
import { WorkFacts } from './work-facts.tsx'

/** Story and makers, in the panel. */
export function PlayerIntro({ work }: { work: VodDetail }) {
  return (
    <div className="side-panel-body">
      <p className="whitespace-pre-line leading-[1.75] text-ink-2">{work.content || work.blurb}</p>
      <WorkFacts work={work} className="mt-4" />
    </div>
  )
}
