import type { Player } from '@xinghe/player'
import { toast } from '@xinghe/ui'
import { copyText } from '../core/clipboard.ts'
import { fill, useStrings } from '../core/zh.ts'
import type { PlayTarget } from './playable-episode.ts'

/** Copies what support needs to know: the code, what was played, where, and with what. */
export function useReport(player: Player | null, { work, episode }: PlayTarget): () => void {
  const t = useStrings().player
  return () => {
    const code = player?.code ?? null
    const facts = [code ?? 'OK', `v${work.id}-${episode.level}`, `${Math.round(player?.positionSec ?? 0)}s`]
    const text = `${facts.join(' ')} ${new Date().toISOString()} ${navigator.userAgent}`
    const said = { code: facts.join(' ') }
    void copyText(text).then(isDone => {
      if (isDone) toast.ok(fill(code ? t.reported : t.reportNone, said))
      else toast.warn(fill(t.copyFailed, { text: facts.join(' ') }))
    })
  }
}
