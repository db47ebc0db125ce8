import type { VodDetail } from '@xinghe/contract/client'
import { expect, it } from 'vitest'
import { workData } from './work-seo.ts'

const work = {
  title: '长河渡',
  content: '嘉靖年间',
  blurb: '',
  originalTitle: '',
  genres: ['古装'],
  people: [
    { id: 1, name: '顾晚舟', role: 'director', character: '' },
    { id: 2, name: '陆青野', role: 'actor', character: '沈渡' },
  ],
  poster: { src: '/media/p.avif', srcset: '', color: '#000' },
  year: 2026,
  totalEpisodes: 40,
  episodes: [],
  score: 9.1,
  scoreCount: 120,
} as unknown as VodDetail
const data = (change: Partial<VodDetail>) => workData('https://example.com', '/details/1/1', { ...work, ...change })

it('describes a series, announced episodes included', () => {
  expect(data({})).toMatchObject({
    '@type': 'TVSeries',
    url: 'https://example.com/details/1/1',
    image: 'https://example.com/media/p.avif',
    numberOfEpisodes: 40,
    director: [{ '@type': 'Person', name: '顾晚舟' }],
    aggregateRating: { ratingValue: 9.1, ratingCount: 120 },
  })
})

it('describes a film', () => {
  const film = data({ totalEpisodes: 1 })
  expect(film).toMatchObject({ '@type': 'Movie' })
  expect(film).not.toHaveProperty('numberOfEpisodes')
})

it('claims no rating that nobody gave', () => {
  expect(data({ score: null })).not.toHaveProperty('aggregateRating')
  expect(data({ scoreCount: 0 })).not.toHaveProperty('aggregateRating')
})
