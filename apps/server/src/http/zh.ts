import type { Script } from './handler.ts'

type Convert = (text: string) => string

const HAN = /\p{Script=Han}/u
/** Addresses keep their letters: a converted path names nothing. */
const ADDRESS = /^(?:(?:https?|data|blob):|\/\S*$)/i

let loading: Promise<{ toTraditional: Convert; toSimplified: Convert }> | undefined

/** The dictionaries are 2 MB and cost 100 ms, so they are read when the first visitor asks for traditional. */
async function converters() {
  loading ??= (async () => {
    const { Converter } = await import('opencc-js')
    // Not `twp`: words of Taiwan are for the texts of the site itself. A title is a name, and 完美对象 would become 完美物件.
    return {
      toTraditional: Converter({ from: 'cn', to: 'tw' }),
      toSimplified: Converter({ from: 'tw', to: 'cn' }),
    }
  })()
  return loading
}

/** Every Han string of a JSON value in the wanted script; the value itself when that is simplified. Keys and addresses stay. */
export async function toScript<T>(value: T, script: Script): Promise<T> {
  if (script === 's') return value
  const { toTraditional } = await converters()
  return mapStrings(value, toTraditional) as T
}

/** Folds what a reader of traditional text typed or picked back to the script the catalogue is written in. */
export async function fromScript<T>(value: T, script: Script): Promise<T> {
  if (script === 's') return value
  const { toSimplified } = await converters()
  return mapStrings(value, toSimplified) as T
}

function mapStrings(value: unknown, convert: Convert): unknown {
  if (typeof value === 'string') return HAN.test(value) && !ADDRESS.test(value) ? convert(value) : value
  if (Array.isArray(value)) return value.map(item => mapStrings(item, convert))
  if (typeof value !== 'object' || value === null) return value
  const out: Record<string, unknown> = {}
  for (const [key, item] of Object.entries(value)) out[key] = mapStrings(item, convert)
  return out
}
