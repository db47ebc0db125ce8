import { z } from 'zod'
import { liveCard, matchCard, replayCard } from './match.shapes.ts'
import { publicGet } from './presets.ts'
import { route } from './route.ts'
import { filter, int, page, pageNo, size, text, vodCard } from './shapes.ts'
import { channelCard } from './tv.ts'

export const keywordGroup = z.object({ words: z.array(z.string()) })
export type KeywordGroup = z.infer<typeof keywordGroup>

/** A text in pieces, so that what was typed can be marked in either script. */
export const markedText = z.array(z.object({ text: z.string(), hit: z.boolean() }))
export type MarkedText = z.infer<typeof markedText>

/** Why a result is one. */
export const searchMatch = z.object({
  by: z
    .enum(['title', 'alias', 'person', 'pinyin', 'initials', 'words', 'similar'])
    .describe(
      'what agreed with what was typed: a name as written, how it sounds, its first letters, several words, or nearly',
    ),
  marked: markedText.describe('The name that matched'),
})
export type SearchMatch = z.infer<typeof searchMatch>

/** One completion while typing. */
export const suggestion = z.object({
  kind: z.enum(['work', 'person']),
  id: z.number().int(),
  typeId: z.number().int().describe('Top-level category of a work; 0 for a person'),
  text: z.string(),
  marked: markedText,
})
export type Suggestion = z.infer<typeof suggestion>

/** One result; exactly the field that `kind` names is filled. */
export const searchHit = z.object({
  kind: z.enum(['vod', 'channel', 'match', 'replay']),
  vod: vodCard.nullable(),
  channel: channelCard.nullable(),
  match: matchCard.nullable(),
  replay: replayCard.nullable(),
  why: searchMatch,
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
    output: keywordGroup.extend({
      hit: vodCard.nullable(),
      live: liveCard.nullable(),
      rows: z.array(suggestion).describe('The same words with what they name: works first, then people'),
    }),
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
    input: {
      area: filter('region').default(''),
      year: filter('four digits').default(''),
      vip: filter('1 VIP only, 0 free only').default(''),
    },
    output: page(searchHit).extend({
      isCapped: z
        .boolean()
        .describe(
          'More may match: the totals, years and areas tell of the most relevant works only, of which there are 120',
        ),
      best: vodCard.nullable().describe('The one work that is meant, shown large; only on page 1'),
      counts: z
        .array(z.object({ kind: z.string(), name: z.string(), total: z.number().int() }))
        .describe('Tabs in display order; `kind` is what to pass'),
      years: z.array(z.number().int()).describe('Years of the works found, newest first'),
      areas: z.array(z.string()).describe('Regions of the works found, most frequent first'),
    }),
    cacheSec: 30,
    example: { text: '长河', kind: 'all', order: 'best', page: 1, size: 24 },
  }),
}
