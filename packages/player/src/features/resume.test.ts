import { expect, test } from 'vitest'
import { isFinished, startPoint } from './resume.ts'

const facts = { startSec: null, resume: null, introSec: 90, skipIntro: false }
const at = (positionSec: number, durationSec = 2700) => ({ positionSec, durationSec })

test('a shared moment wins over everything', () => {
  expect(startPoint({ ...facts, startSec: 61, resume: at(900), skipIntro: true })).toEqual({
    atSec: 61,
    because: 'link',
  })
  expect(startPoint({ ...facts, startSec: 0, resume: at(900) })).toEqual({ atSec: 0, because: 'link' })
})
test('goes on where the viewer left', () => {
  expect(startPoint({ ...facts, resume: at(900), skipIntro: true })).toEqual({ atSec: 900, because: 'resume' })
})
test('begins anew when next to nothing was seen, or next to nothing is left', () => {
  expect(startPoint({ ...facts, resume: at(4) }).because).toBe('start')
  expect(startPoint({ ...facts, resume: at(2650) }).because).toBe('start')
  expect(startPoint({ ...facts, resume: at(2695) }).because).toBe('start')
})
test('leaves out the intro where the viewer wants that', () => {
  expect(startPoint({ ...facts, skipIntro: true })).toEqual({ atSec: 90, because: 'intro' })
  expect(startPoint({ ...facts, introSec: null, skipIntro: true })).toEqual({ atSec: 0, because: 'start' })
})
test('finished: 97 % or ten seconds, and never half of a short clip', () => {
  expect(isFinished(2619, 2700)).toBe(true)
  expect(isFinished(2600, 2700)).toBe(false)
  expect(isFinished(295, 300)).toBe(true)
  expect(isFinished(16, 20)).toBe(true)
  expect(isFinished(12, 20)).toBe(false)
  expect(isFinished(500, 0)).toBe(false)
})
