import { expect, test } from 'vitest'
import { levelFor, startLevel } from './quality.ts'

const levels = [
  { height: 360, bitrate: 600_000 },
  { height: 480, bitrate: 1_100_000 },
  { height: 720, bitrate: 2_400_000 },
  { height: 1080, bitrate: 4_800_000 },
]
const heightAt = (index: number) => levels[index]?.height

test('the remembered height, or the next one below, or the smallest', () => {
  expect(heightAt(levelFor(levels, 720))).toBe(720)
  expect(heightAt(levelFor(levels, 900))).toBe(720)
  expect(heightAt(levelFor(levels, 240))).toBe(360)
  expect(levelFor([], 720)).toBe(0)
})
test('the start fits the bandwidth of last time', () => {
  expect(heightAt(startLevel(levels, 20_000_000, 1080))).toBe(1080)
  expect(heightAt(startLevel(levels, 2_000_000, 1080))).toBe(480)
  expect(heightAt(startLevel(levels, 100_000, 1080))).toBe(360)
})
test('the start is never taller than the picture needs', () => {
  expect(heightAt(startLevel(levels, 20_000_000, 558))).toBe(720)
  expect(heightAt(startLevel(levels, 20_000_000, 2160))).toBe(1080)
  expect(heightAt(startLevel(levels, 0, 2160))).toBe(720)
  expect(heightAt(startLevel(levels, 0, 0))).toBe(720)
})
