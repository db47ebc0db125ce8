import { h } from '../dom.ts'
import { readMemory } from '../memory.ts'
import type { Stage } from '../stage.ts'

/** Draws the chosen subtitle itself, so that it rises with the control bar and never lies under danmaku. */
export function createSubtitles({ bus, playback, video }: Stage): HTMLElement {
  const element = h('div', { class: 'pl-sub' })
  let track: HTMLTrackElement | null = null
  const paint = () => {
    const cues = [...(track?.track.activeCues ?? [])] as VTTCue[]
    element.replaceChildren(...cues.map(cue => h('p', {}, cue.getCueAsHTML())))
  }
  const choose = () => {
    const { subtitle } = readMemory()
    const list = playback.line?.subtitles ?? []
    const wanted = list.find(one => (subtitle === null ? one.isDefault : one.lang === subtitle))
    if (track && wanted && track.src === new URL(wanted.url, location.href).href) return
    track?.remove()
    track = null
    element.replaceChildren()
    if (!wanted) return
    track = h('track', { kind: 'subtitles', label: wanted.label, srclang: wanted.lang, src: wanted.url })
    track.track.mode = 'hidden'
    track.track.addEventListener('cuechange', paint)
    video.append(track)
  }
  bus.on('lines', choose)
  bus.on('subtitles', choose)
  return element
}
