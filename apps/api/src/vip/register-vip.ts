import type { ReadDatabase } from '../database/read-database.ts'
import type { ApiApp } from '../http/api-app.ts'
import { makeListHandlers } from '../http/list-handlers.ts'
import type { ResolveChain } from '../http/resolve-chain.ts'
import { readVip, readVipContract } from './read-vip.ts'
import { getVipRoute, portfolioMembershipsRoute, vipListRoutes } from './routes.ts'
import { readPortfolioMemberships, vipLists } from './vip-lists.ts'

/** Nothing belongs to it: the lists of a network without memberships are empty. */
const NOWHERE = ''

/** Puts the handlers behind the routes of memberships. */
export function registerVip(app: ApiApp, database: ReadDatabase, resolveChain: ResolveChain): void {
  const idOf = async ({ chain }: { chain: string }) =>
    (await readVipContract(database, resolveChain(chain)))?.id ?? NOWHERE

  app.openapi(getVipRoute, async (c) =>
    c.json(await readVip(database, resolveChain(c.req.valid('param').chain)), 200),
  )
  app.openapi(vipListRoutes.plans, async (c) => {
    const id = await idOf(c.req.valid('param'))
    return c.json(await vipLists.plans(database, id, c.req.valid('query')), 200)
  })
  app.openapi(vipListRoutes.members, async (c) => {
    const id = await idOf(c.req.valid('param'))
    return c.json(await vipLists.members(database, id, c.req.valid('query')), 200)
  })
  app.openapi(vipListRoutes.history, async (c) => {
    const id = await idOf(c.req.valid('param'))
    return c.json(await vipLists.history(database, id, c.req.valid('query')), 200)
  })
  const { ofAddress } = makeListHandlers(database, resolveChain)
  app.openapi(portfolioMembershipsRoute, ofAddress(readPortfolioMemberships))
}
