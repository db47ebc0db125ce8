import type { Engine, EngineHost } from './engine.ts'
import { faultOfMedia } from './faults.ts'

/** One media file, or HLS in browsers that play it themselves (Safari, where Media Source is missing). */
export function openNative(host: EngineHost): Engine {
  const { video } = host
  const abort = new AbortController()
  const open = (url: string, startSec: number) => {
    video.src = url
    if (startSec <= 0) return
    const seek = () => {
      video.currentTime = startSec
    }
    video.addEventListener('loadedmetadata', seek, { once: true, signal: abort.signal })
  }
  video.addEventListener('error', () => host.onFault(faultOfMedia(video.error?.code)), { signal: abort.signal })
  video.addEventListener('loadedmetadata', host.onLevels, { signal: abort.signal })
  open(host.line.url, host.startSec)
  return {
    heights: [],
    get height() {
      return video.videoHeight || null
    },
    bandwidth: 0,
    setQuality: () => undefined,
    renew: url => open(url, video.currentTime),
    destroy() {
      abort.abort()
      video.removeAttribute('src')
      video.load()
    },
  }
}
