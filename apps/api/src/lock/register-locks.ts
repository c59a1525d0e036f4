import type { ReadDatabase } from '../database/read-database.ts'
import type { ApiApp } from '../http/api-app.ts'
import { chooseLanguage } from '../http/choose-language.ts'
import type { ResolveChain } from '../http/resolve-chain.ts'
import { readLock, readLockHistory } from './read-lock.ts'
import { readLockCalendar } from './read-lock-calendar.ts'
import { readLockStats } from './read-lock-stats.ts'
import { readLockSummary } from './read-lock-summary.ts'
import { readLockTracker } from './read-lock-tracker.ts'
import { readLocks } from './read-locks.ts'
import {
  getLockCalendarRoute,
  getLockRoute,
  getLockStatsRoute,
  getLockTrackerRoute,
  getTokenLockSummaryRoute,
  listLockHistoryRoute,
  listLocksRoute,
} from './routes.ts'

/** Puts the handlers behind the routes of locks. */
export function registerLocks(
  app: ApiApp,
  database: ReadDatabase,
  resolveChain: ResolveChain,
): void {
  app.openapi(listLocksRoute, async (c) => {
    const { chain, ...query } = c.req.valid('query')
    const chainId = chain === undefined ? undefined : resolveChain(chain)
    return c.json(await readLocks(database, { ...query, chainId }), 200)
  })
  app.openapi(getLockStatsRoute, async (c) => c.json(await readLockStats(database), 200))
  app.openapi(getLockCalendarRoute, async (c) => {
    const { chain, lang, ...whose } = c.req.valid('query')
    const question = { ...whose, chainId: resolveChain(chain), locale: chooseLanguage(c, lang) }
    const calendar = await readLockCalendar(database, question)
    return c.body(calendar, 200, { 'Content-Type': 'text/calendar; charset=utf-8' })
  })
  app.openapi(getLockTrackerRoute, async (c) => {
    const { chain, token } = c.req.valid('param')
    const { cursor } = c.req.valid('query')
    return c.json(await readLockTracker(database, resolveChain(chain), token, cursor), 200)
  })
  app.openapi(getLockRoute, async (c) => {
    const { chain, ...place } = c.req.valid('param')
    return c.json(await readLock(database, { ...place, chainId: resolveChain(chain) }), 200)
  })
  app.openapi(listLockHistoryRoute, async (c) => {
    const { chain, ...place } = c.req.valid('param')
    const of = { ...place, chainId: resolveChain(chain) }
    return c.json(await readLockHistory(database, of, c.req.valid('query')), 200)
  })
  app.openapi(getTokenLockSummaryRoute, async (c) => {
    const { chain, address } = c.req.valid('param')
    return c.json(await readLockSummary(database, resolveChain(chain), address), 200)
  })
}
