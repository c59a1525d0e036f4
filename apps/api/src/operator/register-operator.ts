import type { MESSAGE_CHANNELS, MESSAGE_STATUSES } from '@slipway/database/outbox/app'
import { deliveryReport, outboxMessage } from '@slipway/database/outbox/app'
import { desc } from 'drizzle-orm'
import { recordEvent } from '../accounts/account-events.ts'
import type { AccountParts } from '../accounts/account-parts.ts'
import { askerOf } from '../accounts/sessions.ts'
import { unixSeconds } from '../accounts/unix-seconds.ts'
import type { ApiApp } from '../http/api-app.ts'
import { ApiError } from '../http/api-error.ts'
import { requireOperator, signInOperator, signOutOperator } from './operator-sign-in.ts'
import {
  deliveryReportsRoute,
  operatorLoginRoute,
  operatorLogoutRoute,
  outboxRoute,
} from './routes.ts'

const SHOWN = 100
const isOwn = 'private, no-store'

type Channel = (typeof MESSAGE_CHANNELS)[number]
type Status = (typeof MESSAGE_STATUSES)[number]

/** Adds the operator's calls. No account's session opens them. @param given undefined: this server keeps no accounts */
export function registerOperator(app: ApiApp, given: AccountParts | undefined): void {
  const demand = (): AccountParts => {
    if (!given) throw new ApiError('ACCOUNTS_OFF', 'this server keeps no accounts')
    return given
  }
  app.openapi(operatorLoginRoute, async (c) => {
    c.header('Cache-Control', isOwn)
    const { token, expiresAt } = await signInOperator(demand(), c.req.valid('json'), askerOf(c))
    return c.json({ result: { token, expiresAt } }, 200)
  })
  app.openapi(operatorLogoutRoute, async (c) => {
    await signOutOperator(demand(), c.req.header('access-token'))
    return c.json({ result: {} }, 200)
  })
  app.openapi(outboxRoute, async (c) => {
    const parts = demand()
    c.header('Cache-Control', isOwn)
    const { id } = await requireOperator(parts, c)
    await recordEvent(parts.database, 'outbox-read', id, askerOf(c).client)
    const rows = await parts.database
      .select()
      .from(outboxMessage)
      .orderBy(desc(outboxMessage.id))
      .limit(SHOWN)
    const result = rows.map((row) => ({
      id: row.id,
      channel: row.channel as Channel,
      recipient: row.recipient,
      subject: row.subject,
      body: row.body,
      status: row.status as Status,
      attempts: row.attempts,
      detail: row.detail,
      createdAt: unixSeconds(row.createdAt),
      expiresAt: unixSeconds(row.expiresAt),
    }))
    return c.json({ result }, 200)
  })
  app.openapi(deliveryReportsRoute, async (c) => {
    const parts = demand()
    c.header('Cache-Control', isOwn)
    await requireOperator(parts, c)
    const rows = await parts.database
      .select()
      .from(deliveryReport)
      .orderBy(desc(deliveryReport.id))
      .limit(SHOWN)
    const result = rows.map((row) => ({
      id: row.id,
      channel: row.channel as Channel,
      recipient: row.recipient,
      reportedAt: unixSeconds(row.reportedAt),
    }))
    return c.json({ result }, 200)
  })
}
