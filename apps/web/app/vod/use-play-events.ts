import { toast } from '@xinghe/ui'
import { useEffect, useRef } from 'react'
import { api, CallFailed } from '../core/api.ts'
import { fill, useStrings } from '../core/zh.ts'
import { useVip } from '../shell/use-vip.ts'
import { episodeShort } from './episode-name.ts'
import { rememberPosition } from './play-history.ts'
import type { PlayTarget } from './playable-episode.ts'
import type { PlayerSession } from './use-player.ts'

interface PlayActions {
  goNext(): void
  report(): void
}

/** What the page does with the player's news: keeps positions, goes to the next episode, leads to VIP, counts the view. */
export function usePlayEvents({ player }: PlayerSession, target: PlayTarget, actions: PlayActions): void {
  const t = useStrings()
  const vip = useVip()
  const now = { target, actions, t, vip }
  const latest = useRef(now)
  latest.current = now
  const { id } = target.work

  useEffect(() => {
    if (!player) return
    const stops = [
      player.on('progress', position => {
        const { work, episode } = latest.current.target
        const name = episodeShort(work, episode, latest.current.t)
        rememberPosition(work, { level: episode.level, name }, position)
      }),
      player.on('next', () => latest.current.actions.goNext()),
      player.on('report', () => latest.current.actions.report()),
      player.on('vip', ({ cause, label }) => {
        if (cause === 'preview') return
        if (cause === 'level') toast.info(fill(latest.current.t.player.vipOnly, { label }))
        latest.current.vip.upgrade()
      }),
    ]
    return () => {
      for (const stop of stops) stop()
    }
  }, [player])

  useEffect(() => {
    if (!player) return
    const stop = player.on('state', state => {
      if (state !== 'playing') return
      stop()
      api('promo.hits', { type: 'vod', id }, { quiet: true }).catch((error: unknown) => {
        // A view that was counted already, or could not be: the viewer has nothing to do with either.
        if (!(error instanceof CallFailed)) throw error
      })
    })
    return stop
  }, [player, id])
}
