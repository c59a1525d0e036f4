import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'

/** What this process counts, in the Prometheus format. */
export interface Metrics {
  registry: Registry
  requestSeconds: Histogram<'method' | 'route' | 'status'>
  rateLimited: Counter
  rateLimitAlone: Counter
  streamClients: Gauge
  streamDropped: Counter
  webhookDeliveries: Counter<'outcome'>
  webhookSeconds: Histogram
  prunedFiles: Counter
  prunedBytes: Counter
  unnamedFiles: Gauge
}

/** Makes a registry of its own, so that two apps in one process (tests) do not collide. */
export function makeMetrics(): Metrics {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry, prefix: 'slipway_api_' })
  const registers = [registry]
  return {
    registry,
    requestSeconds: new Histogram({
      name: 'slipway_api_request_seconds',
      help: 'Duration of requests by route and status',
      labelNames: ['method', 'route', 'status'],
      buckets: [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 3],
      registers,
    }),
    rateLimited: new Counter({
      name: 'slipway_api_rate_limited_total',
      help: 'Requests refused by the rate limit',
      registers,
    }),
    rateLimitAlone: new Counter({
      name: 'slipway_api_rate_limit_alone_total',
      help: 'Requests that this process counted alone because Redis did not answer',
      registers,
    }),
    streamClients: new Gauge({
      name: 'slipway_api_stream_clients',
      help: 'Clients of the event stream now',
      registers,
    }),
    streamDropped: new Counter({
      name: 'slipway_api_stream_dropped_total',
      help: 'Clients of the event stream dropped because they read too slowly',
      registers,
    }),
    webhookDeliveries: new Counter({
      name: 'slipway_api_webhook_attempts_total',
      help: 'Attempts to deliver an event to a webhook by outcome: delivered, retried or given_up',
      labelNames: ['outcome'],
      registers,
    }),
    webhookSeconds: new Histogram({
      name: 'slipway_api_webhook_seconds',
      help: 'Duration of attempts to deliver an event to a webhook',
      buckets: [0.05, 0.1, 0.25, 0.5, 1, 3, 10],
      registers,
    }),
    prunedFiles: new Counter({
      name: 'slipway_api_pruned_files_total',
      help: 'Stored files removed because no row named them',
      registers,
    }),
    prunedBytes: new Counter({
      name: 'slipway_api_pruned_bytes_total',
      help: 'Bytes of stored files removed because no row named them',
      registers,
    }),
    unnamedFiles: new Gauge({
      name: 'slipway_api_unnamed_files',
      help: 'Stored files that no row named when they were last looked through, and that wait for their removal',
      registers,
    }),
  }
}
