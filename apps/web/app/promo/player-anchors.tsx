import type { Anchor } from '@xinghe/contract/client'
import type { Player, PlayerState } from '@xinghe/player'
import { X } from 'lucide-react'
import { useEffect, useLayoutEffect, useRef, useState } from 'react'
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
  const [isOpened, setOpened] = useState(false)
  // Nothing rests before it has played.
  const [isClosed, setClosed] = useState(true)
  useEffect(() => {
    if (isVip) return
    let isGone = false
    void playerAnchors().then(found => isGone || setAnchors(found))
    return () => {
      isGone = true
    }
  }, [isVip])
  const opening = isVip || isOpened ? undefined : anchors.find(one => one.anchor === 'PLAY1')
  const resting = anchors.find(one => one.anchor === 'PAUSE1')
  const isHeld = opening !== undefined
  const holds = useRef(false)
  // Before any effect of what is shown: a picture that has failed already lets the film go in its own effect.
  useLayoutEffect(() => {
    if (!player || !isHeld) return
    holds.current = true
    player.pause()
    return player.on('state', now => {
      // Keys still reach the player.
      if (now === 'playing' && holds.current) player.pause()
      // Nothing is promoted over a film that cannot come.
      if (now === 'failed') setOpened(true)
    })
  }, [player, isHeld])
  useEffect(() => {
    if (state === 'playing' && !isHeld) setClosed(false)
  }, [state, isHeld])
  if (isVip) return null
  if (opening) {
    const end = () => {
      holds.current = false
      setOpened(true)
      player?.play()
    }
    return <Opening anchor={opening} onEnd={end} />
  }
  if (!resting || state !== 'paused' || isClosed) return null
  return <Resting anchor={resting} onClose={() => setClosed(true)} />
}

interface OpeningProps {
  anchor: Anchor
  onEnd(): void
}

function Opening({ anchor, onEnd }: OpeningProps) {
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
      <AnchorView anchor={anchor} onBroken={onEnd} />
      <button type="button" onClick={onEnd}>
        {fill(t.skip, { n: left })}
      </button>
    </aside>
  )
}

interface RestingProps {
  anchor: Anchor
  onClose(): void
}

function Resting({ anchor, onClose }: RestingProps) {
  const t = useStrings().anchor
  return (
    <aside className="anchor-resting" aria-label={t.label}>
      <AnchorView anchor={anchor} onBroken={onClose} />
      <button type="button" className="anchor-close" aria-label={t.close} title={t.close} onClick={onClose}>
        <X size={16} />
      </button>
    </aside>
  )
}
