import type { Player } from '@xinghe/player'
import { type FormEvent, useRef, useState } from 'react'
import { useStrings } from '../core/zh.ts'
import { type DanmakuLook, DanmakuLookButton, plainLook } from './danmaku-look.tsx'
import { sendDanmaku } from './send.ts'

const MOST_CHARS = 40

interface DanmakuComposerProps {
  player: Player | null
  target: { id: number; level: number }
  onSent(): void
}

/** Writes a danmaku for the moment on screen. */
export function DanmakuComposer({ player, target, onSent }: DanmakuComposerProps) {
  const t = useStrings().danmaku
  const [text, setText] = useState('')
  const [look, setLook] = useState<DanmakuLook>(plainLook)
  const isBusy = useRef(false)
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    const words = text.trim()
    if (!player || words === '' || isBusy.current) return
    isBusy.current = true
    const isSent = await sendDanmaku(player, target, { text: words, ...look })
    isBusy.current = false
    if (!isSent) return
    setText('')
    onSent()
  }
  return (
    <form className="danmaku-composer" onSubmit={event => void submit(event)}>
      <DanmakuLookButton look={look} onChange={setLook} />
      <input
        value={text}
        maxLength={MOST_CHARS}
        placeholder={t.placeholder}
        aria-label={t.placeholder}
        enterKeyHint="send"
        autoComplete="off"
        onChange={event => setText(event.target.value)}
      />
      <span className="num" aria-hidden="true">
        {text.length}/{MOST_CHARS}
      </span>
      <button type="submit" className="btn btn-primary btn-sm" disabled={!player}>
        {t.send}
      </button>
    </form>
  )
}
