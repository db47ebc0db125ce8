/**
 * Starts playing. Browsers refuse sound before the first gesture on a site: then it starts without sound, and if even
 * that is refused it waits for a click.
 */
export async function startPlaying(video: HTMLVideoElement): Promise<'started' | 'muted' | 'blocked'> {
  if (await tryPlay(video)) return 'started'
  if (video.muted) return 'blocked'
  video.muted = true
  if (await tryPlay(video)) return 'muted'
  video.muted = false
  return 'blocked'
}

/** False only when the browser wants a gesture; a source replaced meanwhile counts as started by the next one. */
async function tryPlay(video: HTMLVideoElement): Promise<boolean> {
  try {
    await video.play()
    return true
  } catch (error) {
    if (error instanceof DOMException && error.name === 'NotAllowedError') return false
    if (error instanceof DOMException) return true
    throw error
  }
}
