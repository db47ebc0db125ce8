import { clamp } from '../format.ts'

export interface SpriteCue {
  startSec: number
  endSec: number
  url: string
  x: number
  y: number
  width: number
  height: number
}

const TIME = /(?:(\d+):)?(\d{1,2}):(\d{2})[.,](\d{1,3})/
const REGION = /#xywh=(?:pixel:)?(\d+),(\d+),(\d+),(\d+)$/

function seconds(text: string): number | null {
  const match = TIME.exec(text)
  if (!match) return null
  const [, hours = '0', minutes = '0', secs = '0', fraction = '0'] = match
  return Number(hours) * 3600 + Number(minutes) * 60 + Number(secs) + Number(`0.${fraction}`)
}

/** Reads WebVTT whose cues name sprite regions (`sprite-1.jpg#xywh=0,0,160,90`); cues that do not are left out. */
export function parseStoryboard(vtt: string, base: string): SpriteCue[] {
  const lines = vtt.replace(/\r/g, '').split('\n')
  return lines.flatMap((line, index) => {
    const [from, to] = line.split('-->')
    const startSec = from === undefined ? null : seconds(from)
    const endSec = to === undefined ? null : seconds(to)
    const target = lines[index + 1]?.trim() ?? ''
    const region = REGION.exec(target)
    if (startSec === null || endSec === null || !region) return []
    const [x = 0, y = 0, width = 0, height = 0] = region.slice(1).map(Number)
    return [{ startSec, endSec, url: new URL(target.replace(REGION, ''), base).href, x, y, width, height }]
  })
}

/** The cue on screen at a moment; the nearest one where the list has holes, null when it is empty. */
export function spriteAt(cues: readonly SpriteCue[], sec: number): SpriteCue | null {
  let low = 0
  let high = cues.length - 1
  while (low < high) {
    const middle = Math.ceil((low + high) / 2)
    if ((cues[middle]?.startSec ?? 0) <= sec) low = middle
    else high = middle - 1
  }
  return cues[clamp(low, 0, Math.max(0, cues.length - 1))] ?? null
}

/** Fetches and parses; a storyboard that does not come is only a missing convenience, so the answer is then empty. */
export async function loadStoryboard(url: string | null, signal: AbortSignal): Promise<SpriteCue[]> {
  if (!url) return []
  try {
    const answer = await fetch(url, { signal })
    return answer.ok ? parseStoryboard(await answer.text(), new URL(url, location.href).href) : []
  } catch (error) {
    if (error instanceof TypeError || (error instanceof DOMException && error.name === 'AbortError')) return []
    throw error
  }
}
