import { createServer, type Server } from 'node:http'
import type { AuditReport } from '../audit/start-auditor.ts'
import type { RunningGroup } from '../supervision/run-group.ts'
import type { ChainReport } from '../watchdog/watch-chain.ts'

/** Writes the reports in the Prometheus text format. */
function formatMetrics(reports: readonly ChainReport[], audits: readonly AuditReport[]): string {
  const metric = <Report extends { chainId: number }>(
    of: readonly Report[],
    [name, type, help]: readonly [name: string, type: 'gauge' | 'counter', help: string],
    measure: (report: Report) => number | null,
  ) => {
    const lines = of.flatMap((report) => {
      const value = measure(report)
      return value === null ? [] : [`${name}{chain_id="${report.chainId}"} ${value}`]
    })
    return [`# HELP ${name} ${help}`, `# TYPE ${name} ${type}`, ...lines]
  }
  const gauge = (name: string, help: string, measure: (report: ChainReport) => number | null) =>
    metric(reports, [name, 'gauge', help], measure)
  const lines = [
    ...gauge('slipway_index_block', 'Newest indexed block', (report) => report.indexedBlock),
    ...gauge(
      'slipway_index_head_block',
      'Newest block of the network',
      (report) => report.headBlock,
    ),
    ...gauge(
      'slipway_index_nodes_behind',
      'Nodes that tell an old head',
      (report) => report.nodesBehind.length,
    ),
    ...gauge(
      'slipway_index_lag_seconds',
      'Seconds without catching up',
      (report) => report.lagSeconds,
    ),
    ...gauge('slipway_index_healthy', '1 when nothing is wrong', (report) =>
      Number(report.problem === null),
    ),
    ...gauge(
      'slipway_index_log_differences',
      'Blocks of which the index has other logs than the chain',
      (report) => report.logDifferences,
    ),
    ...metric(
      audits,
      ['slipway_index_audited_block', 'gauge', 'Newest final block whose logs were compared'],
      (audit) => audit.auditedBlock,
    ),
    ...metric(
      audits,
      ['slipway_index_unproven_blocks_total', 'counter', 'Blocks whose logs no node could prove'],
      (audit) => audit.unproven,
    ),
    ...metric(
      audits,
      ['slipway_index_repairs_total', 'counter', 'Times that blocks were fetched again'],
      (audit) => audit.repairs,
    ),
  ]
  return `${lines.join('\n')}\n`
}

/** Serves `/healthz`, `/ready` (also `/readyz`), `/status` and `/metrics` for probes and operators. */
export async function serveProbes(options: {
  host: string
  port: number
  groups: readonly RunningGroup[]
  reports: () => ChainReport[]
  audits: () => AuditReport[]
}): Promise<Server> {
  // Without a deployment anywhere there is nothing to wait for.
  const isReady = () => options.groups.every((running) => running.state() === 'ready')
  const groups = () =>
    options.groups.map(({ group, state }) => ({
      chains: group().chains.map((chain) => chain.chainId),
      release: group().schemaName,
      state: state(),
    }))
  const json = (body: unknown, status = 200) => ({
    status,
    type: 'application/json',
    body: JSON.stringify(body),
  })
  const ready = () => json({ ready: isReady(), groups: groups() }, isReady() ? 200 : 503)
  const routes: Record<string, () => { status: number; type: string; body: string }> = {
    '/healthz': () => json({ status: 'ok' }),
    '/ready': ready,
    '/readyz': ready,
    '/status': () =>
      json({ groups: groups(), chains: options.reports(), audits: options.audits() }),
    '/metrics': () => ({
      status: 200,
      type: 'text/plain; version=0.0.4',
      body: formatMetrics(options.reports(), options.audits()),
    }),
  }
  const server = createServer((request, response) => {
    const path = request.url?.split('?')[0] ?? '/'
    const answer = routes[path]?.() ?? json({ error: { code: 'ROUTE_NOT_FOUND' } }, 404)
    response.writeHead(answer.status, { 'content-type': answer.type }).end(answer.body)
  })
  await new Promise<void>((settle, reject) => {
    server.once('error', reject)
    server.listen(options.port, options.host, settle)
  })
  return server
}
