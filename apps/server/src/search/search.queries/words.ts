import { sql } from 'kysely'
import type { Db } from '../../core/db.ts'

/** Searches of one word since it was last counted. */
export interface WordCount {
  folded: string
  word: string
  searches: number
}

/** Counts searches at an instant given in days; see search_words in the schema. No word may come twice. */
export async function addSearches(db: Db, counts: readonly WordCount[], day: number): Promise<void> {
  const column = (name: keyof WordCount) => counts.map(count => count[name])
  await sql`
    insert into search_words (folded, word, heat, searches)
    select folded, word, ${day}::float8 + ln(searches::float8) / ln(2), searches
    from unnest(${column('folded')}::text[], ${column('word')}::text[], ${column('searches')}::int[]) as c (folded, word, searches)
    order by folded
    on conflict (folded) do update set word = excluded.word, searches = search_words.searches + excluded.searches,
      heat = greatest(search_words.heat, excluded.heat)
        + ln(1 + power(2::float8, -least(1000, abs(search_words.heat - excluded.heat)))) / ln(2)`.execute(db)
}

/** The words with the most heat. */
export async function listHotWords(db: Db, limit: number): Promise<{ folded: string; word: string }[]> {
  const { rows } = await sql<{ folded: string; word: string }>`
    select folded, word from search_words order by heat desc, folded limit ${limit}`.execute(db)
  return rows
}

/** Forgets words that are colder than all but the first `kept`. */
export async function deleteColdWords(db: Db, kept: number): Promise<void> {
  await sql`
    delete from search_words where heat < (select heat from search_words order by heat desc offset ${kept} limit 1)`.execute(
    db,
  )
}
