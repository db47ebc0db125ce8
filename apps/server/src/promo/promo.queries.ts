import { sql } from 'kysely'
import type { Db } from '../core/db.ts'

/** Notes that a viewer saw a target; false when the last note is younger than `quietSec`. */
export async function markHit(
  tx: Db,
  mark: { viewerKey: string; kind: string; targetId: number; now: Date; quietSec: number },
): Promise<boolean> {
  const { rows } = await sql`
    insert into hit_marks (viewer_key, kind, target_id, seen_at)
    values (${mark.viewerKey}, ${mark.kind}, ${mark.targetId}, ${mark.now})
    on conflict (viewer_key, kind, target_id) do update set seen_at = excluded.seen_at
      where hit_marks.seen_at <= excluded.seen_at - make_interval(secs => ${mark.quietSec})
    returning 1`.execute(tx)
  return rows.length > 0
}

export async function deleteHitMarks(tx: Db, olderThan: Date): Promise<void> {
  await sql`delete from hit_marks where seen_at < ${olderThan}`.execute(tx)
}
