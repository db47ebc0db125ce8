import type { DemoChannel } from '../../apps/server/demo/channels.ts'
import { mix } from './colours.ts'
import { text } from './lettering.ts'
import { randomOf } from './numbers.ts'

/** A channel's tile, 96 × 96, with its one-character mark. */
export function channelLogo({ slug, name, mark, colour }: DemoChannel): string {
  const dark = mix(colour, '#000000', 0.3)
  const light = mix(colour, '#ffffff', 0.28)
  const patterns = [
    `<path d="M0 0H96L0 96Z" fill="${light}" opacity=".55"/>`,
    `<circle cx="82" cy="16" r="44" fill="${light}" opacity=".5"/>`,
    `<path d="M0 66C26 50 48 82 96 58V96H0Z" fill="${dark}" opacity=".75"/>`,
    `<path d="M0 96L96 0V96Z" fill="${dark}" opacity=".6"/>`,
  ]
  const pattern = patterns[Math.floor(randomOf(slug)() * patterns.length)]
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 96 96" width="96" height="96" role="img" aria-label="${name}">` +
    `<defs><clipPath id="ch${slug}"><rect width="96" height="96" rx="22"/></clipPath></defs>` +
    `<g clip-path="url(#ch${slug})"><rect width="96" height="96" fill="${colour}"/>${pattern}` +
    `${text(mark, 48, 65, 50, 'sans', { anchor: 'middle' })}</g></svg>`
  )
}
