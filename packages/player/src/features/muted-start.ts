import { button, h } from '../dom.ts'
import { icon } from '../icons.ts'
import type { Stage } from '../stage.ts'

/** A start without sound that the browser forced: a clear button, and any click on the player brings the sound back. */
export function bindMutedStart({ root, bus, playback, video, strings, signal }: Stage): void {
  const unmute = () => {
    if (!playback.mutedStart) return
    playback.mutedStart = false
    video.muted = false
  }
  const words = h('span', { class: 'pl-btn-row' }, icon('muted', 18), strings.mutedStart)
  const hint = button(strings.mutedStart, words, unmute, 'pl-unmute')
  hint.hidden = true
  root.append(hint)
  const paint = () => {
    hint.hidden = !playback.mutedStart
  }
  bus.on('levels', paint)
  video.addEventListener('volumechange', paint, { signal })
}
