import type { Canvas } from '../canvas.ts'
import { circle, grad, line, path, place, points, radial, rect } from '../draw.ts'
import { glow } from '../nature.ts'
import { noise, round } from '../numbers.ts'

const LINES = 13

/** A middle game: every third stone leans on an earlier one, as fights do. */
function stones(art: Canvas, step: number): string {
  const { p, random } = art
  const taken = new Map<string, boolean>()
  const start = [
    [3, 3],
    [9, 3],
    [3, 9],
    [9, 9],
    [6, 6],
    [4, 7],
    [8, 5],
  ]
  for (const [i, at] of start.entries()) taken.set(at.join(), i % 2 === 0)
  for (let turn = 0; taken.size < 58 && turn < 400; turn++) {
    const [x, y] = [...taken.keys()][Math.floor(random() * taken.size)]!.split(',').map(Number)
    const next = [x! + Math.round(random() * 2 - 1), y! + Math.round(random() * 2 - 1)]
    if (next.some(value => value < 0 || value >= LINES) || taken.has(next.join())) continue
    taken.set(next.join(), turn % 2 === 0)
  }
  const black = radial(art, [
    ['#5a5d63', 0],
    ['#23252a', 0.55],
    ['#0c0d10', 1],
  ])
  const white = radial(art, [
    ['#ffffff', 0],
    ['#f3eee2', 0.6],
    ['#cfc6b4', 1],
  ])
  const last = [...taken.keys()].at(-1)
  return [...taken]
    .map(([key, isBlack]) => {
      const [x, y] = key.split(',').map(value => (Number(value) - (LINES - 1) / 2) * step)
      const shadow = circle(x! + step * 0.07, y! + step * 0.1, step * 0.46, p.m[4]!, 'opacity=".38"')
      const mark = key === last ? circle(x!, y!, step * 0.14, p.accent) : ''
      return shadow + circle(x!, y!, step * 0.46, isBlack ? black : white) + mark
    })
    .join('')
}

/** A go board from above in low light, the last move marked. */
export function weiqi(art: Canvas): string {
  const { W, H, U, p, k, fx, random } = art
  let svg = rect(0, 0, W, H, grad(art, p.sky))
  const step = U * (art.wide ? 0.092 : 0.088)
  const size = step * (LINES + 0.6)
  const source = noise(random)
  const wood = Array.from({ length: 40 }, (_, i) => {
    const x = -size / 2 + ((i + 0.5) / 40) * size
    return line(
      points(
        [0, 1, 2, 3, 4, 5, 6].map(j => [
          x + (source(i * 0.4 + j * 0.5) - 0.5) * step * 0.4,
          -size / 2 + (j / 6) * size,
        ]),
      ),
      p.m[2]!,
      1 + random() * 2,
      'opacity=".28"',
    )
  }).join('')
  const half = ((LINES - 1) / 2) * step
  let grid = ''
  for (let i = 0; i < LINES; i++) {
    const at = round(-half + i * step)
    grid += `M${at} ${round(-half)}V${round(half)}M${round(-half)} ${at}H${round(half)}`
  }
  const dots = [3, 6, 9].flatMap(x => [3, 6, 9].map(y => circle((x - 6) * step, (y - 6) * step, step * 0.08, p.m[3]!)))
  const board =
    rect(-size / 2 + 10 * k, -size / 2 + 16 * k, size, size, p.m[4]!, 'opacity=".5"') +
    rect(-size / 2, -size / 2, size, size, grad(art, [p.m[0]!, p.m[1]!])) +
    wood +
    line(grid, p.m[3]!, 1.3 * k) +
    dots.join('') +
    stones(art, step)
  svg += place(fx + U * (art.wide ? 0.1 : 0.12), H * (art.wide ? 0.5 : 0.42), 1, board, 'rotate(-14)')
  svg += glow(art, fx + U * 0.2, H * 0.3, U * 0.7, p.light, 0.28)
  const dim = grad(
    art,
    [
      [p.m[4]!, 0, 0.85],
      [p.m[4]!, 0.5, 0.1],
      [p.m[4]!, 1, 0],
    ],
    false,
  )
  return (
    svg +
    rect(0, 0, W, H, dim) +
    path(
      `M0 ${round(H * 0.62)}H${W}V${H}H0Z`,
      grad(art, [
        [p.m[4]!, 0, 0],
        [p.m[4]!, 1, 0.7],
      ]),
    )
  )
}
