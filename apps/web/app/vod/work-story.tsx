import type { VodDetail } from '@xinghe/contract/client'
import { WorkFacts } from './work-facts.tsx'

/** Story and makers in a narrow column. */
export function WorkStory({ work, className }: { work: VodDetail; className?: string }) {
  return (
    <div className={className}>
      <p className="whitespace-pre-line leading-[1.75] text-ink-2">{work.content || work.blurb}</p>
      <WorkFacts work={work} className="mt-4" />
    </div>
  )
}
