import { tokenId } from '@slipway/database/row-ids'
import type { ReadDatabase } from '../database/read-database.ts'
import type { ApiApp } from '../http/api-app.ts'
import { makeListHandlers } from '../http/list-handlers.ts'
import type { ResolveChain } from '../http/resolve-chain.ts'
import { accountListRoutes, getTokenLaunchRoute, tokenListRoutes } from './list-routes.ts'
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
  const { ofContract, ofAddress } = makeListHandlers(database, resolveChain)
  app.openapi(tokenListRoutes.taxes, ofContract(tokenLists.taxes))
  app.openapi(tokenListRoutes.swapBacks, ofContract(tokenLists.swapBacks))
  app.openapi(tokenListRoutes.dividendAccounts, ofContract(tokenLists.dividendAccounts))
  app.openapi(tokenListRoutes.dividendAdditions, ofContract(tokenLists.dividendAdditions))
  app.openapi(tokenListRoutes.dividendPayments, ofContract(tokenLists.dividendPayments))
  app.openapi(tokenListRoutes.nftDividends, ofContract(tokenLists.nftDividends))
  app.openapi(tokenListRoutes.referrals, ofContract(tokenLists.referrals))
  app.openapi(tokenListRoutes.rebates, ofContract(tokenLists.rebates))
  app.openapi(tokenListRoutes.blacklist, ofContract(tokenLists.blacklist))
  app.openapi(tokenListRoutes.locks, ofContract(readLocksOfToken))
  app.openapi(getTokenLaunchRoute, async (c) => {
    const { chain, address } = c.req.valid('param')
    return c.json(await readLaunch(database, tokenId(resolveChain(chain), address)), 200)
  })
  app.openapi(accountListRoutes.dividends, ofAddress(readAccountDividends))
  app.openapi(accountListRoutes.referrals, ofAddress(readAccountReferrals))
  app.openapi(accountListRoutes.locks, ofAddress(readLocksOf))
}
