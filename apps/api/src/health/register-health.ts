import { findChain } from '@slipway/chains'
import type { ReadDatabase } from '../database/read-database.ts'
import { readHeads } from '../events/read-latest.ts'
import { toApiError } from '../http/answer-error.ts'
import type { ApiApp } from '../http/api-app.ts'
import type { Metrics } from '../http/metrics.ts'
import { readStatus } from '../status/read-status.ts'

/** What an operator's probes read. They stand outside `/api`; only `/readyz`, which reads the database, has a rate. */
export function registerHealth(
  app: ApiApp,
  parts: { database: ReadDatabase; metrics: Metrics; isDraining: () => boolean },
): void {
  const { database, metrics, isDraining } = parts
  // The process answers: nothing else is asked, so that a slow database never gets a live process killed.
  app.get('/healthz', (c) => c.json({ status: 'ok' as const }))

  app.get('/readyz', async (c) => {
    // Whoever spreads requests sends the next ones elsewhere while those under way are finished.
    if (isDraining()) return c.json({ status: 'draining', problems: [] }, 503)
    try {
      const [heads, status] = await Promise.all([readHeads(database), readStatus(database)])
      // A cluster of Solana has pages that read it themselves: its index takes nobody's requests away.
      const problems = status.chains.filter(
        ({ chainId, healthy }) => !healthy && findChain(chainId)?.type !== 'solana',
      )
      const isReady = heads.length > 0 && problems.length === 0
      const details = problems.map(({ chainId, problem }) => ({ chainId, problem }))
      return c.json(
        { status: isReady ? 'ready' : 'not-ready', problems: details },
        isReady ? 200 : 503,
      )
    } catch (error) {
      return c.json({ status: 'not-ready', code: toApiError(error).code, problems: [] }, 503)
    }
  })

  app.get('/metrics', async (c) => {
    c.header('Content-Type', metrics.registry.contentType)
    return c.body(await metrics.registry.metrics())
  })
}
