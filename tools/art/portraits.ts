import { mix } from './colours.ts'
import { randomOf, round } from './numbers.ts'

const backgrounds = ['#2f6f7a', '#b8563c', '#d39b3c', '#3f5f8f', '#6f8a4a', '#8a4a5a', '#3a3f4a', '#c9786a']
const skins = ['#f3cfae', '#e8b88f', '#f7dcc4']
const hairColours = ['#1c1a1e', '#3a2a22', '#5a3a2a']
const shirts = ['#f4efe2', '#1d3f4a', '#d9573a', '#e9c46a']
const haircuts = [
  'M24 46C22 22 36 16 49 16S74 24 72 46C66 36 60 34 48 34S30 36 24 46Z',
  'M22 66C16 26 34 14 48 14S80 26 74 66L66 60C70 44 62 36 48 36S26 44 30 60Z',
  'M25 42C26 18 70 14 71 42L66 34L58 38L50 32L40 38L32 34Z',
  'M24 48C24 20 40 14 50 16C66 14 76 28 72 50C70 40 62 30 44 34C34 36 26 40 24 48Z',
]
const glasses =
  '<g fill="none" stroke="#2a2a2e" stroke-width="2"><circle cx="39" cy="47" r="6.5"/>' +
  '<circle cx="57" cy="47" r="6.5"/><path d="M45.5 47h5"/></g>'
const eyes = '<circle cx="40" cy="47" r="2" fill="#2a2022"/><circle cx="56" cy="47" r="2" fill="#2a2022"/>'

/** A paper-cut face, 96 × 96: the portrait of a user without one. */
export function portrait(number: number): string {
  const random = randomOf(`av${number}`)
  const pick = (list: readonly string[]) => list[Math.floor(random() * list.length)]!
  const [background, skin, hair, shirt, haircut] = [backgrounds, skins, hairColours, shirts, haircuts].map(pick)
  const sight = random() > 0.6 ? glasses : eyes
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 96 96" width="96" height="96" role="img" aria-label="头像">` +
    `<rect width="96" height="96" fill="${background}"/>` +
    `<path d="M10 100C12 76 32 70 48 70S84 76 86 100Z" fill="${shirt}"/>` +
    `<path d="M40 58H56V74C52 78 44 78 40 74Z" fill="${mix(skin!, '#000000', 0.12)}"/>` +
    `<ellipse cx="48" cy="46" rx="21" ry="24" fill="${skin}"/><path d="${haircut}" fill="${hair}"/>${sight}` +
    `<path d="M42 58q6 ${round(2 + random() * 4)} 12 0" fill="none" stroke="#a3523f" stroke-width="2" ` +
    'stroke-linecap="round"/></svg>'
  )
}
