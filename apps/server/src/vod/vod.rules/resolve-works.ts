import type { Db } from '../../core/db.ts'
import { reserveIds } from '../vod.queries/rows.ts'
import { findByExternalIds, findByIdentity, findOrigins } from '../vod.queries/write-works.ts'
import type { CleanWork } from './clean-work.ts'

export interface PendingWork {
  /** Position in the importer's list. */
  index: number
  work: CleanWork
}

export interface ResolvedWork extends PendingWork {
  workId: number
  state: 'created' | 'updated' | 'unchanged'
  /** The row that made the work. */
  isPrimary: boolean
}

/** Finds the work behind each row, or reserves an id for a new one. `later` holds rows that mean a work another row of this round writes. */
export async function resolveWorks(
  tx: Db,
  pending: PendingWork[],
): Promise<{ resolved: ResolvedWork[]; later: PendingWork[] }> {
  const { now, later } = separate(pending)
  const origins = new Map(
    (
      await findOrigins(
        tx,
        now.map(each => each.work),
      )
    ).map(row => [row.index, row]),
  )
  const unknown = now.flatMap((each, index) => (origins.has(index) ? [] : [{ ...each, index }]))
  const found = await findElsewhere(tx, unknown)
  const newIds = await reserveIds(tx, 'works', unknown.filter(each => !found.has(each.index)).length)
  const taken = new Set<number>()
  const resolved: ResolvedWork[] = []
  for (const [index, each] of now.entries()) {
    const origin = origins.get(index)
    const existing = origin?.workId ?? found.get(index)
    if (existing !== undefined && taken.has(existing)) {
      later.push(each)
      continue
    }
    const workId = existing ?? newIds.shift()!
    taken.add(workId)
    if (origin?.contentHash === each.work.hash && !origin.isWithdrawn) {
      resolved.push({ ...each, workId, state: 'unchanged', isPrimary: origin.isPrimary })
    } else {
      const isPrimary = origin?.isPrimary ?? existing === undefined
      resolved.push({ ...each, workId, state: existing === undefined ? 'created' : 'updated', isPrimary })
    }
  }
  return { resolved, later }
}

/** Rows of one round share no origin row, identity or external id. */
function separate(pending: PendingWork[]): { now: PendingWork[]; later: PendingWork[] } {
  const claimed = new Set<string>()
  const now: PendingWork[] = []
  const later: PendingWork[] = []
  for (const each of pending) {
    const { work } = each
    const claims = [
      `o ${work.origin}\0${work.originId}`,
      `k ${work.identityKey}`,
      ...work.externalIds.map(id => `x ${id.provider}\0${id.kind ?? ''}\0${id.value}`),
    ]
    if (claims.some(claim => claimed.has(claim))) later.push(each)
    else now.push(each)
    for (const claim of claims) claimed.add(claim)
  }
  return { now, later }
}

/** Works that other origins already brought: by external id first, then by identity. */
async function findElsewhere(tx: Db, rows: PendingWork[]): Promise<Map<number, number>> {
  const ids = rows.flatMap(({ index, work }) =>
    work.externalIds.map(({ provider, kind = '', value }) => ({ index, provider, kind, value })),
  )
  const found = new Map((await findByExternalIds(tx, ids)).map(row => [row.index, row.workId]))
  const rest = rows
    .filter(row => !found.has(row.index))
    .map(({ index, work }) => ({
      index,
      key: work.identityKey,
      providers: work.externalIds.map(id => `${id.provider} ${id.kind ?? ''}`),
    }))
  for (const row of await findByIdentity(tx, rest)) found.set(row.index, row.workId)
  return found
}
