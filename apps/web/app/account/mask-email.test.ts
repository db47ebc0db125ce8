import { expect, it } from 'vitest'
import { maskEmail } from './mask-email.ts'

it.each([
  ['linyu@mail.com', 'lin***u@mail.com'],
  ['somebody.else@mail.com', 'som***e@mail.com'],
  ['abcd@x.cn', 'a***d@x.cn'],
  ['abc@x.cn', 'a***c@x.cn'],
  ['ab@x.cn', 'a***@x.cn'],
  ['a@x.cn', '***@x.cn'],
  ['"a@b"@x.cn', '"a@***"@x.cn'],
  ['林屿来信了@x.cn', '林屿来***了@x.cn'],
  ['linyu', 'lin***u'],
])('%s is shown as %s', (email, shown) => expect(maskEmail(email)).toBe(shown))
