import { sql } from 'kysely'
import type { Db } from '../../core/db.ts'
import { together } from '../../core/together.ts'

/** What to look for in the index. */
export interface Question {
  /** Terms of whole names. */
  wholes: readonly number[]
  /** Best first, as the others. */
  rareWays: readonly Way[]
  /** To the popular, asked instead of the common ones where the rare ones led to too many. */
  popularWays: readonly Way[]
  commonWays: readonly Way[]
  most: number
}

export interface Way {
  /** A row must have all of them. */
  terms: readonly number[]
  /** Whether the people of the work belong to the answer. */
  withPeople: boolean
}

/** What the index has for a question. */
export interface Candidates {
  /** Packed rows; one may come twice. */
  rows: string[]
  /** It was not asked to its end, because there were as many as wanted. */
  isCut: boolean
}

/** What the index has for one question. */
export const findCandidates = together<Question, Candidates>(askIndex)

async function askIndex(db: Db, questions: readonly Question[]): Promise<Candidates[]> {
  const { rows } = await sql<{ answer: string }>`
    /* prepared: search.candidates */
    select search_candidates(question) as answer from unnest(${questions.map(packQuestion)}::text[]) with ordinality as q (question, at)
    order by at`.execute(db)
  return rows.map(row => unpackAnswer(row.answer))
}

/** As search_candidates in the schema takes it. */
function packQuestion({ wholes, rareWays, popularWays, commonWays, most }: Question): string {
  return [most, wholes.join(','), ...[rareWays, popularWays, commonWays].map(packWays)].join('|')
}

const packWays = (ways: readonly Way[]) =>
  ways.map(({ terms, withPeople }) => (withPeople ? '@' : '') + terms.join(',')).join(';')

function unpackAnswer(answer: string): Candidates {
  const rows = answer.split('\f')
  return { isCut: rows.pop() === '+', rows }
}

export interface DocumentRow {
  kind: 'w' | 'p'
  refId: number
  tier: number
  popularity: number
  packed: string
  people: string
  terms: number[]
}

/** Writes the rows of works; one that is there already is replaced. */
export async function upsertWorkDocuments(tx: Db, rows: readonly DocumentRow[]): Promise<void> {
  if (rows.length === 0) return
  await sql`
    insert into search_documents (${columns})
    select ${fromJson(rows)}
    on conflict (kind, ref_id) do update set tier = excluded.tier, popularity = excluded.popularity, packed = excluded.packed,
      people = excluded.people, terms = excluded.terms`.execute(tx)
}

/** Writes the rows of people who are new; those who are there become more popular when it is worth a write. */
export async function upsertPersonDocuments(tx: Db, rows: readonly DocumentRow[]): Promise<void> {
  if (rows.length === 0) return
  await sql`
    insert into search_documents (${columns})
    select ${fromJson(rows)}
    on conflict (kind, ref_id) do update set popularity = excluded.popularity, packed = excluded.packed
    where excluded.popularity > search_documents.popularity + 0.05`.execute(tx)
}

const columns = sql.raw('kind, ref_id, tier, popularity, packed, people, terms')

function fromJson(rows: readonly DocumentRow[]) {
  const json = rows.map(({ terms, ...row }) => ({ ...row, terms: `{${terms.join(',')}}` }))
  return sql`kind, "refId", tier, popularity, packed, people, terms::int[]
    from json_to_recordset(${JSON.stringify(json)}::json) as r (kind text, "refId" int, tier smallint, popularity real,
      packed text, people text, terms text)
    order by kind, "refId"`
}

/** Sorts what was written lately into the index, so that readers need not go through it one by one. */
export async function mergeIndex(db: Db): Promise<void> {
  await sql`select gin_clean_pending_list('search_documents_terms_idx')`.execute(db)
}

export async function deleteWorkDocuments(tx: Db, workIds: readonly number[]): Promise<void> {
  if (workIds.length === 0) return
  await sql`delete from search_documents where kind = 'w' and ref_id = any(${workIds}::int[])`.execute(tx)
}

/** Takes works off the queue; nobody else gets them while the transaction runs. */
export async function takeQueued(tx: Db, limit: number): Promise<number[]> {
  // By where they lie: as a condition on ids, a planner that believes the queue to be short asks for the first ones once per row.
  const { rows } = await sql<{ workId: number }>`
    delete from search_queue where ctid = any(array(
      select ctid from search_queue order by work_id limit ${limit} for update skip locked
    )) returning work_id`.execute(tx)
  return rows.map(row => row.workId)
}

/** Popularity from which a work belongs to tier 0, 1 and 2; empty before they were measured. */
export async function listTiers(db: Db): Promise<number[]> {
  const { rows } = await sql<{ popularity: number }>`select popularity from search_tiers order by tier`.execute(db)
  return rows.map(row => row.popularity)
}

/** Measures the tiers anew: the best 2 %, the next 8 %, the next 25 %. */
export async function measureTiers(tx: Db): Promise<void> {
  await sql`delete from search_tiers`.execute(tx)
  await sql`
    insert into search_tiers (tier, popularity)
    select at - 1, limits[at] from (
      select percentile_disc(array[0.98, 0.90, 0.65]) within group (order by popularity) as limits
      from search_documents where kind = 'w'
    ) m, generate_series(1, 3) at where limits[at] is not null`.execute(tx)
}

/** Queues works whose popularity has moved noticeably or into another tier; answers how many. */
export async function queueMoved(
  tx: Db,
  works: readonly { id: number; popularity: number; tier: number }[],
): Promise<number> {
  const { numAffectedRows } = await sql`
    insert into search_queue (work_id)
    select r.id from unnest(${works.map(work => work.id)}::int[], ${works.map(work => work.popularity)}::real[],
        ${works.map(work => work.tier)}::int[]) as r (id, popularity, tier)
      join search_documents d on d.kind = 'w' and d.ref_id = r.id
    where d.tier <> r.tier or abs(d.popularity - r.popularity) > 0.02
    on conflict do nothing`.execute(tx)
  return Number(numAffectedRows ?? 0)
}
