import type { DemoWork } from '../../apps/server/demo/work.ts'
import { createCanvas, toSvg } from './canvas.ts'
import { commissions } from './commissions.ts'
import { text, widthOf } from './lettering.ts'
import { scenes } from './scenes.ts'
import { layouts } from './titles.ts'

function commissionOf(work: DemoWork) {
  const commission = commissions[work.slug]
  if (!commission) throw new Error(`No picture is commissioned for ${work.slug} (${work.title})`)
  const [scene, palette, layout] = commission
  return { draw: scenes[scene], palette, layout: layouts[layout] }
}

/** 2:3, with the title as lettering. */
export function poster(work: DemoWork): string {
  const { draw, palette, layout } = commissionOf(work)
  const art = createCanvas(400, 600, `${work.slug}:p`, palette)
  const words = { title: work.title, english: work.english, blurb: work.blurb }
  const imprint = `星河影业  ·  ${work.genres.join(' / ')}`
  const small = { anchor: 'middle', fill: art.p.text, track: 1.4, extra: 'opacity=".75"' } as const
  const body = draw(art) + layout(art, words) + text(imprint, art.W / 2, art.H - 22, 8.5, 'sansLight', small)
  return toSvg(art, body, work.title)
}

/** 16:9 without words; what matters is right of centre. */
export function backdrop(work: DemoWork): string {
  const { draw, palette } = commissionOf(work)
  const art = createCanvas(1600, 900, `${work.slug}:b`, palette)
  return toSvg(art, draw(art), `${work.title} 剧照`)
}

/** The title alone, white on transparent, for the hero. */
export function titleArt(work: DemoWork): string {
  const width = Math.ceil(widthOf(work.title, 150, 'serif', 8) + 12)
  const body = text(work.title, 4, 136, 150, 'serif', { fill: '#fff', track: 8 })
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} 176" width="${width}" height="176" role="img" ` +
    `aria-label="${work.title}">${body}</svg>`
  )
}
