import { expect, it } from 'vitest'
import type { RootData } from './root-data.ts'
import { breadcrumbData, pageMeta, siteData, videoData } from './seo.ts'

const root = {
  site: { name: '星河', seo_title: '星河 - 影视', seo_keywords: '影视', seo_description: '一条星河' },
  navs: [],
  lang: 's',
  origin: 'https://example.com',
} as unknown as RootData

it('falls back to the site where a page says nothing', () => {
  const meta = pageMeta(root, { path: '/' })
  expect(meta).toContainEqual({ title: '星河 - 影视' })
  expect(meta).toContainEqual({ name: 'description', content: '一条星河' })
  expect(meta).toContainEqual({ tagName: 'link', rel: 'canonical', href: 'https://example.com/' })
  expect(meta).toContainEqual({ name: 'twitter:card', content: 'summary' })
})

it('adds the brand, completes the picture and cuts the description', () => {
  const meta = pageMeta(root, {
    title: '长河渡',
    path: '/details/1/1',
    image: '/a.avif',
    description: '渡'.repeat(400),
  })
  expect(meta).toContainEqual({ title: '长河渡 - 星河' })
  expect(meta).toContainEqual({ property: 'og:image', content: 'https://example.com/a.avif' })
  expect(meta).toContainEqual({ name: 'description', content: '渡'.repeat(160) })
})

it('writes structured data with its context', () => {
  const meta = pageMeta(root, { path: '/', data: [siteData(root)] })
  const data = meta.find(entry => 'script:ld+json' in entry)
  expect(data).toMatchObject({ 'script:ld+json': { '@context': 'https://schema.org', '@type': 'WebSite' } })
})

it('counts breadcrumbs from one', () => {
  expect(breadcrumbData(root.origin, [{ name: '星河', path: '/' }])).toMatchObject({
    itemListElement: [{ position: 1, name: '星河', item: 'https://example.com/' }],
  })
})

it('says what is known about a video and nothing else', () => {
  const video = {
    title: '长河渡',
    description: '',
    path: '/player/vod/1/1/1',
    image: undefined,
    publishedAt: 0,
    durationSec: 60.4,
  }
  expect(videoData(root.origin, video)).toEqual({
    '@type': 'VideoObject',
    name: '长河渡',
    description: '长河渡',
    url: 'https://example.com/player/vod/1/1/1',
    duration: 'PT60S',
  })
})

it('has nothing to say without site data', () => {
  expect(pageMeta(undefined, { path: '/' })).toEqual([])
})
