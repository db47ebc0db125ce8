import { expect } from '@playwright/test'
import type { PlayGrant, VodDetail } from '@xinghe/contract/client'
import type { Site } from './site.ts'

/** The demo's films are made and packaged in the background while the tests run. */
const PATIENCE = { timeout: 150_000, intervals: [500, 1000, 2000] }

async function whenGranted(site: Site, title: string, level: number, fits: (grant: PlayGrant) => boolean) {
  const isThere = async () => {
    const work = await site.find(title)
    const grant = work && (await site.grant(work.id, level))
    return grant !== null && fits(grant)
  }
  await expect.poll(isThere, { message: `${title} ${level} is there`, ...PATIENCE }).toBe(true)
  return site.work(title)
}

/** A work once its episode can be played. */
export const playable = (site: Site, title: string, level = 1): Promise<VodDetail> =>
  whenGranted(site, title, level, grant => grant.lines.length > 0)

/** A work once its first episode is there in all heights and with pictures for the seek bar. */
export const packaged = (site: Site, title: string): Promise<VodDetail> =>
  whenGranted(site, title, 1, ({ lines: [line] }) => line?.state === 'ready' && line.storyboard !== null)

/** A work once its own, protected film has taken the place of the stand-in. */
export const protectedBy = (site: Site, title: string, cipher: 'keyline' | 'aes-128'): Promise<VodDetail> =>
  whenGranted(site, title, 1, ({ lines: [line] }) => line?.cipher === cipher)

/** A work once levels exist that guests only see. */
export const withMemberLevels = (site: Site, title: string): Promise<VodDetail> =>
  whenGranted(site, title, 1, ({ lines: [line] }) => line?.levels.some(level => !level.allowed) ?? false)
