import type { Db } from '../../core/db.ts'
import {
  insertEpisodes,
  insertLineGroups,
  insertNewLines,
  insertSeasons,
  type NewEpisode,
  type NewGroup,
  type NewLine,
  type NewSeason,
} from '../vod.queries/insert-new.ts'
import { reserveIds } from '../vod.queries/rows.ts'
import { writeEpisodes, writeSeasons } from '../vod.queries/write-episodes.ts'
import { replaceLines, writeLineGroups } from '../vod.queries/write-lines.ts'
import { deleteWorkPeople, ensurePeople, insertWorkPeople, listWorksWithPeople } from '../vod.queries/write-people.ts'
import type { ResolvedWork } from './resolve-works.ts'

/** People of new works, of works whose own row changed, and of works that have none yet. */
export async function storePeople(tx: Db, created: ResolvedWork[], updated: ResolvedWork[]): Promise<void> {
  const candidates = updated.filter(row => row.work.people.length > 0)
  const described = candidates.filter(row => row.isPrimary)
  await deleteWorkPeople(
    tx,
    described.map(row => row.workId),
  )
  const others = candidates.filter(row => !row.isPrimary)
  const filled =
    others.length === 0
      ? null
      : await listWorksWithPeople(
          tx,
          others.map(row => row.workId),
        )
  const rows = [...created, ...described, ...others.filter(row => !filled?.has(row.workId))]
  const names = new Set(rows.flatMap(row => row.work.people.map(person => person.name)))
  if (names.size === 0) return
  const ids = await ensurePeople(tx, [...names])
  await insertWorkPeople(
    tx,
    rows.flatMap(({ work, workId }) =>
      work.people.map(({ name, role, character }, position) => ({
        workId,
        personId: ids.get(name)!,
        role,
        character,
        position,
      })),
    ),
  )
}

/** Seasons, episodes, groups and lines of works made in this round. */
export async function storeNewEpisodes(tx: Db, created: ResolvedWork[]): Promise<void> {
  const count = (of: (row: ResolvedWork) => readonly unknown[]) => created.reduce((sum, row) => sum + of(row).length, 0)
  const seasonIds = await reserveIds(
    tx,
    'seasons',
    count(row => row.work.seasons.titles),
  )
  const episodeIds = await reserveIds(
    tx,
    'episodes',
    count(row => row.work.seasons.episodes),
  )
  const groupIds = await reserveIds(
    tx,
    'line_groups',
    count(row => row.work.groups),
  )
  const next = { season: 0, episode: 0, group: 0 }
  const seasons: NewSeason[] = []
  const episodes: NewEpisode[] = []
  const groups: NewGroup[] = []
  const lines: NewLine[] = []
  for (const { work, workId } of created) {
    const { origin, originId } = work
    const ownSeasons = work.seasons.titles.map(season => ({ ...season, id: seasonIds[next.season++]!, workId }))
    const seasonOf = new Map(ownSeasons.map(season => [season.number, season.id]))
    const ownEpisodes = work.seasons.episodes.map(({ season, ...episode }) => {
      return { ...episode, id: episodeIds[next.episode++]!, workId, seasonId: seasonOf.get(season)! }
    })
    const episodeOf = new Map(ownEpisodes.map(episode => [episode.level, episode.id]))
    const ownGroups = work.groups.map((group, index) => {
      return { ...group, id: groupIds[next.group++]!, workId, origin, originId, sid: index + 1 }
    })
    for (const { group, level, nid, assetId, url, offsetMs } of work.seasons.lines) {
      const [groupId, episodeId] = [ownGroups[group]!.id, episodeOf.get(level)!]
      lines.push({ groupId, episodeId, nid, assetId, url, offsetMs: offsetMs ?? 0 })
    }
    // One by one: the arguments of a call have a limit that long series reach.
    for (const season of ownSeasons) seasons.push(season)
    for (const episode of ownEpisodes) episodes.push(episode)
    for (const group of ownGroups) groups.push(group)
  }
  await insertSeasons(tx, seasons)
  await insertEpisodes(tx, episodes)
  await insertLineGroups(tx, groups)
  await insertNewLines(tx, lines)
}

/** The same for works that were there before. */
export async function updateEpisodes(tx: Db, updated: ResolvedWork[]): Promise<void> {
  if (updated.length === 0) return
  await writeSeasons(
    tx,
    updated.flatMap(({ work, workId }) => work.seasons.titles.map(season => ({ ...season, workId }))),
  )
  await writeEpisodes(
    tx,
    updated.flatMap(({ work, workId, isPrimary }) =>
      work.seasons.episodes.map(episode => ({ ...episode, workId, isPrimary })),
    ),
  )
  const groupIds = await writeLineGroups(
    tx,
    updated.flatMap(({ work: { origin, originId, groups }, workId }) =>
      groups.map((group, position) => ({ ...group, origin, originId, workId, position })),
    ),
  )
  let first = 0
  const lines = updated.flatMap(({ work, workId }) => {
    const start = first
    first += work.groups.length
    return work.seasons.lines.map(({ group, ...line }) => ({ ...line, workId, groupId: groupIds[start + group]! }))
  })
  await replaceLines(
    tx,
    updated.map(({ work: { origin, originId }, workId }) => ({ origin, originId, workId })),
    lines,
  )
}
