// A worker process of its own, to be killed: `node worker.ts <database url> <data directory>`.
import { loadConfig } from '../../config.ts'
import { createContext } from '../../context.ts'
import { startMediaJobs } from '../media.jobs.ts'

const [databaseUrl = '', dataDir = ''] = process.argv.slice(2)
const config = loadConfig({ NODE_ENV: 'test', DATA_DIR: dataDir, DEMO: '0' })
const { ctx, close } = await createContext(config, { role: 'worker', databaseUrl })
process.once('SIGTERM', () => void close().then(() => process.exit(0)))
await startMediaJobs(ctx)
