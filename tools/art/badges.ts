import type { DemoTeam } from '../../apps/server/demo/teams.ts'
import { luminance } from './colours.ts'
import { text } from './lettering.ts'
import { round } from './numbers.ts'

type Motif = DemoTeam['motif']

const shields = {
  kite: 'M60 6L108 20V60C108 88 88 106 60 115C32 106 12 88 12 60V20Z',
  disc: 'M60 5A55 55 0 1 1 59.9 5Z',
  hexagon: 'M60 5L107 32V88L60 115L13 88V32Z',
  square: 'M14 12H106V64C106 92 86 108 60 116C34 108 14 92 14 64Z',
  crown: 'M60 4C76 14 94 16 110 14C112 60 98 100 60 116C22 100 8 60 10 14C26 16 44 14 60 4Z',
}

const shieldOf: Record<Motif, keyof typeof shields> = {
  waves: 'kite',
  peak: 'disc',
  anchor: 'hexagon',
  stripes: 'square',
  wing: 'crown',
  flake: 'disc',
  sun: 'kite',
  tower: 'square',
  cross: 'hexagon',
  star: 'crown',
}

const anchor =
  'M60 52V100M60 60H44M60 60H76M36 82C38 98 50 104 60 104S82 98 84 82M36 82l-6 8M36 82l9 5M84 82l6 8M84 82l-9 5'
const wing =
  'M60 104C40 92 22 74 18 50C34 60 44 62 54 62L48 54C54 54 58 56 60 60C62 56 66 54 72 54L66 62' +
  'C76 62 86 60 102 50C98 74 80 92 60 104Z'
const tower = 'M36 120V70h-6V54h10v7h8v-7h8v7h8v-7h8v7h8v-7h10v16h-6v50z'

function ray(i: number, detail: string): string {
  const end = (offset: number) => {
    const angle = Math.PI + (i * Math.PI) / 8 + offset
    return `${round(60 + Math.cos(angle) * 90)} ${round(98 + Math.sin(angle) * 90)}`
  }
  return `<path d="M60 98L${end(-0.08)}L${end(0.08)}Z" fill="${detail}" opacity=".35"/>`
}

const motifs: Record<Motif, (main: string, second: string, detail: string) => string> = {
  waves: (main, _, detail) =>
    [62, 76, 90, 104]
      .map(y => {
        const d = `M0 ${y}q10 -12 20 0t20 0t20 0t20 0t20 0t20 0v30H0Z`
        return `<path d="${d}" fill="${y % 4 ? main : detail}" stroke="${detail}" stroke-width="3"/>`
      })
      .join(''),
  peak: (main, _, detail) =>
    `<path d="M4 96L42 48L58 68L78 38L120 96V120H0Z" fill="${detail}"/>` +
    `<path d="M4 96L42 48L50 58L36 74Z" fill="${main}" opacity=".4"/>`,
  anchor: (_main, _second, detail) =>
    `<path d="${anchor}" fill="none" stroke="${detail}" stroke-width="6" stroke-linecap="round"/>`,
  stripes: (_main, _second, detail) =>
    [0, 1, 2, 3].map(i => `<path d="M${18 + i * 24} 52h12l-8 70h-12z" fill="${detail}" opacity=".9"/>`).join(''),
  wing: (_main, _second, detail) => `<path d="${wing}" fill="${detail}"/>`,
  flake: (_main, _second, detail) =>
    [0, 60, 120]
      .map(angle => {
        const arm = `M60 50V102M52 56l8 8l8 -8M52 96l8 -8l8 8`
        const pen = `fill="none" stroke="${detail}" stroke-width="4.5" stroke-linecap="round"`
        return `<path transform="rotate(${angle} 60 76)" d="${arm}" ${pen}/>`
      })
      .join(''),
  sun: (_main, _second, detail) =>
    `<circle cx="60" cy="98" r="26" fill="${detail}"/>${[0, 1, 2, 3, 4, 5, 6, 7, 8].map(i => ray(i, detail)).join('')}`,
  tower: (_main, second, detail) =>
    `<path d="${tower}" fill="${detail}"/><path d="M54 120V96a6 6 0 0 1 12 0v24z" fill="${second}"/>`,
  cross: (_main, _second, detail) => `<path d="M52 44H68V70H92V84H68V120H52V84H28V70H52Z" fill="${detail}"/>`,
  star: (_main, _second, detail) =>
    `<path d="M60 50l7 17l18 1l-14 12l5 18l-16 -10l-16 10l5 -18l-14 -12l18 -1z" fill="${detail}"/>`,
}

/** A team's crest, 120 × 120, with its short name on the upper band. */
export function badge({ slug, name, short, colours, motif }: DemoTeam): string {
  const [main, second, detail] = colours
  const outline = shields[shieldOf[motif]]
  const ink = motif !== 'flake' && luminance(detail) > 0.3 ? detail : '#ffffff'
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 120 120" width="120" height="120" role="img" aria-label="${name}">` +
    `<defs><clipPath id="bd${slug}"><path d="${outline}"/></clipPath></defs><g clip-path="url(#bd${slug})">` +
    `<rect width="120" height="120" fill="${main}"/><rect x="60" width="60" height="120" fill="${second}" opacity=".55"/>` +
    `${motifs[motif](main, second, detail)}<rect width="120" height="44" fill="${second}"/>` +
    `${text(short, 60, 36, 25, 'sans', { anchor: 'middle', fill: ink })}</g>` +
    `<path d="${outline}" fill="none" stroke="${second}" stroke-width="7"/>` +
    `<path d="${outline}" fill="none" stroke="${detail}" stroke-width="2.5"/></svg>`
  )
}
