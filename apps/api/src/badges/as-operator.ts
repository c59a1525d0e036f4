import type { Context } from 'hono'
import type { ApiEnvironment } from '../http/api-app.ts'
import { requireOperator } from '../operator/operator-sign-in.ts'
import type { BadgeParts } from './badge-parts.ts'

/**
 * Lets an operator alone through (name, password and code, for 12 hours: `requireOperator`), before anything is said about
 * what exists; nothing of the answer is kept. Operators decide on badges; they can hide or change nothing else.
 */
export const makeAsOperator = (demand: () => BadgeParts) => async (c: Context<ApiEnvironment>) => {
  const parts = demand()
  c.header('Cache-Control', 'private, no-store')
  const { id: operatorId } = await requireOperator(parts.accounts, c)
  const now = Math.floor(parts.accounts.now() / 1_000)
  return { parts, database: parts.accounts.database, operatorId, now }
}
