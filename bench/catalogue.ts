import type { Client } from 'pg'
import { personName, pick, randomOf, title } from './titles.ts'

const areas = ['大陆', '香港', '台湾', '日本', '韩国', '美国', '英国', '法国', '泰国', '印度']
const genres = [
  '剧情',
  '喜剧',
  '动作',
  '爱情',
  '科幻',
  '悬疑',
  '犯罪',
  '古装',
  '武侠',
  '战争',
  '奇幻',
  '冒险',
  '家庭',
  '青春',
  '历史',
  '纪实',
]
const categories = [
  ['电影', 'dianying'],
  ['剧集', 'juji'],
  ['综艺', 'zongyi'],
  ['动漫', 'dongman'],
  ['纪录片', 'jilupian'],
]
/** Below each category, the first with most of its works and the last with hardly any. */
const branches = ['国产', '欧美', '日韩', '港台', '海外', '短片', '其他']
/** Played most, and not shown while the site is not for adults. */
const closed = ['伦理', 'chengren']
/** What hardly any work has. */
const rareAreas = Array.from('冰芬丹葡希捷波匈罗保塞克秘智哥古摩突埃肯', name => `${name}岛`)
const rareGenres = Array.from('戏曲茶道棋艺航模微缩赛车登山潜水', name => `${name}类`)
const plans = Array.from('一二三四五六日', day => `每周${day} 20:00`)
const batch = 5_000

/** Fills an empty, migrated database with a seeded catalogue of `count` works with seasons, episodes and outside lines. */
export async function fillCatalogue(client: Client, count: number, seed = 1): Promise<void> {
  await fillWorks(client, count, seed)
  await insertBelow(client)
  await client.query('vacuum analyze')
}

/** The works with their people alone: all that lists and search look at. */
export async function fillWorks(client: Client, count: number, seed = 1): Promise<void> {
  const random = randomOf(seed)
  await client.query('set synchronous_commit = off')
  const tree = await insertCategories(client)
  await insertPeople(client, random)
  const rare = randomOf(seed + 1)
  for (let done = 0; done < count; done += batch) {
    const works = Array.from({ length: Math.min(batch, count - done) }, () => workRow(random, rare, tree))
    await insertWorks(client, works)
  }
  await insertPlays(client)
  await insertWorkPeople(client)
  await client.query('vacuum analyze')
}

/** The days that the counters of the works were counted on, and one that only the ranking of the month before has. */
async function insertPlays(client: Client): Promise<void> {
  await client.query(`
    insert into work_hits_daily (work_id, day, hits, rolled)
    select id, (now() at time zone 'Asia/Shanghai')::date - ago, hits_day, hits_day
    from works, unnest(array[0, 2, 8, 35]) ago where hits_day > 0`)
}

/** Ids of the categories at the top with those below each, and of the closed one. */
interface Tree {
  tops: { id: number; below: number[] }[]
  closedId: number
}

/** The ids of those at the top are 1 to 5. */
async function insertCategories(client: Client): Promise<Tree> {
  const insert = async (rows: string[][], parentId: number | null) => {
    const { rows: made } = await client.query<{ id: number }>(
      `insert into vod_categories (name, type_en, parent_id, position)
       select c ->> 0, c ->> 1, $2, ord from jsonb_array_elements($1) with ordinality as t(c, ord) returning id`,
      [JSON.stringify(rows), parentId],
    )
    return made.map(row => row.id)
  }
  const tops = []
  const topIds = await insert(categories, null)
  for (const [index, [name, typeEn]] of categories.entries()) {
    const rows = branches.map((branch, place) => [`${branch}${name}`, `${typeEn}${place}`])
    tops.push({ id: topIds[index]!, below: await insert(rows, topIds[index]!) })
  }
  const [closedId] = await insert([closed], null)
  return { tops, closedId: closedId! }
}

async function insertPeople(client: Client, random: () => number): Promise<void> {
  const names = [...new Set(Array.from({ length: 20_000 }, () => personName(random)))]
  await client.query('insert into people (name) select unnest($1::text[]) on conflict do nothing', [names])
}

