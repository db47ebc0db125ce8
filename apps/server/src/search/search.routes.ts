import type { Handlers } from '../http/handler.ts'
import { hotWords } from './search.rules/hot.ts'
import { searchResults } from './search.rules/results.ts'
import { suggest } from './search.rules/suggest.ts'

export const searchRoutes = {
  'search.hot': async (ctx, { limit }) => ({ words: await hotWords(ctx, limit) }),
  'search.suggest': (ctx, { text }) => suggest(ctx, text),
  'search.results': (ctx, input) => searchResults(ctx, input),
} satisfies Handlers
