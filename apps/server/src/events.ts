/** Every event on the bus with its payload; names are `noun.whatHappened`. Payloads stay under 7 kB. */
export interface Events {
  /** Site data, navigation or SEO changed: every cached page is stale. */
  'site.changed': Record<string, never>
  /** A work was created, changed or hidden; `workIds` is empty when many changed at once (an import, a rollup). */
  'vod.changed': { workIds: number[] }
  /** An asset became playable, got another rendition, finished or failed. */
  'media.changed': { assetId: string; state: string; isPlayable: boolean }
  /** Bulletins were added, changed or removed. */
  'message.bulletinsChanged': Record<string, never>
  'danmaku.sent': { episodeId: number; id: number }
}
