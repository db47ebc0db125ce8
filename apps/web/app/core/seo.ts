import { pages } from '@xinghe/contract/client'
import type { MetaDescriptor } from 'react-router'
import type { RootData } from './root-data.ts'

interface PageSeo {
  /** Without the brand, which is added. Absent: the site's own title. */
  title?: string
  description?: string
  keywords?: string
  /** Canonical path. */
  path: string
  /** Picture for shared links; relative addresses are completed. */
  image?: string | undefined
  /** Open Graph type. */
  type?: 'website' | 'video.movie' | 'video.tv_show' | 'video.episode' | 'video.other'
  /** Structured data, each of its own `@type`. */
  data?: readonly object[]
}

/** Longer descriptions are cut off by search engines anyway. */
const DESCRIPTION_CHARS = 160

const absolute = (address: string, origin: string) => (address.startsWith('/') ? origin + address : address)

/** Title, description, canonical address, Open Graph and JSON-LD of a page. */
export function pageMeta(root: RootData | undefined, page: PageSeo): MetaDescriptor[] {
  if (!root) return []
  const { site, origin } = root
  const title = page.title ? `${page.title} - ${site.name}` : site.seo_title
  const description = (page.description || site.seo_description).replace(/\s+/g, ' ').slice(0, DESCRIPTION_CHARS)
  const url = origin + page.path
  return [
    { title },
    { name: 'description', content: description },
    { name: 'keywords', content: page.keywords || site.seo_keywords },
    { tagName: 'link', rel: 'canonical', href: url },
    { property: 'og:site_name', content: site.name },
    { property: 'og:title', content: title },
    { property: 'og:description', content: description },
    { property: 'og:type', content: page.type ?? 'website' },
    { property: 'og:url', content: url },
    ...(page.image ? [{ property: 'og:image', content: absolute(page.image, origin) }] : []),
    { name: 'twitter:card', content: page.image ? 'summary_large_image' : 'summary' },
    ...(page.data ?? []).map(data => ({ 'script:ld+json': { '@context': 'https://schema.org', ...data } })),
  ]
}

/** The site itself, with its search. */
export function siteData({ site, origin }: RootData): object {
  return {
    '@type': 'WebSite',
    name: site.name,
    url: `${origin}/`,
    potentialAction: {
      '@type': 'SearchAction',
      target: { '@type': 'EntryPoint', urlTemplate: `${origin}/search?q={search_term_string}` },
      'query-input': 'required name=search_term_string',
    },
  }
}

/** The way from the home page down to this one. */
export function breadcrumbData(origin: string, trail: readonly { name: string; path: string }[]): object {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: trail.map(({ name, path }, at) => ({
      '@type': 'ListItem',
      position: at + 1,
      name,
      item: origin + path,
    })),
  }
}

/** Works of a page in their order. */
export function listData(
  origin: string,
  name: string,
  works: readonly { id: number; typeId: number; title: string }[],
): object {
  return {
    '@type': 'ItemList',
    name,
    numberOfItems: works.length,
    itemListElement: works.map((work, at) => ({
      '@type': 'ListItem',
      position: at + 1,
      name: work.title,
      url: origin + pages.detail(work.typeId, work.id),
    })),
  }
}

interface WorkSeo {
  title: string
  description: string
  path: string
  image: string | undefined
  /** Unix seconds. */
  publishedAt: number | null
}

/** What can be played on this page. @param durationSec null when unknown */
export function videoData(origin: string, work: WorkSeo & { durationSec: number | null }): object {
  return {
    '@type': 'VideoObject',
    name: work.title,
    description: work.description || work.title,
    url: origin + work.path,
    ...(work.image && { thumbnailUrl: absolute(work.image, origin) }),
    ...(work.publishedAt && { uploadDate: new Date(work.publishedAt * 1000).toISOString() }),
    ...(work.durationSec && { duration: `PT${Math.round(work.durationSec)}S` }),
  }
}
