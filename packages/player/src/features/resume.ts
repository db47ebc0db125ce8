export interface StartFacts {
  startSec: number | null
  resume: { positionSec: number; durationSec: number } | null
  introSec: number | null
  skipIntro: boolean
}

export type StartPoint = { atSec: number; because: 'start' | 'link' | 'resume' | 'intro' }

const TOO_EARLY_SEC = 5
const NEAR_END_SHARE = 0.97
const NEAR_END_SEC = 10

/** True when so little is left that the viewer is better served from the start. */
export function isFinished(positionSec: number, durationSec: number): boolean {
  if (durationSec <= 0) return false
  return (
    positionSec >= durationSec * NEAR_END_SHARE || durationSec - positionSec < Math.min(NEAR_END_SEC, durationSec / 4)
  )
}

/** Where an episode begins: a shared moment, the place where the viewer left, after the intro, or the start. */
export function startPoint({ startSec, resume, introSec, skipIntro }: StartFacts): StartPoint {
  if (startSec !== null && startSec >= 0) return { atSec: startSec, because: 'link' }
  if (resume && resume.positionSec >= TOO_EARLY_SEC && !isFinished(resume.positionSec, resume.durationSec))
    return { atSec: resume.positionSec, because: 'resume' }
  if (skipIntro && introSec !== null && introSec > 0) return { atSec: introSec, because: 'intro' }
  return { atSec: 0, because: 'start' }
}
