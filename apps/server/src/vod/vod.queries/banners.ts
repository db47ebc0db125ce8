import { sql } from 'kysely'
import type { Db } from '../../core/db.ts'
import type { CardRow } from './known-cards.ts'

export interface BannerRow extends CardRow {
  bannerId: number
  intro: string
  titleArt: string | null
}

/** Hero slides in their order, those of hidden works left out. */
export async function listBanners(db: Db): Promise<BannerRow[]> {
  const { rows } = await sql<BannerRow>`
    select w.id, w.top_category_id, w.title, w.blurb, w.poster, w.poster_color, w.backdrop, w.backdrop_color, w.remarks,
      w.score, w.year, w.area, w.genres, w.is_vip, w.quality, w.published_at, w.updated_at,
      b.id as banner_id, b.intro, w.title_art
    from home_banners b join works w on w.id = b.work_id
    where w.hidden_at is null order by b.position, b.id limit 12`.execute(db)
  return rows
}

export async function replaceBannerRows(tx: Db, banners: readonly { workId: number; intro: string }[]): Promise<void> {
  await sql`delete from home_banners`.execute(tx)
  await sql`
    insert into home_banners (work_id, intro, position)
    select work_id, intro, position from jsonb_to_recordset(${JSON.stringify(
      banners.map(({ workId, intro }, position) => ({ work_id: workId, intro, position })),
    )}::jsonb) as b (work_id int, intro text, position int)`.execute(tx)
}
