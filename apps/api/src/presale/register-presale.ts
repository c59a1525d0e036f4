import { presaleId } from '@slipway/database/row-ids'
import type { ReadDatabase } from '../database/read-database.ts'
import type { FileParts } from '../files/keep-files.ts'
import type { ApiApp } from '../http/api-app.ts'
import { makeListHandlers } from '../http/list-handlers.ts'
import type { ResolveChain } from '../http/resolve-chain.ts'
import { presaleLists } from './read-lists.ts'
import { readPortfolioPresales, readPortfolioSlots } from './read-portfolio.ts'
import { readPresale } from './read-presale.ts'
import { readPresaleAccount } from './read-presale-account.ts'
import { readPresales } from './read-presales.ts'
import { readWhitelistProof } from './read-proof.ts'
import {
  getPresaleAccountRoute,
  getPresaleRoute,
  getWhitelistProofRoute,
  listPresalesRoute,
  portfolioRoutes,
  presaleListRoutes,
} from './routes.ts'

/** Puts the handlers behind the routes about presales and what an address has in them. */
export function registerPresale(
  app: ApiApp,
  database: ReadDatabase,
  resolveChain: ResolveChain,
  files: FileParts | undefined,
): void {
  app.openapi(listPresalesRoute, async (c) => {
    const query = c.req.valid('query')
    const chainId = query.chain === undefined ? undefined : resolveChain(query.chain)
    return c.json(await readPresales(database, query, chainId), 200)
  })
  app.openapi(getPresaleRoute, async (c) => {
    const { chain, address } = c.req.valid('param')
    return c.json(await readPresale(database, resolveChain(chain), address), 200)
  })
  app.openapi(getPresaleAccountRoute, async (c) => {
    const { chain, address, account } = c.req.valid('param')
    const id = presaleId(resolveChain(chain), address)
    return c.json(await readPresaleAccount(database, id, account), 200)
  })
  app.openapi(getWhitelistProofRoute, async (c) => {
    const { chain, address, account } = c.req.valid('param')
    const given = { chainId: resolveChain(chain), address, account }
    return c.json(await readWhitelistProof(database, files, given), 200)
  })
  const { ofContract, ofAddress } = makeListHandlers(database, resolveChain)
  app.openapi(presaleListRoutes.contributions, ofContract(presaleLists.contributions))
  app.openapi(presaleListRoutes.accounts, ofContract(presaleLists.accounts))
  app.openapi(presaleListRoutes.slots, ofContract(presaleLists.slots))
  app.openapi(presaleListRoutes.actions, ofContract(presaleLists.actions))
  app.openapi(presaleListRoutes.inviters, ofContract(presaleLists.inviters))
  app.openapi(presaleListRoutes.days, ofContract(presaleLists.days))
  app.openapi(portfolioRoutes.presales, ofAddress(readPortfolioPresales))
  app.openapi(portfolioRoutes.slots, ofAddress(readPortfolioSlots))
}
