import { button, h } from '../dom.ts'
import { clock, fill, speedText } from '../format.ts'
import { icon } from '../icons.ts'
import type { Stage } from '../stage.ts'

/** Short waits show nothing. */
const SPINNER_AFTER_MS = 350

/** The middle of the picture: waiting, switching lines, failure with its code, a click that is needed, the end of a preview. */
export function createStatus(stage: Stage): HTMLElement {
  const { bus, playback, strings, video } = stage
  const element = h('div', { class: 'pl-status', role: 'status', hidden: true })
  let timer: ReturnType<typeof setTimeout> | undefined
  let switching = { title: '', help: '' }
  const show = (kind: string, ...content: (Node | string)[]) => {
    clearTimeout(timer)
    element.dataset.kind = kind
    element.replaceChildren(...content)
    element.hidden = false
  }
  const hide = () => {
    clearTimeout(timer)
    element.hidden = true
    element.replaceChildren()
  }
  const spin = () => {
    clearTimeout(timer)
    timer = setTimeout(() => {
      const speed = playback.engine?.bandwidth ?? 0
      const words = video.readyState === 0 ? strings.loading : strings.buffering
      const text = speed > 0 && video.readyState > 0 ? fill(strings.bufferingAt, { speed: speedText(speed) }) : words
      show('waiting', h('span', { class: 'pl-spin', 'aria-hidden': 'true' }), h('b', {}, text))
    }, SPINNER_AFTER_MS)
  }
  const disc = () => {
    const start = button(strings.clickToPlay, icon('play', 34, true), () => playback.play(), 'pl-disc')
    show('paused', start)
  }
  bus.on('switching', ({ from, to, atSec, cause }) => {
    const title = cause === 'failover' ? fill(strings.switching, { from, to }) : fill(strings.changing, { to })
    switching = { title, help: fill(strings.switchingAt, { at: clock(atSec) }) }
    show('switching', icon('route', 26), h('b', {}, switching.title), h('span', {}, switching.help))
  })
  bus.on('vip', ({ cause }) => cause === 'preview' && show('preview', ...previewEnd(stage)))
  bus.on('opening', hide)
  bus.on('state', state => {
    if (state === 'playing' || state === 'ended') hide()
    else if (state === 'paused') element.dataset.kind !== 'preview' || element.hidden ? disc() : undefined
    else if (state === 'blocked') disc()
    else if (state === 'loading' || state === 'buffering') spin()
    else if (state === 'failed') show('failed', ...failure(stage))
  })
  return element
}

function failure(stage: Stage): (Node | string)[] {
  const { bus, playback, strings } = stage
  const { fault, statuses } = playback
  const code = fault?.code ?? 'U-000'
  const kind = fault?.kind ?? 'refused'
  const several = statuses.length > 1 && statuses.every(line => line.state === 'dead')
  const title = several ? strings.allDead : (fault?.message ?? strings.faults[kind])
  const helps = { offline: strings.waitHelp, packaging: strings.packagingHelp, other: strings.faultHelp }
  const help = fill(helps[kind === 'offline' || kind === 'packaging' ? kind : 'other'], { code })
  const wantsVip = kind === 'refused' && playback.episode?.isVip === true
  return [
    icon(wantsVip ? 'crown' : 'alert', 26),
    h('b', {}, title),
    h('span', {}, several ? `${strings.faults[kind]}。${help}` : help),
    h(
      'div',
      { class: 'pl-status-do' },
      ...(wantsVip ? [vipButton(stage)] : []),
      button(strings.retry, strings.retry, () => playback.retry(), 'pl-glass'),
      button(strings.report, strings.report, () => bus.emit('report', { code }), 'pl-glass'),
    ),
  ]
}

const vipButton = ({ bus, strings }: Stage) =>
  button(strings.openVip, strings.openVip, () => bus.emit('vip', { cause: 'open', label: strings.openVip }), 'pl-gold')

function previewEnd(stage: Stage): Node[] {
  const { playback, strings } = stage
  const restart = () => {
    playback.seek(0)
    playback.play()
  }
  return [
    icon('crown', 28),
    h('b', {}, strings.previewEnd),
    h('span', {}, strings.previewHelp),
    h(
      'div',
      { class: 'pl-status-do' },
      vipButton(stage),
      button(strings.fromStart, strings.fromStart, restart, 'pl-glass'),
    ),
  ]
}
