import { button, h, relabel } from '../dom.ts'
import { clock } from '../format.ts'
import { icon } from '../icons.ts'
import type { Stage } from '../stage.ts'
import { lineMenu, qualityMenu, speedMenu, subtitleMenu } from './menus.ts'
import type { SeekBar } from './seek-bar.ts'
import type { Volume } from './volume.ts'

interface BarParts {
  seekBar: SeekBar
  volume: Volume
  toggleDanmaku: () => void
}

/** The bar under the picture: left play, next, time; right speed, quality, line, subtitle, volume, window sizes. */
export function createControlBar(stage: Stage, { seekBar, volume, toggleDanmaku }: BarParts): HTMLElement {
  const bar = h(
    'div',
    { class: 'pl-bar' },
    playButton(stage),
    nextButton(stage),
    timeText(stage),
    h('span', { class: 'pl-bar-gap' }),
    danmakuButton(stage, toggleDanmaku),
    ...[speedMenu(stage), qualityMenu(stage), lineMenu(stage), subtitleMenu(stage)].map(menu => menu.element),
    volume.element,
    ...windowButtons(stage),
  )
  const control = h('div', { class: 'pl-ctl' }, seekBar.element, bar)
  // A click with the mouse must not take the focus, or the next space bar would press that button again.
  control.addEventListener('mousedown', event => event.preventDefault())
  return control
}

function playButton({ bus, playback, video, strings }: Stage): HTMLButtonElement {
  const play = button(strings.play, icon('play', 24, true), () => (video.paused ? playback.play() : playback.pause()))
  let shown = false
  const paint = () => {
    const plays = playback.state === 'playing' || playback.state === 'buffering'
    if (plays === shown) return
    shown = plays
    relabel(play, plays ? strings.pause : strings.play, icon(plays ? 'pause' : 'play', 24, true))
  }
  bus.on('state', paint)
  return play
}

function nextButton({ bus, strings }: Stage): HTMLButtonElement {
  const next = button(strings.next, icon('next', 20, true), () => bus.emit('next', { cause: 'viewer' }))
  bus.on('opening', ({ episode }) => {
    next.hidden = episode.nextLabel === null
  })
  return next
}

function timeText({ bus, playback }: Stage): HTMLElement {
  const at = h('span', { class: 'pl-time-at' })
  const of = h('span', { class: 'pl-time-of' })
  const paint = () => {
    at.textContent = clock(playback.positionSec)
    of.textContent = ` / ${clock(playback.durationSec)}`
  }
  bus.on('time', paint)
  bus.on('opening', paint)
  bus.on('firstFrame', paint)
  paint()
  return h('span', { class: 'pl-time' }, at, of)
}

/** Only in the large views: there the page's own danmaku bar is out of sight. */
function danmakuButton({ bus, strings }: Stage, toggle: () => void): HTMLButtonElement {
  const element = button(strings.danmaku, strings.danmakuShort, toggle, 'pl-dm-toggle')
  element.setAttribute('aria-pressed', 'true')
  bus.on('danmaku', ({ on }) => element.setAttribute('aria-pressed', String(on)))
  return element
}

function windowButtons({ bus, screen, strings }: Stage): HTMLButtonElement[] {
  const pip = button(strings.pip, icon('pip'), () => screen.togglePip())
  const pageFull = button(
    strings.pageFull,
    icon('expand'),
    () => screen.setPageFull(!screen.isPageFull),
    'pl-page-full',
  )
  const full = button(strings.full, icon('maximize'), () => screen.toggleFull())
  const paint = () => {
    pip.hidden = !screen.canPip
    pip.setAttribute('aria-label', screen.isPip ? strings.pipExit : strings.pip)
    relabel(
      pageFull,
      screen.isPageFull ? strings.pageFullExit : strings.pageFull,
      icon(screen.isPageFull ? 'shrink' : 'expand'),
    )
    relabel(full, screen.isFull ? strings.fullExit : strings.full, icon(screen.isFull ? 'minimize' : 'maximize'))
  }
  bus.on('screen', paint)
  paint()
  return [pip, pageFull, full]
}
