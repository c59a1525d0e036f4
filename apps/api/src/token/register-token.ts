import type { ReadDatabase } from '../database/read-database.ts'
import type { ApiApp } from '../http/api-app.ts'
import type { ResolveChain } from '../http/resolve-chain.ts'
import type { ServicesOf } from '../verification/verification-services.ts'
import { listTokenCandlesRoute } from './candle-routes.ts'
import { readCandles } from './read-candles.ts'
import { readToken, readTokenActions, readTokenHolders } from './read-token.ts'
import { readTokenListFile } from './read-token-list-file.ts'
import { readTokens } from './read-tokens.ts'
import {
  getTokenRoute,
  listTokenActionsRoute,
  listTokenHoldersRoute,
  listTokensRoute,
} from './routes.ts'
import { getTokenListFileRoute } from './token-list-routes.ts'

/** Puts the handlers behind the token routes. */
export function registerToken(
  app: ApiApp,
  database: ReadDatabase,
  resolveChain: ResolveChain,
  servicesOf: ServicesOf,
): void {
  app.openapi(listTokensRoute, async (c) => {
    const query = c.req.valid('query')
    const chainId = query.chain === undefined ? undefined : resolveChain(query.chain)
    return c.json(await readTokens(database, query, chainId), 200)
  })
  app.openapi(getTokenRoute, async (c) => {
    const { chain, address } = c.req.valid('param')
    return c.json(await readToken(database, resolveChain(chain), address, servicesOf), 200)
  })
  app.openapi(listTokenHoldersRoute, async (c) => {
    const { chain, address } = c.req.valid('param')
    return c.json(
      await readTokenHolders(database, resolveChain(chain), address, c.req.valid('query')),
      200,
    )
  })
  app.openapi(listTokenCandlesRoute, async (c) => {
    const { chain, address } = c.req.valid('param')
    const chainId = resolveChain(chain)
    return c.json(await readCandles(database, chainId, address, c.req.valid('query')), 200)
  })
  app.openapi(getTokenListFileRoute, async (c) => {
    const { chain, list } = c.req.valid('param')
    return c.json(await readTokenListFile(database, list, resolveChain(chain)), 200)
  })
  app.openapi(listTokenActionsRoute, async (c) => {
    const { chain, address } = c.req.valid('param')
    return c.json(
      await readTokenActions(database, resolveChain(chain), address, c.req.valid('query')),
      200,
    )
  })
}
