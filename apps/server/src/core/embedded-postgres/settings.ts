import { totalmem } from 'node:os'

export interface ClusterSettings {
  maxConnections: number
  /** False gives up crash safety of the machine (not of the process) for speed: tests only. */
  durable: boolean
}

/** `postgresql.conf`, written whole at each start; an operator's own lines go to `operator.conf` beside it. */
export function postgresConf(settings: ClusterSettings, socketDir: string): string {
  const memoryMb = Math.floor(totalmem() / 1024 / 1024)
  const sharedMb = Math.max(64, Math.min(2048, Math.floor(memoryMb / 8)))
  const values: Record<string, string | number> = {
    listen_addresses: "''",
    unix_socket_directories: `'${socketDir.replaceAll("'", "''")}'`,
    max_connections: settings.maxConnections,
    shared_buffers: `${sharedMb}MB`,
    effective_cache_size: `${Math.max(128, Math.floor(memoryMb / 3))}MB`,
    work_mem: '8MB',
    maintenance_work_mem: '64MB',
    max_wal_size: '1GB',
    wal_compression: 'on',
    random_page_cost: 1.1,
    // The site's statements are short: compiling them or fanning them out costs more than it gives.
    jit: 'off',
    max_parallel_workers_per_gather: 0,
    synchronous_commit: settings.durable ? 'on' : 'off',
    fsync: settings.durable ? 'on' : 'off',
    full_page_writes: settings.durable ? 'on' : 'off',
    timezone: "'UTC'",
    log_timezone: "'UTC'",
    datestyle: "'iso, ymd'",
    lc_messages: "'C'",
    default_text_search_config: "'pg_catalog.simple'",
    // What a statement did wrong is logged by the process that sent it; here only what the server says of itself.
    log_min_messages: 'log',
    log_checkpoints: 'off',
  }
  const lines = Object.entries(values).map(([name, value]) => `${name} = ${value}`)
  return `# Written at each start; put your own settings in operator.conf.\n${lines.join('\n')}\ninclude = 'operator.conf'\n`
}

/** Only the socket, and only operating system users named here: the kernel vouches for them, there is no password to lose. */
export const hbaConf = 'local all all peer map=site\n'

export function identConf(systemUsers: string[], role: string): string {
  return `${systemUsers.map(user => `site ${JSON.stringify(user)} ${role}`).join('\n')}\n`
}
