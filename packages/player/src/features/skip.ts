import { clock, fill } from '../format.ts'
import { readMemory, remember } from '../memory.ts'
import type { Stage } from '../stage.ts'

/** Seconds of the intro that must be left for an offer to be worth it. */
const WORTH_SEC = 5

/** Where an episode begins and why, with the way back; during the intro an offer to leave it out, now and for the whole work. */
export function bindStartHints({ bus, playback, strings, hints }: Stage): void {
  let isOffered = false
  bus.on('opening', ({ start }) => {
    hints.hideAll()
    isOffered = start.because === 'intro'
    const back = (label: string) => [{ label, do: () => playback.seek(0) }]
    if (start.because === 'resume')
      hints.show('start', {
        text: fill(strings.resumed, { at: clock(start.atSec) }),
        actions: back(strings.fromStart),
        stayMs: 8000,
      })
    if (start.because === 'intro')
      hints.show('start', { text: strings.introSkipped, actions: back(strings.introBack), stayMs: 6000 })
  })
  bus.on('time', ({ positionSec }) => {
    const { episode } = playback
    const introSec = episode?.introSec ?? 0
    if (positionSec >= introSec) hints.hide('intro')
    if (!episode || isOffered || playback.state !== 'playing' || positionSec > introSec - WORTH_SEC) return
    isOffered = true
    const skipNow = () => playback.seek(introSec)
    const always = () => {
      remember({ skip: [...readMemory().skip, episode.workKey] })
      skipNow()
    }
    hints.show('intro', {
      text: strings.introOffer,
      actions: [
        { label: strings.introSkip, do: skipNow },
        { label: strings.skipBoth, do: always },
      ],
      stayMs: 8000,
    })
  })
}
