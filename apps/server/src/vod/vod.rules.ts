import type { Context } from '../context.ts'
import type { BannerInput, CategoryInput, WorkInput, WriteOutcome } from './vod.rules/work-input.ts'

/** Creates missing categories and brings names, order and chips of existing ones up to date. */
export declare function upsertCategories(ctx: Context, categories: readonly CategoryInput[]): Promise<void>

/**
 * Writes works with everything below them in one transaction and answers in the order of the input. A row whose content
 * is what its origin brought last time is `unchanged`. Rows of different origins become one work when they share an
 * external id, or else title, year, kind and season.
 */
export declare function upsertWorks(ctx: Context, works: readonly WorkInput[]): Promise<WriteOutcome[]>

/** {@link upsertWorks} for one row. */
export declare function upsertWork(ctx: Context, work: WorkInput): Promise<WriteOutcome>

/** Makes these the hero slides of the home page, in this order. */
export declare function replaceBanners(ctx: Context, banners: readonly BannerInput[]): Promise<void>

/** Where an address of the old kind (`/vod/play/id/…/sid/…/nid/…`) lives now; null when there is no such line. */
export declare function resolveLegacyPlay(
  ctx: Context,
  old: { workId: number; sid: number; nid: number },
): Promise<{ typeId: number; id: number; level: number } | null>
