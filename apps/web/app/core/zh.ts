import { createContext, useContext } from 'react'
import { strings as traditional } from '../strings.t.gen.ts'
import { strings } from '../strings.ts'

/** `s` simplified, `t` traditional. */
export type Script = 's' | 't'
export type Strings = typeof strings

const langTags = { s: 'zh-Hans', t: 'zh-Hant' } as const
export const langTag = (script: Script): string => langTags[script]
export const stringsOf = (script: Script): Strings => (script === 't' ? traditional : strings)

/** The script on screen: the document says it, so that code outside React agrees with what React shows. */
export function currentScript(): Script {
  return document.documentElement.lang === langTags.t ? 't' : 's'
}

export interface Zh {
  script: Script
  /** Switches everything on screen at once; the catalogue's text follows as soon as it has come. */
  setScript(script: Script): void
}

// Marked pure for the offline page, which uses what is beside it and has no React.
export const ZhContext = /* @__PURE__ */ createContext<Zh>({ script: 's', setScript() {} })

export const useZh = (): Zh => useContext(ZhContext)

/** The UI's texts in the script on screen. */
export const useStrings = (): Strings => stringsOf(useZh().script)

/** Puts values into a text's `{name}` places. */
export function fill(text: string, values: Record<string, string | number>): string {
  return text.replace(/\{(\w+)\}/g, (place, name: string) => String(values[name] ?? place))
}

const YEAR_SEC = 31_536_000

/** Remembers the choice where the browser (storage) and the server (cookie) look for it. */
export function scriptCookie(script: Script): string {
  return `lang=${script};path=/;max-age=${YEAR_SEC};samesite=lax`
}
