import { spawnSync } from 'node:child_process'
import { mkdirSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { start } from './site.ts'

/** The same files served by one nginx worker on core 0; null when nginx is not installed. */
export async function serveWithNginx(dir: string, files: URL[]) {
  if (spawnSync('nginx', ['-v'], { stdio: 'ignore' }).error) return null
  const prefix = join(dir, 'nginx')
  mkdirSync(join(prefix, 'files'), { recursive: true })
  const paths: string[] = []
  for (const [index, url] of files.entries()) {
    writeFileSync(join(prefix, 'files', `${index}.m4s`), Buffer.from(await (await fetch(url)).arrayBuffer()))
    paths.push(`/${index}.m4s`)
  }
  const port = await freePort()
  const user = process.getuid?.() === 0 ? 'user root;' : ''
  writeFileSync(
    join(prefix, 'nginx.conf'),
    `${user} daemon off; worker_processes 1; pid ${prefix}/pid; error_log stderr error;
events { worker_connections 256; }
http {
  access_log off; sendfile on; tcp_nopush on; keepalive_requests 1000000; types { video/iso.segment m4s; }
  client_body_temp_path ${prefix}; proxy_temp_path ${prefix}; fastcgi_temp_path ${prefix}; uwsgi_temp_path ${prefix}; scgi_temp_path ${prefix};
  server { listen 127.0.0.1:${port}; root ${prefix}/files; }
}`,
  )
  // nginx says nothing when it is ready: the test run of its configuration stands in for that, then connections wait in the backlog.
  const running = await start({
    command: 'sh',
    args: [
      '-c',
      `nginx -t -q -p ${prefix} -c nginx.conf && echo listening ${port} && exec nginx -p ${prefix} -c nginx.conf`,
    ],
    ready: /listening (\d+)/,
    timeoutMs: 10_000,
  })
  await reachable(`${running.url}${paths[0]}`)
  return { ...running, paths }
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer()
    server.once('error', reject)
    server.listen(0, '127.0.0.1', () => {
      const address = server.address()
      server.close(() =>
        address && typeof address === 'object' ? resolve(address.port) : reject(new Error('no port')),
      )
    })
  })
}

async function reachable(url: string): Promise<void> {
  for (let left = 50; ; left--) {
    const answer = await fetch(url).catch(() => null)
    if (answer?.ok) return
    if (left === 0) throw new Error(`nginx does not answer at ${url}`)
    await new Promise(resolve => setTimeout(resolve, 100))
  }
}
