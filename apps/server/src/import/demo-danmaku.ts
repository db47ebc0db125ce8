import { clips } from '../../demo/clips.ts'
import { danmakuOf } from '../../demo/danmaku.ts'
import { assetsOf } from '../../demo/screenings.ts'
import type { DemoWork } from '../../demo/work.ts'
import type { Context } from '../context.ts'
import { addForeignDanmaku } from '../danmaku/danmaku.rules.ts'
import type { WriteOutcome } from '../vod/vod.rules/work-input.ts'
import { DEMO_ORIGIN } from './demo-work-input.ts'

/** First episodes that come with danmaku, the same of every work. */
const EPISODES = 3

/** Danmaku of the first episodes; those that are there already are not sent twice. */
export async function storeDemoDanmaku(ctx: Context, works: readonly DemoWork[], outcomes: readonly WriteOutcome[]) {
  for (const [index, work] of works.entries()) {
    const workId = outcomes[index]?.workId
    if (!workId) continue
    const count = work.run.kind === 'film' ? 1 : Math.min(EPISODES, work.run.seasons[0]!.aired)
    for (let level = 1; level <= count; level++) {
      const films = assetsOf(work)
      const clip = clips.find(each => each.name === films[(level - 1) % films.length]?.clip)
      if (!clip) continue
      const rows = danmakuOf(clip.name, clip.seconds, index * 100 + level)
      await addForeignDanmaku(ctx, { type: 'vod', id: workId, level }, `${DEMO_ORIGIN}:${work.slug}:${level}`, rows)
    }
  }
}