async function insertWorks(client: Client, works: ReturnType<typeof workRow>[]): Promise<void> {
  await client.query(
    `insert into works (category_id, top_category_id, title, identity_key, letter, blurb, content, genres, tags, area, lang, year,
       remarks, schedule, is_vip, score, score_count, hits, hits_day, hits_week, hits_month, published_at, updated_at)
     select c, top, t, lower(t) || ':' || y, l, b, b || b || b, string_to_array(g, ','), string_to_array(tag, ','), a, '国语', y,
       '全 24 集', plan, v, s, h % 9999, h, plays, plays * 2, plays * 3, now() - (age || ' minutes')::interval,
       now() - (age / 2 || ' minutes')::interval
     from jsonb_to_recordset($1) as w(c int, top int, t text, l text, b text, g text, tag text, a text, y int, plan text, v boolean,
       s numeric, h int, plays int, age int)`,
    [JSON.stringify(works)],
  )
}

/** What is rare is drawn from numbers of its own. */
function workRow(random: () => number, rare: () => number, { tops, closedId }: Tree) {
  const name = title(random)
  const { id, below } = pick(random, tops)
  const [usual, last] = [below.slice(0, -1), below.at(-1)!]
  const isClosed = rare() < 0.02
  const seldom = <T>(share: number, values: ArrayLike<T>, otherwise: T) =>
    rare() < share ? pick(rare, values) : otherwise
  return {
    c: isClosed ? closedId : seldom(0.0005, [last], usual[Math.floor(rare() ** 3 * usual.length)]!),
    top: isClosed ? closedId : id,
    t: name,
    l: pick(random, 'ABCDEFGHJKLMNPQRSTWXYZ0'),
    b: `${name}讲述了${title(random)}里的一段往事，`,
    g: [...new Set([pick(random, genres), seldom(0.01, rareGenres, pick(random, genres))])].join(','),
    tag: seldom(0.01, ['专题'], ''),
    a: seldom(0.005, rareAreas, pick(random, areas)),
    y: 1980 + Math.floor(random() ** 0.5 * 47),
    plan: seldom(0.01, plans, ''),
    v: random() < 0.2,
    s: Math.round(40 + random() * 55) / 10,
    h: Math.floor(random() ** 4 * 5_000_000) + (isClosed ? 5_000_000 : 0),
    plays: rare() < 0.1 ? Math.ceil(rare() ** 4 * 2_000) : 0,
    age: Math.floor(random() ** 2 * 5_000_000),
  }
}

/** Seasons, episodes and one line group with lines of every work, made inside the database. */
async function insertBelow(client: Client): Promise<void> {
  await client.query('insert into seasons (work_id, number) select id, 1 from works on conflict do nothing')
  await client.query(`insert into episodes (work_id, season_id, number, level, label)
    select s.work_id, s.id, n, n, n::text from seasons s, generate_series(1, 1 + (s.work_id % 24)) n on conflict do nothing`)
  await client.query(
    `insert into line_groups (work_id, origin, origin_id, code, name, sid) select id, 'bench', id::text, 'bench', '主线', 1 from works on conflict do nothing`,
  )
  await client.query(`insert into lines (group_id, episode_id, nid, url)
    select g.id, e.id, e.number, 'https://example.invalid/' || e.id || '/index.m3u8'
    from episodes e join line_groups g on g.work_id = e.work_id on conflict do nothing`)
}

/** A director and four actors for every work. */
async function insertWorkPeople(client: Client): Promise<void> {
  await client.query(`insert into work_people (work_id, person_id, role, position)
    select w.id, 1 + (w.id * 7 + n * 131) % (select count(*) from people), case when n = 0 then 'director' else 'actor' end, n
    from works w, generate_series(0, 4) n
    where exists (select 1 from people p where p.id = 1 + (w.id * 7 + n * 131) % (select count(*) from people)) on conflict do nothing`)
}
