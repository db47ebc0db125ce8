export const emptyAds = { company: '', name: '', phone: '', email: '', content: '', captcha: '' }
export type AdsValues = typeof emptyAds
export type AdsField = keyof AdsValues

const MIN_PHONE_CHARS = 5

interface Words {
  needCompany: string
  needName: string
  needPhone: string
  wrongEmail: string
  needCaptcha: string
}

/** What is wrong with the form, in words, by field; empty when it can be sent. */
export function checkAds(values: AdsValues, words: Words): Partial<Record<AdsField, string>> {
  const { company, name, phone, email, captcha } = values
  return {
    ...(!company.trim() && { company: words.needCompany }),
    ...(!name.trim() && { name: words.needName }),
    ...(phone.trim().length < MIN_PHONE_CHARS && { phone: words.needPhone }),
    ...(email.trim() && !/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(email.trim()) && { email: words.wrongEmail }),
    ...(!captcha.trim() && { captcha: words.needCaptcha }),
  }
}
