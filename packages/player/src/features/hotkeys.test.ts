import { expect, test } from 'vitest'
import { hotkeyFor } from './hotkeys.ts'

const press = (key: string, more: Partial<Parameters<typeof hotkeyFor>[0]> = {}) =>
  hotkeyFor({
    key,
    ctrlKey: false,
    metaKey: false,
    altKey: false,
    isComposing: false,
    inField: false,
    onControl: false,
    ...more,
  })

test.each([
  [' ', 'toggle'],
  ['ArrowLeft', 'back'],
  ['ArrowRight', 'forward'],
  ['ArrowUp', 'louder'],
  ['ArrowDown', 'quieter'],
  ['f', 'full'],
  ['F', 'full'],
  ['m', 'mute'],
  ['d', 'danmaku'],
  ['n', 'next'],
  ['?', 'help'],
  ['？', 'help'],
  ['x', null],
])('%j means %j', (key, action) => expect(press(key)).toBe(action))

test('fields, shortcuts of the browser and input methods keep their keys', () => {
  expect(press('f', { inField: true })).toBeNull()
  expect(press('f', { ctrlKey: true })).toBeNull()
  expect(press('d', { metaKey: true })).toBeNull()
  expect(press('ArrowLeft', { altKey: true })).toBeNull()
  expect(press('n', { isComposing: true })).toBeNull()
})
test('a focused button keeps space and arrows, letters still work', () => {
  expect(press(' ', { onControl: true })).toBeNull()
  expect(press('ArrowDown', { onControl: true })).toBeNull()
  expect(press('m', { onControl: true })).toBe('mute')
})
