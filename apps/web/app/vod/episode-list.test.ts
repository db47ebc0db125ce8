import type { VodEpisode } from '@xinghe/contract/client'
import { expect, test } from 'vitest'
import { nextEpisode, rangesOf } from './episode-list.ts'

const episode = (level: number, more: Partial<VodEpisode> = {}): VodEpisode => ({
  level,
  season: level > 10_000 ? Math.floor(level / 10_000) : 1,
  number: level % 10_000,
  title: '',
  label: String(level % 10_000),
  kind: 'main',
  vip: false,
  durationSec: null,
  lineIds: [],
  ...more,
})
const season = (count: number) => Array.from({ length: count }, (_, at) => episode(at + 1))

test('a short list is one range, a long one is cut', () => {
  expect(rangesOf(season(24)).map(range => range.label)).toEqual(['1–24'])
  expect(rangesOf(season(1)).map(range => range.label)).toEqual(['1'])
  expect(rangesOf(season(120)).map(range => range.label)).toEqual(['1–30', '31–60', '61–90', '91–120'])
  expect(rangesOf(season(64)).at(-1)?.episodes).toHaveLength(4)
})
test('the next episode skips previews and crosses seasons', () => {
  const list = [episode(1), episode(2, { kind: 'preview' }), episode(20_001), episode(3)]
  expect(nextEpisode(list, 1)?.level).toBe(3)
  expect(nextEpisode(list, 3)?.level).toBe(20_001)
  expect(nextEpisode(list, 20_001)).toBeNull()
})
