import { readFileSync } from 'node:fs'
import { gzipSync } from 'node:zlib'
import { build } from 'vite'
import { expect, it } from 'vitest'

const file = (path: string) => new URL(`../../../../${path}`, import.meta.url)
const budgets = JSON.parse(readFileSync(file('budgets.json'), 'utf8')) as { gzipBytes: { contractInEntry: number } }

it('the contract costs a visitor little, because the schemas stay on the server', async () => {
  const built = await build({
    configFile: false,
    logLevel: 'silent',
    build: {
      write: false,
      minify: true,
      target: 'es2023',
      lib: { entry: file('packages/contract/src/client.ts').pathname, formats: ['es'], fileName: 'client' },
    },
  })
  const outputs = (Array.isArray(built) ? built : [built]).flatMap(one => ('output' in one ? one.output : []))
  const entry = outputs.find(one => one.type === 'chunk' && one.isEntry)
  if (entry?.type !== 'chunk') throw new Error('nothing was built')
  expect(entry.code).not.toContain('ZodError')
  expect(gzipSync(entry.code).length).toBeLessThanOrEqual(budgets.gzipBytes.contractInEntry)
})
