import { expect, test } from 'vitest'
import { StartError } from '../core/start-error.ts'
import { endingOf } from './ending.ts'

const coded = (code: string) => Object.assign(new Error('could not extend file'), { code })

test('what an operator can mend is a sentence, a fault of ours has its stack', () => {
  for (const code of ['53100', '57P01', '08006', 'ENOSPC', 'ECONNREFUSED', 'ECONNRESET']) {
    expect(endingOf(coded(code)), code).toMatch(/^stopped: [a-z ]+; run the same command again when that is mended$/)
  }
  expect(endingOf(new StartError('DATA_DIR: no'))).toBe('DATA_DIR: no')
  expect(endingOf(coded('42P01'))).toContain('ending.test.ts')
  expect(endingOf(new TypeError('x'))).toContain('ending.test.ts')
})
