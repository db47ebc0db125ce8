import { Converter } from 'opencc-js'
import { pinyin } from 'pinyin-pro'
import { load } from './load.ts'
import type { Running } from './site.ts'
import { record } from './table.ts'
import { personName, pick, randomOf, title } from './titles.ts'

const QUERIES = 8_000
const seconds = 5
const connections = 16

type Make = (random: () => number) => string

const toTraditional = Converter({ from: 'cn', to: 'tw' })
const latin = (text: string) => pinyin(text, { toneType: 'none', type: 'array' }).join('')
const firsts = (text: string) => pinyin(text, { pattern: 'first', toneType: 'none', type: 'array' }).join('')
const part = (text: string, random: () => number, size: number) => {
  const letters = [...text].filter(letter => /\p{L}/u.test(letter))
  const from = Math.floor(random() * Math.max(1, letters.length - size))
  return letters.slice(from, from + size).join('')
}

/** One wrong character where there are three, else the whole with a letter swapped in its pinyin. */
function misspelt(random: () => number): string {
  const letters = [...title(random)]
  letters[1 + Math.floor(random() * (letters.length - 1))] = pick(random, '李天长光无下了大')
  return letters.join('')
}

const kinds: Record<string, Make> = {
  'two characters': random => part(title(random), random, 2),
  'four characters': random => part(title(random), random, 4),
  pinyin: random => latin(part(title(random), random, 4)),
  initials: random => firsts(part(title(random), random, 3 + Math.floor(random() * 2))),
  traditional: random => toTraditional(title(random)),
  people: personName,
  misspelt,
}

/** Searching and completing in a large catalogue. Every request is a question that no cache knows. */
export async function benchSearch(site: Running, works: number): Promise<void> {
  const random = randomOf(7)
  for (const [name, make] of Object.entries(kinds)) {
    const texts = Array.from({ length: QUERIES }, (_, n) => make(random) + mark(n))
    await measure(
      site,
      `search, ${name}, ${works} works`,
      texts,
      text => `/v1/pub/index/search/${text}/all/best/1/24`,
      30,
    )
  }
  const typed = Array.from({ length: QUERIES }, (_, n) => {
    const whole = random() < 0.5 ? title(random) : latin(title(random))
    return whole.slice(0, 1 + Math.floor(random() * 6)) + mark(n)
  })
  const complete = (text: string) => `/v1/pub/index/search/keywords/${text}`
  await measure(site, `suggestions while typing, ${works} works`, typed, complete, 15)
}

/** Punctuation of its own for each query: it means nothing and makes every address new. */
const mark = (n: number) => [...n.toString(6)].map(digit => '!~,;=*'[Number(digit)]).join('')

async function measure(
  site: Running,
  what: string,
  texts: string[],
  pathOf: (text: string) => string,
  limit: number,
): Promise<void> {
  const paths = texts.map(text => pathOf(encodeURIComponent(text)))
  await load({ url: site.url, connections, seconds: 1, paths: paths.slice(0, QUERIES / 8) })
  const result = await load({ url: site.url, connections, seconds, paths: paths.slice(QUERIES / 8) })
  if (result.errors > 0) throw new Error(`${what}: ${result.errors} requests failed`)
  record({
    what: `${what}, ${connections} at once`,
    measured: `${Math.round(result.perSecond)}/s, p50 ${result.p50.toFixed(1)}, p99 ${result.p99.toFixed(1)} ms`,
    target: `p99 ≤ ${limit} ms`,
    isMet: result.p99 <= limit,
  })
}
