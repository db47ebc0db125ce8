import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createWriteStream, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { withDir } from './dir.ts'
import { root, withSite } from './site.ts'
import { record } from './table.ts'
import { personName, pick, randomOf, title } from './titles.ts'

const ROWS = 100_000
const LIMIT_SEC = 120
const LIMIT_MB = 300

const types = ['国产剧', '欧美剧', '动作片', '喜剧片', '爱情片', '大陆综艺', '国产动漫', '纪录片']
const areas = ['大陆', '香港', '台湾', '日本', '韩国', '美国', '英国', '泰国']

/** A whole feed brought in by the command operators use, twice, beside a running site. */
export async function benchImport(): Promise<void> {
  await withDir(async dir => {
    const [feed, one] = [join(dir, 'feed.json'), join(dir, 'one.json')]
    await writeFeed(feed, ROWS)
    await writeFeed(one, 1)
    await withSite({ dir, cores: '0,1' }, async ({ env }) => {
      const least = await runImport(one, env)
      const first = await runImport(feed, env)
      const again = await runImport(feed, env)
      const made = first.counts.created + first.counts.updated + first.counts.unchanged
      record({
        what: `import of a MacCMS feed, ${ROWS} rows`,
        measured: `${first.counts.seconds} s, ${made} of them taken`,
        target: `≤ ${LIMIT_SEC} s`,
        isMet: first.counts.seconds <= LIMIT_SEC && made === ROWS,
      })
      const moreMb = first.peakMb - least.peakMb
      record({
        what: `its memory beyond that of one row (${Math.round(least.peakMb)} MB)`,
        measured: `${Math.round(moreMb)} MB`,
        target: `≤ ${LIMIT_MB} MB`,
        isMet: moreMb <= LIMIT_MB,
      })
      record({
        what: 'the same feed again: rows that changed something',
        measured: `${again.counts.created + again.counts.updated} in ${again.counts.seconds} s`,
        target: '0',
        isMet: again.counts.created + again.counts.updated === 0,
      })
    })
  })
}

interface Outcome {
  counts: { created: number; updated: number; unchanged: number; rejected: number; seconds: number }
  /** Largest resident size of the process. */
  peakMb: number
}

async function runImport(file: string, env: Record<string, string>): Promise<Outcome> {
  const child = spawn(process.execPath, ['apps/server/src/import/run.ts', 'maccms', file, '--origin', 'bench'], {
    cwd: root,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  let output = ''
  let peakMb = 0
  child.stdout.on('data', chunk => {
    output += chunk
  })
  const watch = setInterval(() => {
    peakMb = Math.max(peakMb, peakOf(child.pid!))
  }, 100)
  const [code] = await once(child, 'close')
  clearInterval(watch)
  if (code !== 0) throw new Error(`the import ended with ${code}: ${output}`)
  return { counts: JSON.parse(output), peakMb }
}

/** The kernel's own high-water mark; 0 once the process is gone. */
function peakOf(pid: number): number {
  try {
    return Number(/VmHWM:\s+(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0) / 1024
  } catch {
    return 0
  }
}

async function writeFeed(path: string, rows: number): Promise<void> {
  const random = randomOf(11)
  const out = createWriteStream(path)
  out.write(`{"code":1,"msg":"数据列表","page":1,"pagecount":1,"limit":"${rows}","total":${rows},"list":[`)
  for (let id = 1; id <= rows; id++) {
    if (!out.write(`${id > 1 ? ',' : ''}\n${JSON.stringify(feedRow(random, id))}`)) await once(out, 'drain')
  }
  out.end(']}')
  await once(out, 'close')
}

/** A row as feeds send it: everything a string, two lines, one to 24 episodes. */
function feedRow(random: () => number, id: number) {
  const name = `${title(random)}${id}`
  const typeId = Math.floor(random() * types.length)
  const episodes = 1 + Math.floor(random() ** 2 * 24)
  const line = (host: string) =>
    Array.from({ length: episodes }, (_, n) => `第${n + 1}集$https://${host}.invalid/${id}/${n + 1}/index.m3u8`).join(
      '#',
    )
  return {
    vod_id: id,
    vod_name: name,
    type_id: typeId + 1,
    type_name: types[typeId],
    vod_sub: random() < 0.3 ? title(random) : '',
    vod_pic: `https://pictures.invalid/${id}.jpg`,
    vod_actor: Array.from({ length: 4 }, () => personName(random)).join(','),
    vod_director: personName(random),
    vod_area: pick(random, areas),
    vod_year: String(1990 + Math.floor(random() * 36)),
    vod_remarks: episodes > 1 ? `更新至第${episodes}集` : 'HD',
    vod_content: `<p>${name}讲述了${title(random)}里的一段往事，${title(random)}由此开始。</p>`,
    vod_time: '2026-05-01 12:00:00',
    vod_play_from: 'one$$$two',
    vod_play_url: `${line('one')}$$$${line('two')}`,
  }
}
