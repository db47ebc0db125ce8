import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { channels } from '../../apps/server/demo/channels.ts'
import { clips } from '../../apps/server/demo/clips.ts'
import { teams } from '../../apps/server/demo/teams.ts'
import { works } from '../../apps/server/demo/works.ts'
import { badge } from './badges.ts'
import { channelLogo } from './channel-logos.ts'
import { sceneLayers } from './clip-layers.ts'
import { textures } from './clip-textures.ts'
import { commissions } from './commissions.ts'
import { elementsOf } from './elements.ts'
import { backdrop, poster, titleArt } from './pictures.ts'
import { portrait } from './portraits.ts'

const hash = (text: string) => createHash('sha256').update(text).digest('hex')
const workOf = (slug: string) => works.find(work => work.slug === slug)!

test('the same work gives the same picture, another work another one', () => {
  const changhe = workOf('changhe')
  expect(hash(poster(changhe))).toBe(hash(poster(changhe)))
  expect(hash(poster({ ...changhe, slug: 'wugang' }))).not.toBe(hash(poster(changhe)))
  expect(hash(backdrop(changhe))).toBe('b381e9be9f43d147559128c88703a3bab688f99cb30b1acf50999e1b56ce8d1a')
})

test('no two works share scene, palette and layout', () => {
  const used = works.map(work => commissions[work.slug]?.join(' '))
  expect(used).not.toContain(undefined)
  expect(new Set(used).size).toBe(works.length)
  expect(Object.keys(commissions).sort()).toEqual(works.map(work => work.slug).sort())
})

test('every picture is a whole document without text that needs a font', () => {
  const pictures = [
    ...works.flatMap(work => [poster(work), backdrop(work), titleArt(work)]),
    ...teams.map(badge),
    ...channels.map(channelLogo),
    ...Array.from({ length: 12 }, (_, i) => portrait(i + 1)),
  ]
  for (const svg of pictures) {
    expect(svg).toMatch(/^<svg [\s\S]*<\/svg>$/)
    expect(svg).not.toMatch(/NaN|undefined|<text/)
  }
})

test('a drawing falls apart into its elements and is whole again', () => {
  const body = '<rect x="1"/><g a="b"><g><path d="M0 0"/></g></g><circle r="2"/>'
  expect(elementsOf(body)).toEqual(['<rect x="1"/>', '<g a="b"><g><path d="M0 0"/></g></g>', '<circle r="2"/>'])
})

test('every layer of every clip is drawn', () => {
  const drawn = new Set([...sceneLayers(), ...textures()].map(layer => layer.file))
  for (const clip of clips) for (const layer of clip.layers) expect(drawn).toContain(layer.file)
})
