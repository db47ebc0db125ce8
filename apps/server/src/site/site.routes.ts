import type { Handlers } from '../http/handler.ts'
import { listReleases } from './site.queries.ts'
import { siteSettings } from './site.rules.ts'
import { toSiteData } from './site.view.ts'

export const siteRoutes = {
  'site.data': async ctx => toSiteData(await siteSettings(ctx)),
  'site.apk': async ctx =>
    (await listReleases(ctx.db)).map(({ releasedAt, ...release }) => ({
      ...release,
      releasedAt: Math.floor(releasedAt.getTime() / 1000),
    })),
} satisfies Handlers
