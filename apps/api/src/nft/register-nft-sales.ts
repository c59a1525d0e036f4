import type { ReadDatabase } from '../database/read-database.ts'
import type { ApiApp } from '../http/api-app.ts'
import { makeListHandlers } from '../http/list-handlers.ts'
import type { ResolveChain } from '../http/resolve-chain.ts'
import { nftSaleLists } from './nft-sale-lists.ts'
import { readNftSale, readNftSaleAccount, readNftSaleId } from './read-nft-sale.ts'
import { readNftSales } from './read-nft-sales.ts'
import { readPortfolioNftSales, readPortfolioNfts } from './read-portfolio-nfts.ts'
import {
  getNftSaleAccountRoute,
  getNftSaleRoute,
  listNftSalesRoute,
  nftSaleListRoutes,
  portfolioNftRoutes,
} from './routes.ts'
import type { NftSalePath } from './schemas.ts'

/** Puts the handlers behind the routes of NFT sales and of what an address has in them. */
export function registerNftSales(
  app: ApiApp,
  database: ReadDatabase,
  resolveChain: ResolveChain,
): void {
  const placeOf = ({ chain, sale }: NftSalePath) => ({ chainId: resolveChain(chain), sale })
  const idOf = (path: NftSalePath) => readNftSaleId(database, placeOf(path))

  app.openapi(listNftSalesRoute, async (c) => {
    const query = c.req.valid('query')
    const chainId = query.chain === undefined ? undefined : resolveChain(query.chain)
    return c.json(await readNftSales(database, query, chainId), 200)
  })
  app.openapi(getNftSaleRoute, async (c) =>
    c.json(await readNftSale(database, placeOf(c.req.valid('param'))), 200),
  )
  app.openapi(getNftSaleAccountRoute, async (c) => {
    const { account, ...path } = c.req.valid('param')
    return c.json(await readNftSaleAccount(database, placeOf(path), account), 200)
  })
  app.openapi(nftSaleListRoutes.nfts, async (c) => {
    const id = await idOf(c.req.valid('param'))
    return c.json(await nftSaleLists.nfts(database, id, c.req.valid('query')), 200)
  })
  app.openapi(nftSaleListRoutes.users, async (c) => {
    const id = await idOf(c.req.valid('param'))
    return c.json(await nftSaleLists.users(database, id, c.req.valid('query')), 200)
  })
  app.openapi(nftSaleListRoutes.inviters, async (c) => {
    const id = await idOf(c.req.valid('param'))
    return c.json(await nftSaleLists.inviters(database, id, c.req.valid('query')), 200)
  })
  app.openapi(nftSaleListRoutes.holders, async (c) => {
    const id = await idOf(c.req.valid('param'))
    return c.json(await nftSaleLists.holders(database, id, c.req.valid('query')), 200)
  })
  app.openapi(nftSaleListRoutes.mints, async (c) => {
    const id = await idOf(c.req.valid('param'))
    return c.json(await nftSaleLists.mints(database, id, c.req.valid('query')), 200)
  })
  app.openapi(nftSaleListRoutes.history, async (c) => {
    const id = await idOf(c.req.valid('param'))
    return c.json(await nftSaleLists.history(database, id, c.req.valid('query')), 200)
  })
  const { ofAddress } = makeListHandlers(database, resolveChain)
  app.openapi(portfolioNftRoutes.nfts, ofAddress(readPortfolioNfts))
  app.openapi(portfolioNftRoutes.sales, async (c) => {
    const query = c.req.valid('query')
    const chainId = query.chain === undefined ? undefined : resolveChain(query.chain)
    const { address } = c.req.valid('param')
    return c.json(await readPortfolioNftSales(database, address, query, chainId), 200)
  })
}
