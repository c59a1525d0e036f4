import type { ReadDatabase } from '../database/read-database.ts'
import type { ApiApp } from '../http/api-app.ts'
import type { ResolveChain } from '../http/resolve-chain.ts'
import { accountListRoutes, getTokenLaunchRoute, tokenListRoutes } from './list-contract.ts'
import { readAccountDividends, readAccountReferrals } from './read-account.ts'
import { readLaunch } from './read-launch.ts'
import { tokenLists } from './read-lists.ts'
import { readLocksOf, readLocksOfToken } from './read-locks.ts'

/** Puts the handlers behind the lists of one token and of one address. */
export function registerLists(
  app: ApiApp,
  database: ReadDatabase,
  resolveChain: ResolveChain,
): void {
  const idOf = ({ chain, address }: { chain: string; address: string }) =>
    `${resolveChain(chain)}-${address}`
  app.openapi(tokenListRoutes.taxes, async (c) =>
    c.json(await tokenLists.taxes(database, idOf(c.req.valid('param')), c.req.valid('query')), 200),
  )
  app.openapi(tokenListRoutes.swapBacks, async (c) =>
    c.json(
      await tokenLists.swapBacks(database, idOf(c.req.valid('param')), c.req.valid('query')),
      200,
    ),
  )
  app.openapi(tokenListRoutes.dividendAccounts, async (c) =>
    c.json(
      await tokenLists.dividendAccounts(database, idOf(c.req.valid('param')), c.req.valid('query')),
      200,
    ),
  )
  app.openapi(tokenListRoutes.dividendAdditions, async (c) =>
    c.json(
      await tokenLists.dividendAdditions(
        database,
        idOf(c.req.valid('param')),
        c.req.valid('query'),
      ),
      200,
    ),
  )
  app.openapi(tokenListRoutes.dividendPayments, async (c) =>
    c.json(
      await tokenLists.dividendPayments(database, idOf(c.req.valid('param')), c.req.valid('query')),
      200,
    ),
  )
  app.openapi(tokenListRoutes.nftDividends, async (c) =>
    c.json(
      await tokenLists.nftDividends(database, idOf(c.req.valid('param')), c.req.valid('query')),
      200,
    ),
  )
  registerTrees(app, database, idOf)
  registerAccounts(app, database, resolveChain)
}

type IdOf = (path: { chain: string; address: string }) => string

function registerTrees(app: ApiApp, database: ReadDatabase, idOf: IdOf): void {
  app.openapi(tokenListRoutes.referrals, async (c) =>
    c.json(
      await tokenLists.referrals(database, idOf(c.req.valid('param')), c.req.valid('query')),
      200,
    ),
  )
  app.openapi(tokenListRoutes.rebates, async (c) =>
    c.json(
      await tokenLists.rebates(database, idOf(c.req.valid('param')), c.req.valid('query')),
      200,
    ),
  )
  app.openapi(tokenListRoutes.blacklist, async (c) =>
    c.json(
      await tokenLists.blacklist(database, idOf(c.req.valid('param')), c.req.valid('query')),
      200,
    ),
  )
  app.openapi(tokenListRoutes.locks, async (c) =>
    c.json(await readLocksOfToken(database, idOf(c.req.valid('param')), c.req.valid('query')), 200),
  )
  app.openapi(getTokenLaunchRoute, async (c) =>
    c.json(await readLaunch(database, idOf(c.req.valid('param'))), 200),
  )
}

function registerAccounts(app: ApiApp, database: ReadDatabase, resolveChain: ResolveChain): void {
  const chainOf = (chain: string | undefined) =>
    chain === undefined ? undefined : resolveChain(chain)
  app.openapi(accountListRoutes.dividends, async (c) => {
    const { address } = c.req.valid('param')
    const query = c.req.valid('query')
    return c.json(await readAccountDividends(database, address, query, chainOf(query.chain)), 200)
  })
  app.openapi(accountListRoutes.referrals, async (c) => {
    const { address } = c.req.valid('param')
    const query = c.req.valid('query')
    return c.json(await readAccountReferrals(database, address, query, chainOf(query.chain)), 200)
  })
  app.openapi(accountListRoutes.locks, async (c) => {
    const { address } = c.req.valid('param')
    const query = c.req.valid('query')
    return c.json(await readLocksOf(database, address, query, chainOf(query.chain)), 200)
  })
}
