import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { Site } from './site.ts'
import { startSite } from './site-process.ts'
const dir = await mkdtemp('/tmp/e2e-probe/site-')
await chmod(dir, 0o755)
const t0 = Date.now()
const running = await startSite(dir)
const site = new Site(running.url)
console.log('up', running.url, dir, Date.now() - t0)
let last = ''
const end = Date.now() + 560_000
while (Date.now() < end) {
  const out: string[] = []
  for (const title of ['长河渡', '火星邮差', '雾港来信', '静默轨道', '雨人街区']) {
    const w = await site.find(title).catch(() => null)
    const g = w && (await site.grant(w.id, 1))
    const l = g?.lines[0]
    out.push(`${title}:${l ? `${l.url.split('/')[4]?.slice(0, 4)} ${l.cipher} ${l.state} ${l.levels.map(x => x.height + (x.allowed ? '' : '!')).join(',')}` : '-'}`)
  }
  const now = out.join(' | ')
  if (now !== last) console.log(Math.round((Date.now() - t0) / 1000), now)
  last = now
  if (/雨人街区:\S+ aes-128 ready/.test(now) && /静默轨道:\S+ keyline ready/.test(now)) break
  await new Promise(r => setTimeout(r, 2000))
}
await running.stop()
await rm(dir, { recursive: true, force: true })
