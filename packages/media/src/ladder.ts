import type { SourceFacts } from './facts.ts'

/** One video rendition to make. */
export interface Rung {
  /** Directory and public name: `720p`. */
  name: string
  /** The level viewers choose: the height a 16:9 picture of this rung has. */
  tier: number
  width: number
  height: number
  profile: 'main' | 'high'
  crf: number
  /** Bits per second. */
  maxRate: number
  /** Shows every second frame only. */
  isHalfRate: boolean
}

export interface Ladder {
  rungs: Rung[]
  /** Frames per second of full-rate rungs. */
  fps: { num: number; den: number }
  /** Full-rate frames between two keyframes: even, and never shorter than two seconds. */
  gop: number
}

interface Tier {
  tier: number
  long: number
  maxRate: number
}

/** Tiers that are encoded; larger sources keep their own size only when they are remuxed. */
const tiers: Tier[] = [
  { tier: 360, long: 640, maxRate: 900_000 },
  { tier: 480, long: 854, maxRate: 1_600_000 },
  { tier: 720, long: 1280, maxRate: 3_200_000 },
  { tier: 1080, long: 1920, maxRate: 6_000_000 },
]
const remuxOnlyTiers: Tier[] = [
  { tier: 1440, long: 2560, maxRate: 12_000_000 },
  { tier: 2160, long: 3840, maxRate: 24_000_000 },
]

const KEYFRAME_SEC = 2
const MIN_FPS = 10
const MAX_FPS = 60
/** Above this rate the small rungs show every second frame. */
const HALVING_FPS = 31
/** A rung at the source's own size is worth making when the next smaller one keeps less than this share of its sides. */
const WORTH = 0.9

export const renditionName = (tier: number) => `${tier}p`

/** Factor that fits a picture into a tier's box, whichever way it is turned; above 1 it would be enlarged. */
function fit(width: number, height: number, tier: Tier): number {
  return Math.min(tier.long / Math.max(width, height), tier.tier / Math.min(width, height))
}

/** The smallest tier whose box holds the picture; null above 2160. */
export function tierOf(width: number, height: number): number | null {
  return [...tiers, ...remuxOnlyTiers].find(tier => fit(width, height, tier) >= 1)?.tier ?? null
}

/** Largest bit rate at which a source of this tier is passed on as it is. */
export function remuxLimit(tier: number): number {
  return 2 * ([...tiers, ...remuxOnlyTiers].find(entry => entry.tier === tier)?.maxRate ?? 0)
}

/** Renditions of a source, smallest first: never enlarged, aspect kept, even sides. */
export function planLadder(facts: Pick<SourceFacts, 'video'>): Ladder {
  const { width, height } = facts.video
  const fps = capFps(facts.video.fps)
  const rate = fps.num / fps.den
  const rungs: Rung[] = []
  let smaller = 0
  for (const tier of tiers) {
    const factor = Math.min(1, fit(width, height, tier))
    if (factor === 1 && smaller >= WORTH) break
    rungs.push(rungOf(tier, even(width, factor), even(height, factor), rate))
    smaller = factor
    if (factor === 1) break
  }
  return { rungs, fps, gop: KEYFRAME_SEC * Math.ceil(rate) }
}

function rungOf({ tier, maxRate }: Tier, width: number, height: number, rate: number): Rung {
  const isHalfRate = rate > HALVING_FPS && tier <= 480
  return {
    name: renditionName(tier),
    tier,
    width,
    height,
    profile: tier <= 480 ? 'main' : 'high',
    crf: 23,
    maxRate: rate > HALVING_FPS && !isHalfRate ? maxRate * 1.5 : maxRate,
    isHalfRate,
  }
}

const even = (side: number, factor: number) =>
  Math.max(2, 2 * Math.min(Math.round((side * factor) / 2), Math.floor(side / 2)))

/** Source rate held between 10 and 60; a faster one is divided by a whole number so that frames stay evenly spaced. */
function capFps({ num, den }: { num: number; den: number }): { num: number; den: number } {
  const rate = num / den
  if (rate < MIN_FPS) return { num: MIN_FPS, den: 1 }
  const divisor = Math.ceil(rate / MAX_FPS - 1e-3)
  return { num, den: den * divisor }
}
