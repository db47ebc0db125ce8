import { expect, test } from 'vitest'
import { ProgressReader } from './progress.ts'

test('positions are read from reports that arrive in pieces', () => {
  const reader = new ProgressReader()
  expect(reader.push('frame=0\nout_time_us=N/A\nprogress=continue\nframe=50\nout_ti')).toBeNull()
  expect(reader.push('me_us=2000000\nprogress=continue\n')).toBe(2000)
  expect(reader.push('out_time_us=3000400\nout_time_us=4000000\nprogress=end\n')).toBe(4000)
})
