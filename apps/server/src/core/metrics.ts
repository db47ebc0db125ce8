import { collectDefaultMetrics, Registry } from 'prom-client'

/** Registry of one process with Node's own numbers; the primary adds up those of all processes. */
export function createMetrics(role: string): Registry {
  const registry = new Registry()
  registry.setDefaultLabels({ role })
  collectDefaultMetrics({ register: registry })
  return registry
}
