import cluster from 'node:cluster'
import { randomUUID } from 'node:crypto'
import { AggregatorRegistry, collectDefaultMetrics, type PrometheusContentType, Registry } from 'prom-client'

const REQUEST = 'xinghe:metrics'
const TIMEOUT_MS = 6_000

interface MetricsMessage {
  type: typeof REQUEST
  id: string
  text?: string
  error?: string
}

const isMetricsMessage = (message: unknown): message is MetricsMessage =>
  typeof message === 'object' && message !== null && (message as MetricsMessage).type === REQUEST

/** Registry of one process with Node's own numbers; inside a cluster the primary can collect it. */
export function createMetrics(role: string): Registry {
  const registry = new Registry<PrometheusContentType>()
  registry.setDefaultLabels({ role })
  collectDefaultMetrics({ register: registry })
  if (cluster.isWorker) {
    AggregatorRegistry.setRegistries(registry)
    // its construction makes this process answer the primary
    new AggregatorRegistry()
  }
  return registry
}

/**
 * The numbers of all processes in Prometheus text: a process of the cluster asks the primary, one that is alone answers itself.
 * @throws when the primary does not answer within 6 s.
 */
export async function collectMetrics(own: Registry): Promise<string> {
  if (!cluster.isWorker) return own.metrics()
  const id = randomUUID()
  return new Promise((resolve, reject) => {
    const end = () => {
      clearTimeout(timer)
      process.off('message', onMessage)
    }
    const timer = setTimeout(() => {
      end()
      reject(new Error('the primary process did not answer with metrics'))
    }, TIMEOUT_MS)
    const onMessage = (message: unknown) => {
      if (!isMetricsMessage(message) || message.id !== id) return
      end()
      if (message.text === undefined) reject(new Error(message.error))
      else resolve(message.text)
    }
    process.on('message', onMessage)
    process.send?.({ type: REQUEST, id } satisfies MetricsMessage)
  })
}

/** Makes the primary answer {@link collectMetrics} of its children with the sum over all of them. */
export function answerMetrics(): void {
  const aggregator = new AggregatorRegistry()
  cluster.on('message', (worker, message: unknown) => {
    if (!isMetricsMessage(message)) return
    const { type, id } = message
    const reply = (answer: Partial<MetricsMessage>) => {
      if (worker.isConnected()) worker.send({ type, id, ...answer })
    }
    aggregator.clusterMetrics().then(
      text => reply({ text }),
      (error: Error) => reply({ error: error.message }),
    )
  })
}
