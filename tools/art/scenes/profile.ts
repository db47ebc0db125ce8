import type { Canvas } from '../canvas.ts'
import { grad, line, path, place, rect } from '../draw.ts'
import { round } from '../numbers.ts'

export function profile(art: Canvas): string {
  const { W, H, p } = art
  let svg = rect(0, 0, W, H, grad(art, p.sky))
  const s = art.wide ? H / 470 : H / 520,
    ox = art.wide ? W * 0.52 : W * 0.02,
    oy = art.wide ? -H * 0.12 : H * 0.02
  const face =
    'M118 640L120 520C118 470 92 440 80 396C62 336 58 262 84 204C110 146 172 116 234 124C292 132 322 168 328 212C330 230 325 242 329 256C334 272 351 298 359 314C363 323 355 330 344 331C340 337 342 344 347 350C351 357 347 362 339 364C345 369 346 377 340 383C333 390 334 396 338 405C342 426 322 440 299 439C268 437 254 448 249 472C244 506 250 560 270 640Z'
  const id = `${art.id}f`
  art.defs.push(`<clipPath id="${id}"><path d="${face}"/></clipPath>`)
  let inner = rect(0, 0, 420, 660, p.light)
  inner += path('M60 40C180 90 300 110 330 214C250 190 214 232 206 300C198 372 236 420 230 640H0V40Z', p.accent)
  for (let i = 0; i < 30; i++)
    inner += line(
      `M${round(64 + i * 2)} ${round(150 + i * 3)}C${120 + i * 3} ${300 + i * 5} ${100 + i * 4} ${480} ${150 + i * 3} 640`,
      p.sky[1]!,
      1,
      `opacity="${round(0.5 - i * 0.012)}"`,
    )
  inner +=
    path('M268 262C284 250 306 250 320 258C304 258 286 262 272 272Z', p.accent) +
    path('M282 284C294 276 312 278 322 286C308 294 292 294 282 284Z', p.accent) +
    path('M300 357C316 350 334 350 347 352C336 358 344 362 338 364C326 362 312 362 300 357Z', p.sky[0]!) +
    path('M302 360C316 366 334 364 340 367C338 378 322 378 302 360Z', p.sky[1]!)
  const N = 9
  for (let i = 0; i < N; i++) {
    const y = 100 + i * 60,
      cid = id + i,
      dx = [0, 0, 0, 0, 34, -22, 0, 12, 0][i]
    art.defs.push(
      `<clipPath id="${cid}"><rect x="-200" y="${y}" width="900" height="${i === 4 || i === 5 ? 34 : 60}"/></clipPath>`,
    )
    if (i === 5) {
      art.defs.push(`<clipPath id="${cid}b"><rect x="-200" y="${y + 34}" width="900" height="26"/></clipPath>`)
      svg += place(ox, oy, s, `<g clip-path="url(#${cid}b)"><g clip-path="url(#${id})">${inner}</g></g>`)
    }
    if (i === 4) {
      art.defs.push(`<clipPath id="${cid}b"><rect x="-200" y="${y + 34}" width="900" height="26"/></clipPath>`)
      svg += place(ox - 16 * s, oy, s, `<g clip-path="url(#${cid}b)"><g clip-path="url(#${id})">${inner}</g></g>`)
    }
    svg += place(ox + dx! * s, oy, s, `<g clip-path="url(#${cid})"><g clip-path="url(#${id})">${inner}</g></g>`)
  }
  return svg
}
