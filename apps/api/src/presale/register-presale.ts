import type { ReadDatabase } from '../database/read-database.ts'
import type { FileParts } from '../files/register-files.ts'
import type { ApiApp } from '../http/api-app.ts'
import type { ResolveChain } from '../http/resolve-chain.ts'
import {
  getPresaleAccountRoute,
  getPresaleRoute,
  getWhitelistProofRoute,
  listPresalesRoute,
  portfolioRoutes,
  presaleListRoutes,
} from './contract.ts'
import { presaleLists, readPresaleAccount } from './read-lists.ts'
import { readPortfolioPresales, readPortfolioSlots } from './read-portfolio.ts'
import { readPresale } from './read-presale.ts'
import { readPresales } from './read-presales.ts'
import { readWhitelistProof } from './read-proof.ts'

type IdOf = (path: { chain: string; address: string }) => string

/** Puts the handlers behind the routes about sales and what an address has in them. */
export function registerPresale(
  app: ApiApp,
  database: ReadDatabase,
  resolveChain: ResolveChain,
  files: FileParts | undefined,
): void {
  const idOf: IdOf = ({ chain, address }) => `${resolveChain(chain)}-${address}`
  const chainOf = (chain: string | undefined) =>
    chain === undefined ? undefined : resolveChain(chain)
  app.openapi(listPresalesRoute, async (c) => {
    const query = c.req.valid('query')
    return c.json(await readPresales(database, query, chainOf(query.chain)), 200)
  })
  app.openapi(getPresaleRoute, async (c) => {
    const { chain, address } = c.req.valid('param')
    return c.json(await readPresale(database, resolveChain(chain), address), 200)
  })
  app.openapi(getPresaleAccountRoute, async (c) => {
    const path = c.req.valid('param')
    return c.json(await readPresaleAccount(database, idOf(path), path.account), 200)
  })
  app.openapi(getWhitelistProofRoute, async (c) => {
    const { chain, address, account } = c.req.valid('param')
    const given = { chainId: resolveChain(chain), address, account }
    return c.json(await readWhitelistProof(database, files, given), 200)
  })
  registerLists(app, database, idOf)
  app.openapi(portfolioRoutes.presales, async (c) => {
    const { address: account } = c.req.valid('param')
    const query = c.req.valid('query')
    const request = { ...query, account, chainId: chainOf(query.chain) }
    return c.json(await readPortfolioPresales(database, request), 200)
  })
  app.openapi(portfolioRoutes.slots, async (c) => {
    const { address: account } = c.req.valid('param')
    const query = c.req.valid('query')
    const request = { ...query, account, chainId: chainOf(query.chain) }
    return c.json(await readPortfolioSlots(database, request), 200)
  })
}

function registerLists(app: ApiApp, database: ReadDatabase, idOf: IdOf): void {
  app.openapi(presaleListRoutes.contributions, async (c) => {
    const id = idOf(c.req.valid('param'))
    return c.json(await presaleLists.contributions(database, id, c.req.valid('query')), 200)
  })
  app.openapi(presaleListRoutes.accounts, async (c) => {
    const id = idOf(c.req.valid('param'))
    return c.json(await presaleLists.accounts(database, id, c.req.valid('query')), 200)
  })
  app.openapi(presaleListRoutes.slots, async (c) => {
    const id = idOf(c.req.valid('param'))
    return c.json(await presaleLists.slots(database, id, c.req.valid('query')), 200)
  })
  app.openapi(presaleListRoutes.actions, async (c) => {
    const id = idOf(c.req.valid('param'))
    return c.json(await presaleLists.actions(database, id, c.req.valid('query')), 200)
  })
  app.openapi(presaleListRoutes.inviters, async (c) => {
    const id = idOf(c.req.valid('param'))
    return c.json(await presaleLists.inviters(database, id, c.req.valid('query')), 200)
  })
  app.openapi(presaleListRoutes.days, async (c) => {
    const id = idOf(c.req.valid('param'))
    return c.json(await presaleLists.days(database, id, c.req.valid('query')), 200)
  })
}
