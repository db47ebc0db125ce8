import { existsSync, statSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { banners, features } from '../../demo/banners.ts'
import { categories } from '../../demo/categories.ts'
import { clips, shippedClips } from '../../demo/clips.ts'
import colours from '../../demo/colours.gen.json' with { type: 'json' }
import { danmakuOf } from '../../demo/danmaku.ts'
import { playsOf } from '../../demo/plays.ts'
import { assetsOf } from '../../demo/screenings.ts'
import { isFinished, remarksOf } from '../../demo/work.ts'
import { works } from '../../demo/works.ts'

const here = fileURLToPath(new URL('../../demo/', import.meta.url))
const slugs = works.map(work => work.slug)

test('the catalogue is as large as promised, and nothing is twice in it', () => {
  expect(works.length).toBeGreaterThanOrEqual(60)
  expect(categories.filter(category => !category.parent).length).toBeGreaterThanOrEqual(6)
  for (const key of ['slug', 'title', 'english', 'blurb', 'content'] as const) {
    expect(new Set(works.map(work => work[key])).size, key).toBe(works.length)
  }
})

test('every work stands in a category below a top one', () => {
  const below = new Set(categories.filter(category => category.parent).map(category => category.typeEn))
  for (const work of works) expect(below, work.slug).toContain(work.category)
  for (const category of below) expect(works.map(work => work.category)).toContain(category)
})

test('every picture is shipped in both widths, small, with its colour', () => {
  for (const slug of slugs) {
    const limits = { 'p-240': 20, 'p-480': 32, 'b-640': 30, 'b-1600': 90 }
    for (const [name, kB] of Object.entries(limits)) {
      expect(statSync(`${here}art/${slug}-${name}.avif`).size, `${slug}-${name}`).toBeLessThan(kB * 1024)
    }
    expect(existsSync(`${here}art/${slug}-t.svg`)).toBe(true)
    expect(colours).toHaveProperty(slug, {
      poster: expect.stringMatching(/^#[0-9a-f]{6}$/),
      backdrop: expect.stringMatching(/^#[0-9a-f]{6}$/),
    })
  }
})

test('remarks say what the episodes are', () => {
  const remarks = Object.fromEntries(works.map(work => [work.slug, remarksOf(work)]))
  expect(remarks).toMatchObject({
    changhe: '更新至 24 集',
    yanshan: '全 40 集',
    huoxing: '126 分钟',
    haofan: '第 8 期',
    shanhai: '第 2 季 更新至 36 话',
    yuren: '第 2 季 全 8 集',
    wanxiang: '更新至 148 话',
  })
  for (const work of works) {
    expect(remarks[work.slug]!.includes('更新至') && isFinished(work), work.slug).toBe(false)
    if (work.run.kind === 'film') continue
    for (const { aired, total } of work.run.seasons) expect(aired).toBeLessThanOrEqual(total ?? aired)
  }
})

test('there are series with seasons, with more than a hundred episodes, with VIP episodes and previews', () => {
  const series = works.flatMap(work => (work.run.kind === 'series' ? [work.run] : []))
  expect(series.filter(run => run.seasons.length > 1).length).toBeGreaterThanOrEqual(2)
  expect(series.some(run => run.seasons[0]!.aired >= 120)).toBe(true)
  expect(series.some(run => run.vipFrom !== undefined)).toBe(true)
  expect(series.some(run => run.previews)).toBe(true)
})

test('people come back in other works', () => {
  const names = works.flatMap(work => [...work.directors, ...Object.keys(work.cast)])
  const seen = Map.groupBy(names, name => name)
  expect([...seen.values()].filter(list => list.length > 1).length).toBeGreaterThan(seen.size / 2)
})

test('the hero has eight slides of two lines, and the editorial block its works', () => {
  expect(banners).toHaveLength(8)
  for (const [slug, intro] of banners) {
    expect(slugs).toContain(slug)
    expect(intro.split('\n')).toHaveLength(2)
  }
  for (const slug of features) expect(slugs).toContain(slug)
})

test('plays fit the heat of a work and never change', () => {
  const ranked = works.toSorted((a, b) => b.heat - a.heat)
  expect(playsOf(ranked[0]!)).toEqual(playsOf(ranked[0]!))
  const today = (work: (typeof works)[number]) => playsOf(work).recentHits[0]!
  expect(today(ranked[0]!)).toBeGreaterThan(today(ranked.at(-1)!))
  for (const work of works) expect(playsOf(work).recentHits.every(hits => hits > 0)).toBe(true)
})

test('every film that is shown is there or can be made, in each protection', () => {
  const wanted = works.flatMap(assetsOf)
  const names = clips.map(clip => clip.name)
  for (const { clip } of wanted) expect(names).toContain(clip)
  expect(new Set(wanted.map(asset => asset.cipher))).toEqual(new Set(['none', 'aes-128', 'keyline']))
  expect(new Set(wanted.map(asset => asset.clip)).size).toBeGreaterThanOrEqual(8)
  expect(names.slice(0, shippedClips.length)).toEqual(shippedClips)
  for (const name of shippedClips) expect(statSync(`${here}clips/${name}.mp4`).size).toBeLessThan(2 * 1024 * 1024)
  for (const clip of clips) {
    for (const layer of clip.layers) expect(existsSync(`${here}clips/${layer.file}.webp`), layer.file).toBe(true)
    for (const i of clip.chapters.keys())
      expect(existsSync(`${here}clips/${clip.name}-chapter-${i + 1}.webp`)).toBe(true)
  }
})

test('danmaku lie inside the film and differ between episodes', () => {
  const [first, second] = [danmakuOf('river', 80, 1), danmakuOf('river', 80, 2)]
  expect(first.length).toBeGreaterThan(60)
  expect(first.every(each => each.timeMs > 0 && each.timeMs < 80_000 && each.text.length <= 40)).toBe(true)
  expect(first).not.toEqual(second)
  expect(new Set(first.map(each => each.rgb)).size).toBeGreaterThan(1)
})
