import type { Canvas } from '../canvas.ts'
import { circle, type Point, path, place, points } from '../draw.ts'
import { sky } from '../nature.ts'

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
  const sym = (pts: readonly Point[], col: string) =>
    path(
      points(pts, true) +
        points(
          pts.map(q => [-q[0]!, q[1]!]),
          true,
        ),
      col,
    )
  svg += place(
    x,
    y,
    s,
    sym(
      [
        [0, 220],
        [0, 96],
        [70, 100],
        [150, 130],
        [190, 220],
      ],
      bl,
    ) +
      sym(
        [
          [60, 104],
          [150, 128],
          [190, 180],
          [190, 220],
          [110, 220],
        ],
        wh,
      ) +
      sym(
        [
          [0, 110],
          [36, 106],
          [30, 200],
          [0, 210],
        ],
        rd,
      ) +
      sym(
        [
          [70, 150],
          [130, 160],
          [120, 176],
          [74, 166],
        ],
        p.light,
      ) +
      sym(
        [
          [0, -120],
          [34, -112],
          [74, -60],
          [82, 0],
          [70, 60],
          [36, 104],
          [0, 112],
        ],
        wh,
      ) +
      sym(
        [
          [82, -8],
          [104, -26],
          [110, 26],
          [92, 66],
          [70, 60],
        ],
        gr,
      ) +
      sym(
        [
          [94, -20],
          [104, -26],
          [110, 26],
          [98, 48],
        ],
        dk,
      ) +
      sym(
        [
          [0, -128],
          [14, -124],
          [16, -58],
          [0, -46],
        ],
        rd,
      ) +
      sym(
        [
          [16, -76],
          [64, -50],
          [72, -28],
          [20, -34],
        ],
        bl,
      ) +
      sym(
        [
          [0, -36],
          [22, -32],
          [74, -24],
          [74, 14],
          [28, 22],
          [0, 8],
        ],
        nv,
      ) +
      sym(
        [
          [14, -14],
          [68, -20],
          [66, 2],
          [26, 6],
        ],
        '#4ff0d8',
      ) +
      sym(
        [
          [30, -11],
          [60, -14],
          [58, -4],
          [34, -2],
        ],
        '#ffffff',
      ) +
      sym(
        [
          [0, 26],
          [24, 32],
          [30, 70],
          [14, 96],
          [0, 100],
        ],
        gr,
      ) +
      sym(
        [
          [0, 64],
          [12, 66],
          [9, 92],
          [0, 94],
        ],
        rd,
      ) +
      sym(
        [
          [30, 40],
          [66, 30],
          [58, 64],
          [36, 80],
        ],
        '#dcdad2',
      ) +
      path('M-9 -112L-5 -160L0 -168L5 -160L9 -112Z', p.light) +
      path('M0 -168L5 -160L9 -112L0 -112Z', '#d9a01e') +
      sym(
        [
          [84, -40],
          [116, -64],
          [128, -112],
          [134, -58],
          [122, 8],
          [104, 20],
        ],
        rd,
      ) +
      sym(
        [
          [104, -30],
          [120, -48],
          [118, 0],
          [106, 8],
        ],
        '#7d1518',
      ) +
      circle(0, -62, 13, '#4ff0d8') +
      circle(0, -62, 6, '#fff') +
      sym(
        [
          [0, -128],
          [34, -114],
          [70, -62],
          [60, -66],
          [28, -104],
          [0, -114],
        ],
        '#cfcdc6',
      ),
  )
  return svg
}
