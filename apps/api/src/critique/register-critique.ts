import { critiqueRequest } from '@slipway/database/critique/app'
import { readCritique, readCritiqueAnswer } from '@slipway/sdk/critique/critique-forms'
import { eq } from 'drizzle-orm'
import type { Context } from 'hono'
import type { AccountParts } from '../accounts/account-parts.ts'
import { requireSession } from '../accounts/sessions.ts'
import { demandParams } from '../badges/demand-params.ts'
import type { ReadDatabase } from '../database/read-database.ts'
import type { ApiApp, ApiEnvironment } from '../http/api-app.ts'
import { ApiError } from '../http/api-error.ts'
import type { ResolveChain } from '../http/resolve-chain.ts'
import { answerCritique, askCritique, removeCritique, showCritique } from './critiques.ts'
import {
  readCritiquesOf,
  readCritiqueWhere,
  readOwnCritiques,
  readPublicCritique,
  walletsOf,
} from './read-critiques.ts'
import {
  answerCritiqueRoute,
  askCritiqueRoute,
  getCritiqueRoute,
  getCritiquesRoute,
  listOwnCritiquesRoute,
  removeCritiqueRoute,
  showCritiqueRoute,
} from './routes.ts'

const done = { result: {} }

/**
 * Adds requests for critique: what everybody reads, what owners ask and what critics answer.
 *
 * @param accounts undefined: this server keeps no accounts, so nobody asks
 */
export function registerCritique(
  app: ApiApp,
  database: ReadDatabase,
  resolveChain: ResolveChain,
  accounts: AccountParts | undefined,
): void {
  const own = async (c: Context<ApiEnvironment>) => {
    if (!accounts) throw new ApiError('ACCOUNTS_OFF', 'this server keeps no accounts')
    c.header('Cache-Control', 'private, no-store')
    const { account } = await requireSession(accounts, c)
    return { database: accounts.database, account, now: Math.floor(accounts.now() / 1_000) }
  }
  app.openapi(getCritiquesRoute, async (c) => {
    const { chain, address } = c.req.valid('param')
    return c.json(await readCritiquesOf(database, resolveChain(chain), address), 200)
  })
  app.openapi(getCritiqueRoute, async (c) =>
    c.json(await readPublicCritique(database, c.req.valid('param').id), 200),
  )
  app.openapi(listOwnCritiquesRoute, async (c) => {
    const mine = await own(c)
    return c.json(await readOwnCritiques(mine.database, mine.account.id), 200)
  })
  app.openapi(askCritiqueRoute, async (c) => {
    const mine = await own(c)
    const { chain, ...values } = c.req.valid('json')
    const chainId = resolveChain(chain)
    const asking = { now: mine.now, own: await walletsOf(mine.database, mine.account.id) }
    const params = demandParams(readCritique(values, asking))
    const id = await askCritique(mine.database, mine.account, chainId, params)
    const which = eq(critiqueRequest.accountId, mine.account.id)
    return c.json(await readCritiqueWhere(mine.database, id, which), 201)
  })
  app.openapi(showCritiqueRoute, async (c) => {
    const mine = await own(c)
    const { visibility } = c.req.valid('json')
    await showCritique(mine.database, mine.account, c.req.valid('param').id, visibility)
    return c.json(done, 200)
  })
  app.openapi(removeCritiqueRoute, async (c) => {
    const mine = await own(c)
    await removeCritique(mine.database, mine.account, c.req.valid('param').id)
    return c.json(done, 200)
  })
  app.openapi(answerCritiqueRoute, async (c) => {
    const mine = await own(c)
    const params = demandParams(readCritiqueAnswer(c.req.valid('json')))
    await answerCritique(mine.database, mine.account, c.req.valid('param').id, params, mine.now)
    return c.json(done, 200)
  })
}
