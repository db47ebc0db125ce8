import type { VodDetail } from '@xinghe/contract/client'

const named = (people: readonly { name: string }[]) => people.map(({ name }) => ({ '@type': 'Person', name }))

/** A work as structured data: one episode makes a film, more a series. */
export function workData(origin: string, path: string, work: VodDetail): object {
  const isSeries = work.episodes.filter(episode => episode.kind === 'main').length > 1
  const of = (role: string) => named(work.people.filter(person => person.role === role))
  const image = work.poster?.src
  return {
    '@type': isSeries ? 'TVSeries' : 'Movie',
    name: work.title,
    url: origin + path,
    description: work.content || work.blurb,
    genre: work.genres,
    director: of('director'),
    actor: of('actor'),
    ...(work.originalTitle && { alternateName: work.originalTitle }),
    ...(image && { image: image.startsWith('/') ? origin + image : image }),
    ...(work.year && { dateCreated: String(work.year) }),
    ...(isSeries && { numberOfEpisodes: work.totalEpisodes ?? work.episodes.length }),
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
