import type { ReadDatabase } from '../database/read-database.ts'
import type { ApiApp } from '../http/api-app.ts'
import type { ResolveChain } from '../http/resolve-chain.ts'
import { kindsOf } from './act-features.ts'
import { readActs, readPace } from './read-acts.ts'
import { readStatsDays } from './read-days.ts'
import { readStats } from './read-stats.ts'
import { getPaceRoute, getStatsDaysRoute, getStatsRoute, listActsRoute } from './routes.ts'

/** Registers the routes of the platform's figures. */
export function registerStats(
  api: ApiApp,
  database: ReadDatabase,
  resolveChain: ResolveChain,
): void {
  const chainIdOf = (chain: string | undefined) =>
    chain === undefined ? undefined : resolveChain(chain)
  api.openapi(getStatsRoute, async (c) =>
    c.json(await readStats(database, c.req.valid('query').days), 200),
  )
  api.openapi(getStatsDaysRoute, async (c) => {
    const { chain, from, to } = c.req.valid('query')
    return c.json(await readStatsDays(database, { chainId: chainIdOf(chain), from, to }), 200)
  })
  api.openapi(listActsRoute, async (c) => {
    const { chain, feature, launches, limit } = c.req.valid('query')
    const kinds = kindsOf(feature, launches === 'true')
    const items = await readActs(database, { chainId: chainIdOf(chain), kinds, limit })
    return c.json({ items }, 200)
  })
  api.openapi(getPaceRoute, async (c) => c.json(await readPace(database), 200))
}
