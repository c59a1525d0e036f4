import type { ReadDatabase } from '../database/read-database.ts'
import type { ApiApp } from '../http/api-app.ts'
import type { ResolveChain } from '../http/resolve-chain.ts'
import { readOffers, readOneOffer, readPrices } from './read-offers.ts'
import { getSlotOfferRoute, listSlotOffersRoute, listSlotPricesRoute } from './routes.ts'

/** Puts the handlers behind the routes of the slot market. */
export function registerOffers(
  app: ApiApp,
  database: ReadDatabase,
  resolveChain: ResolveChain,
): void {
  app.openapi(listSlotOffersRoute, async (c) => {
    const query = c.req.valid('query')
    const chainId = query.chain === undefined ? undefined : resolveChain(query.chain)
    return c.json(await readOffers(database, query, chainId), 200)
  })
  app.openapi(getSlotOfferRoute, async (c) => {
    const { chain, id } = c.req.valid('param')
    return c.json(await readOneOffer(database, resolveChain(chain), id), 200)
  })
  app.openapi(listSlotPricesRoute, async (c) => {
    const { chain, id } = c.req.valid('param')
    return c.json(await readPrices(database, resolveChain(chain), id, c.req.valid('query')), 200)
  })
}
