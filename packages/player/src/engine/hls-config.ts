import type { HlsConfig, LoadPolicy } from 'hls.js'

/** Short patience: a dead line must be noticed in seconds, because another one usually plays. */
function patience(firstByteMs: number, totalMs: number, retries: number): LoadPolicy {
  const retry = { maxNumRetry: retries, retryDelayMs: 400, maxRetryDelayMs: 2000 }
  return {
    default: { maxTimeToFirstByteMs: firstByteMs, maxLoadTimeMs: totalMs, timeoutRetry: retry, errorRetry: retry },
  }
}

/** Seconds of buffer wanted before the first picture, and afterwards. */
const START_BUFFER_SEC = 6
export const BUFFER_SEC = 40

/** @param bandwidth bits per second measured earlier, 0 when unknown */
export function hlsConfig(bandwidth: number): Partial<HlsConfig> {
  return {
    autoStartLoad: false,
    // The ESM build has no worker of its own, and segments are CMAF: there is next to nothing to transmux.
    enableWorker: false,
    lowLatencyMode: false,
    startFragPrefetch: true,
    testBandwidth: false,
    capLevelToPlayerSize: true,
    preserveManualLevelOnError: true,
    maxBufferLength: START_BUFFER_SEC,
    maxMaxBufferLength: 120,
    backBufferLength: 60,
    abrEwmaDefaultEstimate: bandwidth > 0 ? bandwidth : 4_000_000,
    manifestLoadPolicy: patience(5000, 12_000, 0),
    playlistLoadPolicy: patience(5000, 12_000, 1),
    fragLoadPolicy: patience(6000, 60_000, 2),
    keyLoadPolicy: patience(5000, 10_000, 1),
  }
}
