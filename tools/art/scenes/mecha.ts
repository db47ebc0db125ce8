import type { Canvas } from '../canvas.ts'
import { circle, path, place, points } from '../draw.ts'
import { sky } from '../nature.ts'

/** A shape (x, y, x, y …) and its mirror image. */
function twin(flat: readonly number[], col: string): string {
  const corners = Array.from({ length: flat.length / 2 }, (_, i) => [flat[i * 2]!, flat[i * 2 + 1]!] as const)
  const mirrored = corners.map(([x, y]) => [-x, y] as const)
  return path(points(corners, true) + points(mirrored, true), col)
}

export function mecha(art: Canvas): string {
  const { W, H, U, p } = art,
    [wh, bl, nv, rd, gr, dk] = ['#f1efe6', '#1f7f83', '#10343d', '#d9573a', '#8f9aa6', '#2a2f38']
  let svg = sky(art)
  const x = art.wide ? W * 0.7 : W * 0.5,
    y = art.wide ? H * 0.5 : H * 0.62,
    s = art.wide ? H / 420 : W / 330
  const st = U * 0.03
  for (let j = 0; j < H / st; j++)
    for (let i = 0; i < W / st; i++) {
      const t = (j * st) / H
      if (t < 0.75) svg += (i + j) % 2 ? '' : circle(i * st, j * st, st * 0.36 * (1 - t * 1.2), bl, 'opacity=".45"')
    }
  svg += circle(x, y, 138 * s, '#10343d') + circle(x, y, 124 * s, '#f0b53a')
  svg += place(
    x,
    y,
    s,
    twin([0, 220, 0, 96, 70, 100, 150, 130, 190, 220], bl) +
      twin([60, 104, 150, 128, 190, 180, 190, 220, 110, 220], wh) +
      twin([0, 110, 36, 106, 30, 200, 0, 210], rd) +
      twin([70, 150, 130, 160, 120, 176, 74, 166], p.light) +
      twin([0, -120, 34, -112, 74, -60, 82, 0, 70, 60, 36, 104, 0, 112], wh) +
      twin([82, -8, 104, -26, 110, 26, 92, 66, 70, 60], gr) +
      twin([94, -20, 104, -26, 110, 26, 98, 48], dk) +
      twin([0, -128, 14, -124, 16, -58, 0, -46], rd) +
      twin([16, -76, 64, -50, 72, -28, 20, -34], bl) +
      twin([0, -36, 22, -32, 74, -24, 74, 14, 28, 22, 0, 8], nv) +
      twin([14, -14, 68, -20, 66, 2, 26, 6], '#4ff0d8') +
      twin([30, -11, 60, -14, 58, -4, 34, -2], '#ffffff') +
      twin([0, 26, 24, 32, 30, 70, 14, 96, 0, 100], gr) +
      twin([0, 64, 12, 66, 9, 92, 0, 94], rd) +
      twin([30, 40, 66, 30, 58, 64, 36, 80], '#dcdad2') +
      path('M-9 -112L-5 -160L0 -168L5 -160L9 -112Z', p.light) +
      path('M0 -168L5 -160L9 -112L0 -112Z', '#d9a01e') +
      twin([84, -40, 116, -64, 128, -112, 134, -58, 122, 8, 104, 20], rd) +
      twin([104, -30, 120, -48, 118, 0, 106, 8], '#7d1518') +
      circle(0, -62, 13, '#4ff0d8') +
      circle(0, -62, 6, '#fff') +
      twin([0, -128, 34, -114, 70, -62, 60, -66, 28, -104, 0, -114], '#cfcdc6'),
  )
  return svg
}
