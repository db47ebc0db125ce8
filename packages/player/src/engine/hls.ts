import type HlsType from 'hls.js'
import type { ErrorData, Level } from 'hls.js'
import HlsLight from 'hls.js/light'
import { decrypter, parseKeyline } from '../features/decrypt.ts'
import { levelFor, startLevel } from '../features/quality.ts'
import type { Engine, EngineHost } from './engine.ts'
import { faultOfHls } from './faults.ts'
import { BUFFER_SEC, hlsConfig } from './hls-config.ts'
import { keylineLoader } from './keyline-loader.ts'
import { rewriterFor } from './renewal.ts'

type HlsClass = typeof HlsType

export const canUseHlsJs = (): boolean => HlsLight.isSupported()

/**
 * Plays through Media Source. The light build has no alternative audio: a master playlist with audio of its own address
 * makes the full build come, for this source only.
 */
export function openHls(host: EngineHost): Engine {
  let isOver = false
  let engine: Engine = openWith(HlsLight, host, () => {
    engine.destroy()
    void import('hls.js').then(
      ({ default: HlsFull }) => {
        if (!isOver) engine = openWith(HlsFull, host, () => undefined)
      },
      () => host.onFault({ kind: 'network', code: 'N-001' }),
    )
  })
  return {
    get heights() {
      return engine.heights
    },
    get height() {
      return engine.height
    },
    get bandwidth() {
      return engine.bandwidth
    },
    setQuality: height => engine.setQuality(height),
    renew: url => engine.renew(url),
    destroy() {
      isOver = true
      engine.destroy()
    },
  }
}

function openWith(Hls: HlsClass, host: EngineHost, onAlternativeAudio: () => void): Engine {
  const { video, line } = host
  let rewrite = (url: string) => url
  let url = line.url
  const config = {
    ...hlsConfig(host.bandwidth),
    xhrSetup: (xhr: XMLHttpRequest, wanted: string) => xhr.open('GET', rewrite(wanted), true),
  }
  const keyline = line.cipher === 'keyline' ? parseKeyline(line.keyline) : null
  if (line.cipher === 'keyline' && !keyline) queueMicrotask(() => host.onFault({ kind: 'decrypt', code: 'D-200' }))
  const hls = new Hls(
    keyline ? { ...config, fLoader: keylineLoader(Hls.DefaultConfig.loader, decrypter(keyline)) } : config,
  )
  let quality = host.quality
  const applyQuality = (levels: readonly Level[]) => {
    if (quality > 0) hls.nextLevel = levelFor(facts(levels), quality)
    else hls.nextLevel = -1
  }

  hls.on(Hls.Events.MANIFEST_PARSED, (_, { levels, audioTracks }) => {
    if (Hls === HlsLight && audioTracks.some(track => track.url)) return onAlternativeAudio()
    const wanted =
      quality > 0 ? levelFor(facts(levels), quality) : startLevel(facts(levels), host.bandwidth, viewHeight(host))
    if (quality > 0) hls.loadLevel = wanted
    else hls.startLevel = wanted
    hls.startLoad(host.startSec > 0 ? host.startSec : -1)
    host.onLevels()
  })
  hls.once(Hls.Events.FRAG_BUFFERED, () => {
    hls.config.maxBufferLength = BUFFER_SEC
  })
  hls.on(Hls.Events.LEVEL_SWITCHED, host.onLevels)
  hls.on(Hls.Events.ERROR, errorListener(Hls, hls, host))
  hls.loadSource(url)
  hls.attachMedia(video)

  return {
    get heights() {
      const heights = hls.levels.map(level => level.height).filter(height => height > 0)
      return [...new Set(heights)].sort((a, b) => b - a)
    },
    get height() {
      return hls.levels[hls.currentLevel]?.height ?? null
    },
    get bandwidth() {
      return Number.isFinite(hls.bandwidthEstimate) ? hls.bandwidthEstimate : 0
    },
    setQuality(height) {
      quality = height
      applyQuality(hls.levels)
    },
    renew(next) {
      const following = rewriterFor(url, next)
      const before = rewrite
      url = next
      if (following) {
        rewrite = wanted => following(before(wanted))
        hls.startLoad(video.currentTime)
      } else {
        rewrite = wanted => wanted
        host.startSec = video.currentTime
        hls.loadSource(next)
      }
    },
    destroy: () => hls.destroy(),
  }
}

const facts = (levels: readonly Level[]) => levels.map(({ height, bitrate }) => ({ height, bitrate }))
const viewHeight = ({ video, pictureHeight }: EngineHost) =>
  (video.clientHeight || pictureHeight) * Math.min(2, devicePixelRatio || 1)

function errorListener(Hls: HlsClass, hls: HlsType, host: EngineHost) {
  let recoveries = 0
  return (_: unknown, data: ErrorData) => {
    const status = data.response?.code
    if (!data.fatal && status !== 403) return
    if (
      data.fatal &&
      data.type === Hls.ErrorTypes.MEDIA_ERROR &&
      !/codec|parsing/i.test(data.details) &&
      recoveries < 1
    ) {
      recoveries += 1
      hls.recoverMediaError()
      return
    }
    host.onFault(faultOfHls({ details: data.details, status }))
  }
}
