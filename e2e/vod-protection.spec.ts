import { protectedBy } from './films.ts'
import { expect, test } from './fixtures.ts'

for (const [title, cipher] of [
  ['静默轨道', 'keyline'],
  ['雨人街区', 'aes-128'],
] as const) {
  test(`a film protected with ${cipher} plays`, async ({ page, player, site }) => {
    const work = await protectedBy(site, title, cipher)
    const segment = page.waitForResponse(answer => /\/seg-\d+\.m4s$/.test(answer.url()))
    await player.open(work)
    await player.expectPlaying()
    // Fragmented MP4 names its boxes in bytes 4 to 8; an encrypted segment does not.
    const box = (await (await segment).body()).subarray(4, 8).toString('latin1')
    expect(box).not.toMatch(/^(styp|moof|sidx|ftyp|prft|emsg)$/)
    await player.seekTo(0.5)
    await player.expectPlaying()
  })
}
