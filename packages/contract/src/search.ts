import { z } from 'zod'
import { liveCard, matchCard, replayCard } from './match.shapes.ts'
import { publicGet } from './presets.ts'
import { route } from './route.ts'
import { int, page, pageNo, size, text, vodCard } from './shapes.ts'
import { channelCard } from './tv.ts'

export const keywordGroup = z.object({ words: z.array(z.string()) })
export type KeywordGroup = z.infer<typeof keywordGroup>

/** One result; exactly the field that `kind` names is filled. */
export const searchHit = z.object({
  kind: z.enum(['vod', 'channel', 'match', 'replay']),
  vod: vodCard.nullable(),
  channel: channelCard.nullable(),
  match: matchCard.nullable(),
  replay: replayCard.nullable(),
})
export type SearchHit = z.infer<typeof searchHit>

const words = text(60, 1).describe('what was typed: characters, pinyin or initials')

export const search = {
  hot: route({
    ...publicGet,
    path: '/v1/pub/index/search/hot/keywords',
    summary: 'What others search now.',
    input: { limit: int(1, 20).default(6) },
    output: keywordGroup,
    cacheSec: 60,
    example: { limit: 6 },
  }),
  suggest: route({
    ...publicGet,
    path: '/v1/pub/index/search/keywords/{text}',
    summary: 'Completions while typing, and the one title that is meant, if any.',
    params: { text: words },
    output: keywordGroup.extend({ hit: vodCard.nullable(), live: liveCard.nullable() }),
    cacheSec: 60,
    example: { text: '长河' },
  }),
  results: route({
    ...publicGet,
    path: '/v1/pub/index/search/{text}/{kind}/{order}/{page}/{size}',
    summary: 'Search results of one kind or all, best first, with the number of hits per kind.',
    params: {
      text: words,
      kind: z
        .string()
        .regex(/^(all|channel|match|replay|vod|\d{1,9})$/)
        .describe('kind of result, or a category id for works of that category'),
      order: z.enum(['best', 'latest', 'hot', 'score']).describe('relevance, newest, most played, best rated'),
      page: pageNo,
      size: size(),
    },
    output: page(searchHit).extend({
      best: vodCard.nullable().describe('The one work that is meant, shown large; only on page 1'),
      counts: z
        .array(z.object({ kind: z.string(), name: z.string(), total: z.number().int() }))
        .describe('Tabs in display order; `kind` is what to pass'),
    }),
    cacheSec: 30,
    example: { text: '长河', kind: 'all', order: 'best', page: 1, size: 24 },
  }),
}
