import { Converter } from 'opencc-js'
import type pg from 'pg'
import { pinyin } from 'pinyin-pro'
import { type Load, type LoadResult, load } from './load.ts'
import { watchPauses } from './pauses.ts'
import type { Running } from './site.ts'
import { record } from './table.ts'
import { pick, randomOf } from './titles.ts'

const QUERIES = 120_000
/** Long enough that the one moment in which a process collects its garbage does not decide what one in a hundred waits. */
const seconds = 10
/**
 * Stretches of a measurement without a pause; the middle one counts, and the worst is told. A machine that stands still for
 * 20 ms, which shared ones do, and a job of the hour are in one or two of them; what the site does in each second is in all.
 */
const STRETCHES = 5
const connections = 16
/** Site, database and generator share them: a generator with a core of its own would take it from the site. */
const cores = '0,1'
/** Between two searches of one visitor: faster than anybody types. */
const pauseMs = 100

/** What somebody types who looks for the work of this title. */
type Make = (random: () => number, title: string, person: string) => string

const toTraditional = Converter({ from: 'cn', to: 'tw' })
const latin = (text: string) => pinyin(text, { toneType: 'none', type: 'array' }).join('')
const firsts = (text: string) => pinyin(text, { pattern: 'first', toneType: 'none', type: 'array' }).join('')
const part = (text: string, random: () => number, size: number) => {
  const letters = [...text].filter(letter => /\p{L}/u.test(letter))
  const from = Math.floor(random() * Math.max(1, letters.length - size))
  return letters.slice(from, from + size).join('')
}

/** One wrong character. */
function misspelt(random: () => number, title: string): string {
  const letters = [...title]
  letters[1 + Math.floor(random() * (letters.length - 1))] = pick(random, '李天长光无下了大')
  return letters.join('')
}

const kinds: Record<string, Make> = {
  'two characters': (random, title) => part(title, random, 2),
  'four characters': (random, title) => part(title, random, 4),
  pinyin: (random, title) => latin(part(title, random, 4)),
  initials: (random, title) => firsts(part(title, random, 3 + Math.floor(random() * 2))),
  traditional: (_, title) => toTraditional(title),
  people: (_random, _title, person) => person,
  misspelt,
}

/** Searching and completing in a large catalogue. Every request is a question that no cache knows. */
export async function benchSearch(site: Running, client: pg.Client, works: number): Promise<void> {
  await measureFloor(site)
  const random = randomOf(7)
  const { rows } = await client.query<{ title: string; person: string }>(
    `select w.title, p.name as person from works w, lateral (
       select name from people, work_people wp where wp.work_id = w.id and people.id = wp.person_id limit 1
     ) p order by hashint4(w.id) limit $1`,
    [QUERIES],
  )
  for (const [name, make] of Object.entries(kinds)) {
    const texts = rows.map(({ title, person }, n) => make(random, title, person) + mark(n))
    await measure(
      site,
      `search, ${name}, ${works} works`,
      texts,
      text => `/v1/pub/index/search/${text}/all/best/1/24`,
      30,
    )
  }
  const typed = rows.map(({ title }, n) => {
    const whole = random() < 0.5 ? title : latin(title)
    return whole.slice(0, 1 + Math.floor(random() * 6)) + mark(n)
  })
  const complete = (text: string) => `/v1/pub/index/search/keywords/${text}`
  await measure(site, `suggestions while typing, ${works} works`, typed, complete, 15)
}

/** Punctuation of its own for each query: it means nothing and makes every address new. */
const mark = (n: number) => [...n.toString(6)].map(digit => '!~,;=*'[Number(digit)]).join('')

/** What nothing asked here can be faster than. */
async function measureFloor(site: Running): Promise<void> {
  const pauses = await watchPauses(seconds)
  record({
    what: 'pauses over 5 ms of a program alone on its core, which the machine makes',
    measured: `${pauses.perSecond.toFixed(1)}/s, longest ${pauses.longestMs.toFixed(1)} ms`,
    target: '',
    isMet: null,
  })
  const home = { url: site.url, connections, cores, paths: ['/'] }
  await load({ ...home, seconds: 1 })
  const result = await load({ ...home, seconds })
  record({
    what: `a page from memory, ${connections} at once without a pause`,
    measured: `${Math.round(result.perSecond)}/s, p50 ${result.p50.toFixed(1)}, p99 ${result.p99.toFixed(1)} ms`,
    target: '',
    isMet: null,
  })
}

async function measure(
  site: Running,
  what: string,
  texts: string[],
  pathOf: (text: string) => string,
  limit: number,
): Promise<void> {
  const paths = texts.map(text => pathOf(encodeURIComponent(text)))
  // No address is asked for twice within what an answer is kept.
  const ask = async (from: number, to: number, options: Partial<Load>) => {
    const some = paths.slice(from * paths.length, to * paths.length)
    const result = await load({ url: site.url, connections, seconds, cores, paths: some, ...options })
    if (result.requests > some.length)
      throw new Error(`${what}: more requests than addresses, some were asked for twice`)
    return result
  }
  await ask(0, 0.1, { seconds: 1 })
  const stretches: LoadResult[] = []
  for (let at = 0; at < STRETCHES; at++) {
    const share = 0.6 / STRETCHES
    stretches.push(await ask(0.4 + at * share, 0.4 + (at + 1) * share, { seconds: seconds / STRETCHES }))
  }
  const byWait = stretches.toSorted((a, b) => a.p99 - b.p99)
  const [middle, worst] = [byWait[Math.floor(STRETCHES / 2)]!, byWait.at(-1)!]
  const typing = await ask(0.2, 0.4, { pauseMs })
  const alone = await ask(0.1, 0.2, { connections: 1, seconds: 1 })
  const errors = [...stretches, typing, alone].reduce((sum, result) => sum + result.errors, 0)
  if (errors > 0) throw new Error(`${what}: ${errors} requests failed`)
  record({
    what: `${what}, ${connections} at once without a pause`,
    measured: `${Math.round(middle.perSecond)}/s, p50 ${middle.p50.toFixed(1)}, p99 ${middle.p99.toFixed(1)} ms (worst of ${STRETCHES} ${worst.p99.toFixed(1)}, alone ${alone.p99.toFixed(1)})`,
    target: `p99 ≤ ${limit} ms`,
    isMet: middle.p99 <= limit,
  })
  record({
    what: `${what}, ${connections} visitors, one each ${pauseMs} ms`,
    measured: `${Math.round(typing.perSecond)}/s, p50 ${typing.p50.toFixed(1)}, p99 ${typing.p99.toFixed(1)} ms`,
    target: `p99 ≤ ${limit} ms`,
    isMet: typing.p99 <= limit,
  })
}
