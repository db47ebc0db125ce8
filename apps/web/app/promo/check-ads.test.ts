import { expect, it } from 'vitest'
import { strings } from '../strings.ts'
import { checkAds, emptyAds } from './check-ads.ts'

const words = { ...strings.ads, needCaptcha: strings.login.needCaptcha }
const good = { ...emptyAds, company: '临江文化', name: '林屿', phone: '13800000000', captcha: 'x7k2' }

it('takes what the server takes', () => {
  expect(checkAds(good, words)).toEqual({})
  expect(checkAds({ ...good, email: 'linyu@example.com' }, words)).toEqual({})
})

it('says what is missing or wrong, field by field', () => {
  expect(Object.keys(checkAds({ ...emptyAds, company: ' ' }, words))).toEqual(['company', 'name', 'phone', 'captcha'])
  expect(checkAds({ ...good, email: 'linyu' }, words)).toEqual({ email: '请输入正确的邮箱地址' })
})
