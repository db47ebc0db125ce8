// Renders the pictures of the demo catalogue into apps/server/demo/art, all of them or those of the slugs named.
// node tools/art/render.ts [slug …]

import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { fileURLToPath } from 'node:url'
import sharp from 'sharp'
import { channels as tvChannels } from '../../apps/server/demo/channels.ts'
import { teams } from '../../apps/server/demo/teams.ts'
import { works } from '../../apps/server/demo/works.ts'
import { badge } from './badges.ts'
import { channelLogo } from './channel-logos.ts'
import { backdrop, poster, titleArt } from './pictures.ts'
import { portrait } from './portraits.ts'

const folder = fileURLToPath(new URL('../../apps/server/demo/art/', import.meta.url))
const coloursFile = new URL('../../apps/server/demo/colours.gen.json', import.meta.url)
const only = new Set(process.argv.slice(2))

/** Widths of a picture with the AVIF quality each needs: small posters carry the finest detail. */
const posterWidths = { 240: 56, 480: 52 }
const backdropWidths = { 640: 56, 1600: 56 }

/** Writes the widths and returns the mean colour. */
async function rasterise(name: string, svg: string, widths: Record<number, number>): Promise<string> {
  const size = Number(/viewBox="0 0 (\d+)/.exec(svg)?.[1])
  for (const [width, quality] of Object.entries(widths)) {
    const density = (72 * Number(width) * 2) / size
    const image = sharp(Buffer.from(svg), { density: Math.max(72, density) }).resize(Number(width), null, {
      kernel: 'lanczos3',
    })
    await image.avif({ quality, effort: 6, chromaSubsampling: '4:4:4' }).toFile(`${folder}${name}-${width}.avif`)
  }
  const { channels } = await sharp(Buffer.from(svg)).removeAlpha().stats()
  const mean = channels.slice(0, 3).map(({ mean }) => Math.round(mean).toString(16).padStart(2, '0'))
  return `#${mean.join('')}`
}

async function renderWork(slug: string, colours: Record<string, { poster: string; backdrop: string }>) {
  const work = works.find(each => each.slug === slug)!
  colours[slug] = {
    poster: await rasterise(`${slug}-p`, poster(work), posterWidths),
    backdrop: await rasterise(`${slug}-b`, backdrop(work), backdropWidths),
  }
  writeFileSync(`${folder}${slug}-t.svg`, titleArt(work))
}

mkdirSync(folder, { recursive: true })
const colours = only.size ? JSON.parse(readFileSync(coloursFile, 'utf8')) : {}
const queue = works.map(work => work.slug).filter(slug => !only.size || only.has(slug))
const render = async () => {
  for (let slug = queue.shift(); slug; slug = queue.shift()) await renderWork(slug, colours)
}
await Promise.all(Array.from({ length: availableParallelism() }, render))
const sorted = Object.fromEntries(works.filter(work => colours[work.slug]).map(work => [work.slug, colours[work.slug]]))
writeFileSync(coloursFile, `${JSON.stringify(sorted, null, 1)}\n`)
for (const team of teams) writeFileSync(`${folder}team-${team.slug}.svg`, badge(team))
for (const channel of tvChannels) writeFileSync(`${folder}channel-${channel.slug}.svg`, channelLogo(channel))
for (let i = 1; i <= 12; i++) writeFileSync(`${folder}avatar-${i}.svg`, portrait(i))
