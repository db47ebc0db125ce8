import { createHash } from 'node:crypto'
import { mkdir, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { build, type Plugin, type Rolldown } from 'vite'
import { offlineWords } from './app/offline/words.ts'

const root = import.meta.dirname

/** Beside the site: the offline page, and the service worker that keeps it. Each is built alone, so that neither changes how the site is cut into files. */
export function offline(): Plugin {
  return {
    name: 'offline',
    apply: 'build',
    applyToEnvironment: environment => environment.name === 'client',
    async writeBundle({ dir = '' }, bundle) {
      const page = await bundleAlone('app/offline/page.ts', 'assets/offline-[hash].js')
      const html = pageOf(page)
      const shell = ['/offline.html', '/logo.svg', ...page.map(file => `/${file.fileName}`)]
      const build = hashOf([...Object.keys(bundle), ...shell, html].join('\n'))
      const worker = await bundleAlone('app/offline/worker.ts', 'sw.js', {
        BUILD: JSON.stringify(build),
        SHELL: JSON.stringify(shell),
      })
      for (const file of [...page, ...worker]) await write(dir, file.fileName, contentOf(file))
      await write(dir, 'offline.html', html)
    },
  }
}

type File = Rolldown.OutputChunk | Rolldown.OutputAsset
const contentOf = (file: File) => (file.type === 'chunk' ? file.code : file.source)
const hashOf = (text: string) => createHash('sha256').update(text).digest('base64url').slice(0, 12)

async function write(dir: string, name: string, content: string | Uint8Array): Promise<void> {
  await mkdir(dirname(join(dir, name)), { recursive: true })
  await writeFile(join(dir, name), content)
}

/** One entry as one script, with its styles beside it; of what it imports only what it uses. */
async function bundleAlone(entry: string, fileName: string, define: Record<string, string> = {}): Promise<File[]> {
  const output = await build({
    root,
    configFile: false,
    publicDir: false,
    logLevel: 'warn',
    define,
    build: {
      write: false,
      target: 'es2023',
      modulePreload: false,
      rolldownOptions: {
        input: join(root, entry),
        treeshake: { moduleSideEffects: id => id === join(root, entry) || id.endsWith('.css') },
        output: { entryFileNames: fileName, assetFileNames: 'assets/offline-[hash][extname]' },
      },
    },
  })
  return (output as Rolldown.RolldownOutput).output
}

/** Both scripts' texts stand in it as data; the page's script chooses. */
function pageOf(files: readonly File[]): string {
  const address = (ending: string) => `/${files.find(({ fileName }) => fileName.endsWith(ending))?.fileName}`
  const words = { s: offlineWords('s'), t: offlineWords('t') }
  return `<!DOCTYPE html>
<html lang="zh-Hans" data-theme="b">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="dark light">
<meta name="robots" content="noindex">
<title>${words.s.offline.title}</title>
<link rel="icon" type="image/svg+xml" href="/logo.svg">
<link rel="stylesheet" href="${address('.css')}">
<script type="module" src="${address('.js')}" blocking="render"></script>
</head>
<body>
<script type="application/json" id="words">${JSON.stringify(words).replaceAll('<', '\\u003c')}</script>
<main></main>
</body>
</html>
`
}
