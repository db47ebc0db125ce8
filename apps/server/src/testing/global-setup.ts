import type { TestProject } from 'vitest/node'
import { dropLeftovers, ensureTemplate, openTestCluster } from './cluster.ts'

declare module 'vitest' {
  interface ProvidedContext {
    testPostgres: { url: string; template: string }
  }
}

/** Vitest global set-up: one PostgreSQL and one migrated template for the whole run. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const cluster = await openTestCluster()
  try {
    const template = await ensureTemplate(cluster.url)
    await dropLeftovers(cluster.url, template)
    project.provide('testPostgres', { url: cluster.url, template })
  } catch (error) {
    await cluster.close()
    throw error
  }
  return () => cluster.close()
}
