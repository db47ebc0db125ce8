import type { Script } from './handler.ts'

const COOKIE = /(?:^|;\s*)lang=([st])(?:;|$)/
const TRADITIONAL = /\bzh-(?:hant|tw|hk|mo)\b/i
const SIMPLIFIED = /\bzh\b/i

/** The script of a page: what the visitor chose, else what the browser asks for, else the operator's default. */
export function pageScript(cookie: string | undefined, acceptLanguage: string | undefined, fallback: Script): Script {
  const chosen = cookie && COOKIE.exec(cookie)?.[1]
  if (chosen) return chosen as Script
  if (!acceptLanguage) return fallback
  const traditionalAt = acceptLanguage.search(TRADITIONAL)
  if (traditionalAt < 0) return fallback
  // The first Chinese entry is the preferred one: `zh-CN,zh;q=0.9,zh-TW;q=0.8` is a reader of simplified text.
  return acceptLanguage.search(SIMPLIFIED) < traditionalAt ? fallback : 't'
}

/** The script of a call: `lang=t` in its query, else simplified. */
export function callScript(lang: string | null | undefined): Script {
  return lang === 't' ? 't' : 's'
}
