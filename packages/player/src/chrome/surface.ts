import { h } from '../dom.ts'
import type { Stage } from '../stage.ts'

const IDLE_MS = 3000
const DOUBLE_CLICK_MS = 220

/** The picture itself as a control: a click plays or pauses, two fill the display. Not for keyboards, which have the buttons. */
export function createSurface({ playback, screen, video }: Stage): HTMLElement {
  const element = h('div', { class: 'pl-surface', 'aria-hidden': 'true' })
  let timer: ReturnType<typeof setTimeout> | undefined
  element.addEventListener('click', event => {
    clearTimeout(timer)
    if (event.detail > 1) return
    timer = setTimeout(() => (video.paused ? playback.play() : playback.pause()), DOUBLE_CLICK_MS)
  })
  element.addEventListener('dblclick', () => {
    clearTimeout(timer)
    screen.toggleFull()
  })
  return element
}

/** Hides the chrome and the pointer after three still seconds of playing; never while a menu is open or a control has the focus. */
export function bindIdle({ root, bus, playback, signal }: Stage): void {
  let timer: ReturnType<typeof setTimeout> | undefined
  const mayHide = () =>
    playback.state === 'playing' &&
    root.querySelector('[aria-expanded="true"], .pl-ctl :focus-visible, .pl-bar:hover, .pl-seek:hover') === null
  const rest = () => {
    if (mayHide()) root.setAttribute('data-idle', '')
    else wake()
  }
  const wake = () => {
    root.removeAttribute('data-idle')
    clearTimeout(timer)
    timer = setTimeout(rest, IDLE_MS)
  }
  for (const name of ['pointermove', 'pointerdown', 'keydown', 'focusin']) root.addEventListener(name, wake, { signal })
  root.addEventListener('pointerleave', () => mayHide() && root.setAttribute('data-idle', ''), { signal })
  bus.on('state', wake)
  signal.addEventListener('abort', () => clearTimeout(timer))
  wake()
}
