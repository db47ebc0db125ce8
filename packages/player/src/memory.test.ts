import { beforeEach, expect, test, vi } from 'vitest'
import { readDanmakuSettings, saveDanmakuSettings } from './danmaku/settings.ts'
import { readMemory, remember } from './memory.ts'

const stored = new Map<string, string>()
beforeEach(() => {
  stored.clear()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
  })
})

test('remembers beside what others keep under the same key', () => {
  stored.set('config', JSON.stringify({ seen: { 1: { 2: 3 } }, quality: 'high' }))
  expect(readMemory().quality).toBe(0)
  remember({ quality: 720, skip: ['7'] })
  expect(JSON.parse(stored.get('config') ?? '')).toMatchObject({ seen: { 1: { 2: 3 } }, quality: 720, skip: ['7'] })
})
test('broken text counts as empty', () => {
  stored.set('config', '{oops')
  stored.set('danmu', '[1]')
  expect(readMemory().volume).toBe(1)
  expect(readDanmakuSettings().on).toBe(true)
})
test('danmaku settings stay in their range', () => {
  stored.set('danmu', JSON.stringify({ area: 5, opacity: 0, density: 'none', block: ['a', 3] }))
  expect(readDanmakuSettings()).toMatchObject({ area: 0.6, opacity: 0.2, density: 'normal', block: [] })
  expect(saveDanmakuSettings({ block: [' 剧透 ', '剧透', ''], size: 9 })).toMatchObject({ block: ['剧透'], size: 1.6 })
})
test('a full or blocked storage loses the memory only', () => {
  vi.stubGlobal('localStorage', {
    getItem: () => null,
    setItem: () => {
      throw new DOMException('full', 'QuotaExceededError')
    },
  })
  expect(remember({ volume: 0.3 }).volume).toBe(0.3)
})
