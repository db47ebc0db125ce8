// Writes apps/server/src/core/db.gen.ts from the migrated schema; `--check` only compares.
import { ensureTemplate, openTestCluster, withClient, withDatabase } from '../apps/server/src/testing/cluster.ts'
import { describeSchema, toTypeScript } from './db-types/schema.ts'
import { writeGenerated } from './write-generated.ts'

const cluster = await openTestCluster()
try {
  const url = withDatabase(cluster.url, await ensureTemplate(cluster.url))
  await writeGenerated('apps/server/src/core/db.gen.ts', toTypeScript(await withClient(url, describeSchema)))
} finally {
  await cluster.close()
}
