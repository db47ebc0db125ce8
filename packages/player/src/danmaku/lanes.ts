/** One row of the layer. Times are milliseconds of the video's clock. */
export interface Lane {
  /** When the row's last text has left the right edge, and when it leaves the left one. */
  tailInMs: number
  outMs: number
}

export interface Passage {
  /** When the text enters. */
  atMs: number
  /** How long it stays in sight. */
  stayMs: number
  /** Widths in CSS pixels. */
  width: number
  viewWidth: number
}

/** Free pixels behind a scrolling text. */
const GAP_PX = 28

export const emptyLanes = (count: number): Lane[] =>
  Array.from({ length: count }, () => ({ tailInMs: Number.NEGATIVE_INFINITY, outMs: Number.NEGATIVE_INFINITY }))

/**
 * Every scrolling text crosses the picture in the same time, so longer ones are faster. A lane is free when the one before has
 * entered completely and the new one cannot catch up with it before it has left.
 */
export function findScrollLane(lanes: readonly Lane[], { atMs, stayMs, width, viewWidth }: Passage): number {
  const reachesLeftAt = atMs + (stayMs * viewWidth) / (viewWidth + width)
  return lanes.findIndex(lane => lane.tailInMs <= atMs && lane.outMs <= reachesLeftAt)
}

/** A text that stands still needs the whole lane. */
export const findFixedLane = (lanes: readonly Lane[], atMs: number): number =>
  lanes.findIndex(lane => lane.outMs <= atMs)

/** The lane that is free soonest: where a text goes that must be shown in any case. */
export function soonestLane(lanes: readonly Lane[]): number {
  let best = 0
  lanes.forEach((lane, index) => {
    if (lane.tailInMs < (lanes[best]?.tailInMs ?? 0)) best = index
  })
  return best
}

/** Books a lane for a scrolling text. */
export function takeScrollLane(lanes: Lane[], index: number, { atMs, stayMs, width, viewWidth }: Passage): void {
  const speed = (viewWidth + width) / stayMs
  lanes[index] = { tailInMs: atMs + (width + GAP_PX) / speed, outMs: atMs + stayMs }
}

export function takeFixedLane(lanes: Lane[], index: number, atMs: number, stayMs: number): void {
  lanes[index] = { tailInMs: atMs + stayMs, outMs: atMs + stayMs }
}
