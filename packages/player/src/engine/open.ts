import type { Engine, EngineHost } from './engine.ts'
import { canUseHlsJs, openHls } from './hls.ts'
import { openNative } from './native.ts'

const NATIVE_HLS = 'application/vnd.apple.mpegurl'

/** The engine for a line: Media Source where it exists, else what the browser plays by itself. */
export function openEngine(host: EngineHost): Engine {
  if (host.line.kind === 'file') return openNative(host)
  if (canUseHlsJs()) return openHls(host)
  if (host.line.cipher !== 'keyline' && host.video.canPlayType(NATIVE_HLS) !== '') return openNative(host)
  queueMicrotask(() => host.onFault({ kind: 'codec', code: 'C-100' }))
  return openNothing
}

const openNothing: Engine = {
  heights: [],
  height: null,
  bandwidth: 0,
  setQuality: () => undefined,
  renew: () => undefined,
  destroy: () => undefined,
}
