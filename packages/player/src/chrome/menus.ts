import { h } from '../dom.ts'
import { fill } from '../format.ts'
import { icon } from '../icons.ts'
import { readMemory, remember } from '../memory.ts'
import type { Stage } from '../stage.ts'
import { Menu, type MenuItem } from './menu.ts'

const SPEEDS = [2, 1.75, 1.5, 1.25, 1, 0.75, 0.5]

/** Pace, and the two switches that decide how one episode follows the other. */
export function speedMenu({ bus, playback, strings, video, signal }: Stage): Menu {
  const items = (): MenuItem[] => {
    const { autoNext, skip } = readMemory()
    const { episode } = playback
    const switches: MenuItem[] = []
    if (episode && (episode.introSec || episode.outroSec)) {
      const isOn = skip.includes(episode.workKey)
      const others = skip.filter(key => key !== episode.workKey)
      const choose = () => remember({ skip: isOn ? others : [...others, episode.workKey] })
      switches.push({ label: strings.skipBoth, checked: isOn, isSwitch: true, choose })
    }
    if (episode?.nextLabel) {
      const choose = () => remember({ autoNext: !autoNext })
      switches.push({ label: strings.autoNext, checked: autoNext, isSwitch: true, choose })
    }
    const speeds = SPEEDS.map(speed => ({
      label: `${speed}x`,
      checked: video.playbackRate === speed,
      choose: () => {
        video.playbackRate = remember({ speed }).speed
      },
    }))
    return [...speeds, ...switches]
  }
  const menu = new Menu(strings.speed, items, signal)
  const paint = () => {
    const rate = `${video.playbackRate}x`
    if (video.playbackRate === 1) menu.setFace(strings.speed, strings.speed)
    else menu.setFace(rate, `${strings.speed} ${rate}`)
    menu.button.classList.toggle('pl-on', video.playbackRate !== 1)
  }
  video.addEventListener('ratechange', paint, { signal })
  // A new source resets the pace to the default one.
  bus.on('opening', () => {
    const { speed } = readMemory()
    video.defaultPlaybackRate = speed
    video.playbackRate = speed
  })
  paint()
  return menu
}

/** Heights; those only members may watch are marked and lead to the hint instead. */
export function qualityMenu({ bus, playback, strings, hints, signal }: Stage): Menu {
  const items = (): MenuItem[] => {
    const { quality } = readMemory()
    const known = playback.line?.levels ?? []
    const offered = new Set(playback.engine?.heights ?? [])
    const heights = [...new Set([...known.map(level => level.height), ...offered])].sort((a, b) => b - a)
    const rows = heights.map((height): MenuItem => {
      const level = known.find(one => one.height === height)
      const label = level?.label || `${height}P`
      const isOpen = offered.has(height) && level?.allowed !== false
      const choose = () => {
        if (!isOpen) return bus.emit('vip', { cause: 'level', label })
        playback.setQuality(height)
        hints.show('quality', { text: fill(strings.levelChanging, { label }) })
      }
      const row: MenuItem = { label, checked: isOpen && quality === height, choose }
      return level?.vip ? { ...row, tag: { text: 'VIP', kind: 'vip' } } : row
    })
    const automatic = { label: strings.auto, checked: quality === 0, choose: () => playback.setQuality(0) }
    return [...rows.filter(row => row.tag || offered.size > 0), automatic]
  }
  const menu = new Menu(strings.quality, items, signal)
  menu.element.classList.add('pl-quality')
  const paint = () => {
    const height = playback.engine?.height ?? null
    const { quality } = readMemory()
    const isFixed = quality > 0
    const text = height ? (isFixed ? `${height}P` : fill(strings.autoNow, { height })) : strings.auto
    menu.setFace(text, `${strings.quality} ${text}`)
    menu.button.classList.toggle('pl-on', isFixed)
    menu.element.hidden = playback.line?.kind === 'file'
    menu.refresh()
  }
  bus.on('levels', paint)
  paint()
  return menu
}

export function lineMenu({ bus, playback, strings, signal }: Stage): Menu {
  const items = (): MenuItem[] =>
    playback.statuses.map(({ id, name, state }) => {
      const row: MenuItem = { label: name, checked: id === playback.line?.id, choose: () => playback.chooseLine(id) }
      return state === 'dead' ? { ...row, tag: { text: strings.lineDead, kind: 'off' } } : row
    })
  const menu = new Menu(strings.line, items, signal)
  const paint = () => {
    const name = playback.line?.name ?? strings.line
    menu.setFace(name, `${strings.line} ${name}`)
    menu.element.hidden = playback.statuses.length < 2
    menu.refresh()
  }
  bus.on('lines', paint)
  paint()
  return menu
}

export function subtitleMenu({ bus, playback, strings, signal }: Stage): Menu {
  const items = (): MenuItem[] => {
    const { subtitle } = readMemory()
    const list = playback.line?.subtitles ?? []
    const isChosen = (lang: string, isDefault: boolean) => (subtitle === null ? isDefault : subtitle === lang)
    const choose = (lang: string) => {
      remember({ subtitle: lang })
      bus.emit('subtitles', undefined)
    }
    const rows = list.map(({ lang, label, isDefault }) => ({
      label: label || lang,
      checked: isChosen(lang, isDefault),
      choose: () => choose(lang),
    }))
    return [...rows, { label: strings.subtitleOff, checked: rows.every(row => !row.checked), choose: () => choose('') }]
  }
  const menu = new Menu(strings.subtitle, items, signal)
  menu.setFace(h('span', { class: 'pl-btn-row' }, icon('captions', 16), strings.subtitle), strings.subtitle)
  const paint = () => {
    menu.element.hidden = (playback.line?.subtitles.length ?? 0) === 0
  }
  bus.on('lines', paint)
  paint()
  return menu
}
