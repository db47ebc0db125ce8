import { pages, type VodDetail } from '@xinghe/contract/client'
import { Button, ButtonLink, toast } from '@xinghe/ui'
import { Bookmark, Play, Share2, ThumbsUp } from 'lucide-react'
import { copyText } from '../core/clipboard.ts'
import { clock, count } from '../core/format.ts'
import { fill, useStrings } from '../core/zh.ts'
import { useHistory } from '../library/history.ts'
import { useFavorite } from '../library/use-favorite.ts'
import { ReadyPlayer } from './ready-player.tsx'
import { useUps } from './use-ups.ts'

/** Play or go on, and what a visitor can do with the work. One filled button only. */
export function DetailActions({ work }: { work: VodDetail }) {
  const t = useStrings()
  const favorite = useFavorite(work.id)
  const { ups, give } = useUps(work)
  const share = async () => {
    if (await copyText(location.href)) toast.ok(t.detail.copied)
    else toast.error(t.detail.copyFailed)
  }
  return (
    <div className="detail-actions">
      <PlayButton work={work} />
      <Button kind="glass" size="lg" onClick={favorite}>
        <Bookmark size={16} />
        {t.detail.favorite}
      </Button>
      <Button kind="glass" size="lg" onClick={give} aria-label={`${t.detail.up} ${count(ups, t.count)}`}>
        <ThumbsUp size={16} />
        <span className="num">{count(ups, t.count)}</span>
      </Button>
      <Button
        kind="glass"
        size="lg"
        square
        aria-label={t.detail.share}
        title={t.detail.share}
        onClick={() => void share()}
      >
        <Share2 size={16} />
      </Button>
    </div>
  )
}

function PlayButton({ work }: { work: VodDetail }) {
  const t = useStrings().detail
  const entry = useHistory().find(one => one.type === 'vod' && one.id === work.id)
  const first = work.episodes[0]
  const level = entry?.level ?? first?.level
  if (level === undefined) return null
  const remarks = entry?.isLevel ? entry.remarks : ''
  const address = pages.vodPlayer(work.typeId, work.id, level)
  return (
    <>
      <ButtonLink kind="primary" size="lg" className="min-w-[214px]" href={address}>
        <Play size={16} className="fill" />
        {entry ? fill(t.resume, { remarks, time: clock(entry.currentTime) }).replace(/ {2,}/g, ' ') : t.play}
      </ButtonLink>
      <ReadyPlayer address={address} />
    </>
  )
}
