import { startAccountJobs } from './account/account.jobs.ts'
import { accountRoutes } from './account/account.routes.ts'
import type { Context } from './context.ts'
import { startMailJobs } from './core/mail-jobs.ts'
import { danmakuRoutes } from './danmaku/danmaku.routes.ts'
import { homeRoutes } from './home/home.routes.ts'
import type { Handlers } from './http/handler.ts'
import { startDemoJobs } from './import/demo-job.ts'
import { startPosterFrames } from './import/poster-frames.ts'
import { startMediaJobs } from './media/media.jobs.ts'
import { listenMessage } from './message/message.jobs.ts'
import { messageRoutes } from './message/message.routes.ts'
import { listenPromo, startPromoJobs } from './promo/promo.jobs.ts'
import { promoRoutes } from './promo/promo.routes.ts'
import { startSearchJobs } from './search/search.jobs.ts'
import { searchRoutes } from './search/search.routes.ts'
import { listenSite } from './site/site.jobs.ts'
import { siteRoutes } from './site/site.routes.ts'
import { listenVod, startVodJobs } from './vod/vod.jobs.ts'
import { vodRoutes } from './vod/vod.routes.ts'

/** Every call that is built; a declared one that is missing here answers code 17. */
export const handlers: Handlers = {
  ...accountRoutes,
  ...siteRoutes,
  ...homeRoutes,
  ...vodRoutes,
  ...searchRoutes,
  ...danmakuRoutes,
  ...messageRoutes,
  ...promoRoutes,
}

/** What every process does on news from other nouns and processes. */
export const listeners: readonly ((ctx: Context) => void)[] = [listenSite, listenMessage, listenPromo, listenVod]

/** What a worker process works on. */
export const jobs: readonly ((ctx: Context) => Promise<void>)[] = [
  startMailJobs,
  startAccountJobs,
  startMediaJobs,
  startVodJobs,
  startSearchJobs,
  startPromoJobs,
  startPosterFrames,
  startDemoJobs,
]
