import { z } from 'zod'
import { publicGet } from './presets.ts'
import { route } from './route.ts'
import { unix } from './shapes.ts'

export const siteData = z.object({
  name: z.string().describe('The brand shown in header, titles and footer'),
  index_old_version_site: z.string(),
  seo_title: z.string(),
  seo_keywords: z.string(),
  seo_description: z.string(),
  image_base: z.string().describe('Prefix of relative picture addresses'),
  logo: z.string(),
  live_live: z.number().int().describe('1: live TV and matches are shown; 0: every live entry and route is closed'),
  adult: z.number().int().describe('1: adult categories may be listed'),
  disclaimer: z.string(),
  copyright: z.string(),
})
export type SiteData = z.infer<typeof siteData>

const navChild = z.object({
  id: z.number().int(),
  name: z.string(),
  typeId: z.number().int(),
  typeName: z.string(),
  typeEn: z.string(),
  typePid: z.number().int(),
})
export const navItem = navChild.extend({ children: z.array(navChild) })
export type NavItem = z.infer<typeof navItem>

export const apkRelease = z.object({
  platform: z.string(),
  version: z.string(),
  url: z.string(),
  bytes: z.number().int(),
  sha256: z.string(),
  releasedAt: unix,
  notes: z.string(),
})

/** One row of the static file `/info.json`, which the site reads once per session. */
export const seoEntry = z.object({
  page: z.string().describe("Name of the page's route: Index, Rank, Update, Nav …"),
  seo_title: z.string(),
  seo_keywords: z.string(),
  seo_description: z.string(),
})
export type SeoEntry = z.infer<typeof seoEntry>

export const site = {
  data: route({
    ...publicGet,
    path: '/v1/pub/index/data',
    summary: 'Site data: brand, SEO defaults, switches and legal texts.',
    output: siteData,
    cacheSec: 60,
  }),
  navs: route({
    ...publicGet,
    path: '/v1/pub/index/navs',
    summary: 'Navigation: top categories with their children.',
    output: z.array(navItem),
    cacheSec: 60,
  }),
  apk: route({
    ...publicGet,
    path: '/v1/pub/index/apk',
    summary: 'App releases to download, newest first.',
    output: z.array(apkRelease),
    cacheSec: 60,
  }),
}
