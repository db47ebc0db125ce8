import type { Anchor } from '@xinghe/contract/client'
import type { Player, PlayerState } from '@xinghe/player'
import { X } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { fill, useStrings } from '../core/zh.ts'
import { useVip } from '../shell/use-vip.ts'
import { AnchorView } from './anchor-view.tsx'
import { playerAnchors } from './anchors.ts'

interface PlayerAnchorsProps {
  player: Player | null
  state: PlayerState
}

/** What is promoted before a film and while it rests; VIP members see neither. */
export function PlayerAnchors({ player, state }: PlayerAnchorsProps) {
  const { isVip } = useVip()
  const [anchors, setAnchors] = useState<Anchor[]>([])
  const [opening, setOpening] = useState<'due' | 'shown' | 'over'>('due')
  const [closed, setClosed] = useState(false)
  useEffect(() => {
    if (isVip) return
    let isGone = false
    void playerAnchors().then(found => isGone || setAnchors(found))
    return () => {
      isGone = true
    }
  }, [isVip])
  const before = anchors.find(one => one.anchor === 'PLAY1')
  const resting = anchors.find(one => one.anchor === 'PAUSE1')
  useEffect(() => {
    if (!player || !before || opening !== 'due' || state !== 'playing') return
    setOpening('shown')
    player.pause()
  }, [player, before, opening, state])
  useEffect(() => {
    if (state === 'playing') setClosed(false)
  }, [state])
  if (isVip) return null
  if (before && opening === 'shown') {
    const end = () => {
      setOpening('over')
      player?.play()
    }
    return <Opening anchor={before} onEnd={end} />
  }
  if (!resting || state !== 'paused' || closed) return null
  return <Resting anchor={resting} onClose={() => setClosed(true)} />
}

function Opening({ anchor, onEnd }: { anchor: Anchor; onEnd(): void }) {
  const t = useStrings().anchor
  const [left, setLeft] = useState(anchor.seconds)
  const end = useRef(onEnd)
  end.current = onEnd
  useEffect(() => {
    if (left <= 0) return end.current()
    const timer = setTimeout(() => setLeft(left - 1), 1000)
    return () => clearTimeout(timer)
  }, [left])
  return (
    <aside className="anchor-opening" aria-label={t.label}>
      <AnchorView anchor={anchor} />
      <button type="button" onClick={onEnd}>
        {fill(t.skip, { n: left })}
      </button>
    </aside>
  )
}

function Resting({ anchor, onClose }: { anchor: Anchor; onClose(): void }) {
  const t = useStrings().anchor
  return (
    <aside className="anchor-resting" aria-label={t.label}>
      <AnchorView anchor={anchor} />
      <button type="button" aria-label={t.close} title={t.close} onClick={onClose}>
        <X size={16} />
      </button>
    </aside>
  )
}
