import type { VodDetail } from '@xinghe/contract/client'

const named = (people: readonly { name: string }[]) => people.map(({ name }) => ({ '@type': 'Person', name }))

/** More than one episode, announced ones included. */
export const isSeries = ({ totalEpisodes, episodes }: VodDetail): boolean =>
  Math.max(totalEpisodes ?? 0, episodes.filter(episode => episode.kind === 'main').length) > 1

/** A work as structured data: a film or a series. */
export function workData(origin: string, path: string, work: VodDetail): object {
  const of = (role: string) => named(work.people.filter(person => person.role === role))
  const image = work.poster?.src
  return {
    '@type': isSeries(work) ? 'TVSeries' : 'Movie',
    name: work.title,
    url: origin + path,
    description: work.content || work.blurb,
    genre: work.genres,
    director: of('director'),
    actor: of('actor'),
    ...(work.originalTitle && { alternateName: work.originalTitle }),
    ...(image && { image: image.startsWith('/') ? origin + image : image }),
    ...(work.year && { dateCreated: String(work.year) }),
    ...(isSeries(work) && { numberOfEpisodes: work.totalEpisodes ?? work.episodes.length }),
    ...(work.score !== null &&
      work.scoreCount > 0 && {
        aggregateRating: {
          '@type': 'AggregateRating',
          ratingValue: work.score,
          bestRating: 10,
          worstRating: 0,
          ratingCount: work.scoreCount,
        },
      }),
  }
}
