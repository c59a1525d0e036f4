import type { ReadDatabase } from '../database/read-database.ts'
import type { FileParts } from '../files/keep-files.ts'
import type { ApiApp } from '../http/api-app.ts'
import { makeListHandlers } from '../http/list-handlers.ts'
import type { ResolveChain } from '../http/resolve-chain.ts'
import { airdropLists } from './airdrop-lists.ts'
import { readAirdrop, readAirdropAccount, readAirdropId } from './read-airdrop.ts'
import { readAirdrops } from './read-airdrops.ts'
import { readClaimProof } from './read-claim-proof.ts'
import { readMultisendBatches, readMultisends } from './read-multisends.ts'
import { readPortfolioAirdrops } from './read-portfolio-airdrops.ts'
import {
  airdropListRoutes,
  getAirdropAccountRoute,
  getAirdropProofRoute,
  getAirdropRoute,
  listAirdropsRoute,
  listMultisendBatchesRoute,
  listMultisendsRoute,
  portfolioAirdropsRoute,
} from './routes.ts'

/** Puts the handlers behind the routes of airdrops and of what was sent to many. */
export function registerAirdrops(
  app: ApiApp,
  database: ReadDatabase,
  resolveChain: ResolveChain,
  files: FileParts | undefined,
): void {
  const placeOf = ({ chain, airdrop }: { chain: string; airdrop: string }) => ({
    chainId: resolveChain(chain),
    airdrop,
  })
  const idOf = (path: { chain: string; airdrop: string }) => readAirdropId(database, placeOf(path))

  app.openapi(listAirdropsRoute, async (c) => {
    const query = c.req.valid('query')
    const chainId = query.chain === undefined ? undefined : resolveChain(query.chain)
    return c.json(await readAirdrops(database, query, chainId), 200)
  })
  app.openapi(getAirdropRoute, async (c) =>
    c.json(await readAirdrop(database, placeOf(c.req.valid('param'))), 200),
  )
  app.openapi(getAirdropAccountRoute, async (c) => {
    const { account, ...path } = c.req.valid('param')
    return c.json(await readAirdropAccount(database, placeOf(path), account), 200)
  })
  app.openapi(getAirdropProofRoute, async (c) => {
    const { account } = c.req.valid('query')
    const place = placeOf(c.req.valid('param'))
    return c.json(await readClaimProof(database, files, place, account), 200)
  })
  app.openapi(airdropListRoutes.accounts, async (c) => {
    const id = await idOf(c.req.valid('param'))
    return c.json(await airdropLists.accounts(database, id, c.req.valid('query')), 200)
  })
  app.openapi(airdropListRoutes.claims, async (c) => {
    const id = await idOf(c.req.valid('param'))
    return c.json(await airdropLists.claims(database, id, c.req.valid('query')), 200)
  })
  app.openapi(airdropListRoutes.history, async (c) => {
    const id = await idOf(c.req.valid('param'))
    return c.json(await airdropLists.history(database, id, c.req.valid('query')), 200)
  })
  app.openapi(listMultisendsRoute, async (c) => {
    const { chain, ...query } = c.req.valid('query')
    const chainId = chain === undefined ? undefined : resolveChain(chain)
    return c.json(await readMultisends(database, query, chainId), 200)
  })
  app.openapi(listMultisendBatchesRoute, async (c) =>
    c.json(await readMultisendBatches(database, c.req.valid('query')), 200),
  )
  const { ofAddress } = makeListHandlers(database, resolveChain)
  app.openapi(portfolioAirdropsRoute, ofAddress(readPortfolioAirdrops))
}
