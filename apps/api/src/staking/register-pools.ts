import type { ReadDatabase } from '../database/read-database.ts'
import type { ApiApp } from '../http/api-app.ts'
import { makeListHandlers } from '../http/list-handlers.ts'
import type { ResolveChain } from '../http/resolve-chain.ts'
import { findPoolId, readPool, readPoolAccount } from './read-pool.ts'
import { readPoolChart } from './read-pool-chart.ts'
import { poolLists } from './read-pool-lists.ts'
import { readPools } from './read-pools.ts'
import { readPortfolioPools } from './read-portfolio-pools.ts'
import {
  getPoolAccountRoute,
  getPoolChartRoute,
  getPoolRoute,
  listPoolsRoute,
  listPortfolioPoolsRoute,
  poolListRoutes,
} from './routes.ts'
import type { PoolPath } from './schemas.ts'

/** Puts the handlers behind the routes about staking pools and what an address has in them. */
export function registerPools(
  app: ApiApp,
  database: ReadDatabase,
  resolveChain: ResolveChain,
): void {
  const placeOf = ({ chain, pool }: PoolPath) => ({ chainId: resolveChain(chain), pool })

  app.openapi(listPoolsRoute, async (c) => {
    const query = c.req.valid('query')
    const chainId = query.chain === undefined ? undefined : resolveChain(query.chain)
    return c.json(await readPools(database, query, chainId), 200)
  })
  app.openapi(getPoolRoute, async (c) =>
    c.json(await readPool(database, placeOf(c.req.valid('param'))), 200),
  )
  app.openapi(getPoolChartRoute, async (c) =>
    c.json(await readPoolChart(database, placeOf(c.req.valid('param'))), 200),
  )
  app.openapi(getPoolAccountRoute, async (c) => {
    const { account, ...path } = c.req.valid('param')
    return c.json(await readPoolAccount(database, placeOf(path), account), 200)
  })
  app.openapi(poolListRoutes.history, async (c) => {
    const id = await findPoolId(database, placeOf(c.req.valid('param')))
    return c.json(await poolLists.history(database, id, c.req.valid('query')), 200)
  })
  app.openapi(poolListRoutes.accounts, async (c) => {
    const id = await findPoolId(database, placeOf(c.req.valid('param')))
    return c.json(await poolLists.accounts(database, id, c.req.valid('query')), 200)
  })
  app.openapi(poolListRoutes.nfts, async (c) => {
    const id = await findPoolId(database, placeOf(c.req.valid('param')))
    return c.json(await poolLists.nfts(database, id, c.req.valid('query')), 200)
  })
  const { ofAddress } = makeListHandlers(database, resolveChain)
  app.openapi(listPortfolioPoolsRoute, ofAddress(readPortfolioPools))
}
