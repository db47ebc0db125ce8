import type { SeekBar } from '../chrome/seek-bar.ts'
import type { Stage } from '../stage.ts'
import { loadStoryboard } from './storyboard.ts'

/** Fetches the pictures of the seek bar once the episode plays, so that they never delay its start. */
export function bindStoryboard({ bus, playback, signal }: Stage, seekBar: SeekBar): void {
  let run = new AbortController()
  bus.on('opening', () => {
    run.abort()
    run = new AbortController()
    seekBar.setStoryboard([])
  })
  bus.on('firstFrame', () => {
    const own = run.signal
    void loadStoryboard(playback.line?.storyboard ?? null, AbortSignal.any([own, signal])).then(sprites => {
      if (!own.aborted) seekBar.setStoryboard(sprites)
    })
  })
}
