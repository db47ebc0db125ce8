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
  const { rows } = await client.query<{ id: number }>(
    `insert into vod_categories (name, type_en, position)
     select c ->> 0, c ->> 1, ord from jsonb_array_elements($1) with ordinality as t(c, ord) returning id`,
    [JSON.stringify(categories)],
  )
  const ids = rows.map(row => row.id)
  await insertPeople(client, random)
  for (let done = 0; done < count; done += batch) await insertWorks(client, random, ids, Math.min(batch, count - done))
  await insertWorkPeople(client)
  await client.query('vacuum analyze')
}

async function insertPeople(client: Client, random: () => number): Promise<void> {
  const names = [...new Set(Array.from({ length: 20_000 }, () => personName(random)))]
  await client.query('insert into people (name) select unnest($1::text[]) on conflict do nothing', [names])
}

async function insertWorks(client: Client, random: () => number, categoryIds: number[], count: number): Promise<void> {
  const works = Array.from({ length: count }, () => workRow(random, categoryIds))
  await client.query(
    `insert into works (category_id, top_category_id, title, identity_key, letter, blurb, content, genres, area, lang, year, remarks,
       is_vip, score, score_count, hits, hits_day, hits_week, hits_month, published_at, updated_at)
     select c, c, t, lower(t) || ':' || y, l, b, b || b || b, string_to_array(g, ','), a, '国语', y, '全 24 集', v, s, h % 9999, h, h / 300, h / 60, h / 15,
       now() - (age || ' minutes')::interval, now() - (age / 2 || ' minutes')::interval
     from jsonb_to_recordset($1) as w(c int, t text, l text, b text, g text, a text, y int, v boolean, s numeric, h int, age int)`,
    [JSON.stringify(works)],
  )
}

function workRow(random: () => number, categoryIds: number[]) {
  const name = title(random)
  return {
    c: pick(random, categoryIds),
    t: name,
    l: pick(random, 'ABCDEFGHJKLMNPQRSTWXYZ0'),
    b: `${name}讲述了${title(random)}里的一段往事，`,
    g: [...new Set([pick(random, genres), pick(random, genres)])].join(','),
    a: pick(random, areas),
    y: 1980 + Math.floor(random() ** 0.5 * 47),
    v: random() < 0.2,
    s: Math.round(40 + random() * 55) / 10,
    h: Math.floor(random() ** 4 * 5_000_000),
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
