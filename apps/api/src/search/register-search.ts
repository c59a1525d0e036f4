import type { ReadDatabase } from '../database/read-database.ts'
import type { ApiApp } from '../http/api-app.ts'
import type { ResolveChain } from '../http/resolve-chain.ts'
import { readSearch } from './read-search.ts'
import { searchRoute } from './routes.ts'

/** Puts the handler behind the search over everything. */
export function registerSearch(
  app: ApiApp,
  database: ReadDatabase,
  resolveChain: ResolveChain,
): void {
  app.openapi(searchRoute, async (c) => {
    const query = c.req.valid('query')
    const chainId = query.chain === undefined ? undefined : resolveChain(query.chain)
    return c.json(await readSearch(database, query, chainId), 200)
  })
}
