import type { ActKind } from '@slipway/database/stats/indexed'
import { webhook, webhookDelivery } from '@slipway/database/webhooks/app'
import type {
  DeliveryFailure,
  DeliveryState,
  WebhookPause,
  WebhookState,
} from '@slipway/sdk/webhooks/webhook-rules'
import { and, asc, count, desc, eq, inArray } from 'drizzle-orm'
import type { Address } from 'viem'
import { unixSeconds } from '../accounts/unix-seconds.ts'
import type { ReadDatabase } from '../database/read-database.ts'
import { ApiError } from '../http/api-error.ts'
import { showAddress } from '../http/fields.ts'

const SHOWN_DELIVERIES = 50

export type WebhookRow = typeof webhook.$inferSelect
type Reads = Pick<ReadDatabase, 'select'>

/** One answer for a webhook that is not there and one of somebody else. */
export const webhookNotFound = () =>
  new ApiError('WEBHOOK_NOT_FOUND', 'the account has no such webhook')

const secondsOrNull = (moment: Date | null) => (moment === null ? null : unixSeconds(moment))

async function readCounts(database: Reads, ids: readonly string[]) {
  const rows = await database
    .select({ id: webhookDelivery.webhookId, state: webhookDelivery.state, n: count() })
    .from(webhookDelivery)
    .where(inArray(webhookDelivery.webhookId, [...ids]))
    .groupBy(webhookDelivery.webhookId, webhookDelivery.state)
  const numberOf = (id: string, state: DeliveryState) =>
    rows.find((row) => row.id === id && row.state === state)?.n ?? 0
  return (id: string) => ({
    waiting: numberOf(id, 'waiting'),
    delivered: numberOf(id, 'delivered'),
    givenUp: numberOf(id, 'given-up'),
  })
}

/** Webhooks as the API shows them, without their secrets. @param now milliseconds since 1970 */
export async function showWebhooks(database: Reads, rows: readonly WebhookRow[], now: number) {
  const ids = rows.map(({ id }) => id)
  const countsOf = ids.length === 0 ? undefined : await readCounts(database, ids)
  return rows.map((row) => ({
    id: row.id,
    url: row.url,
    label: row.label,
    chainIds: row.chainIds,
    kinds: row.kinds as ActKind[],
    addresses: row.addresses.map((one) => showAddress(one as Address)),
    state: row.state as WebhookState,
    pausedBy: row.pausedBy as WebhookPause | null,
    failingSince: secondsOrNull(row.failingSince),
    bothSecretsUntil:
      row.previousUntil && row.previousUntil.getTime() > now
        ? unixSeconds(row.previousUntil)
        : null,
    createdAt: unixSeconds(row.createdAt),
    counts: countsOf?.(row.id) ?? { waiting: 0, delivered: 0, givenUp: 0 },
  }))
}

/** All webhooks of an account, the oldest first. */
export async function readOwnWebhooks(database: Reads, accountId: string, now: number) {
  const rows = await database
    .select()
    .from(webhook)
    .where(eq(webhook.accountId, accountId))
    .orderBy(asc(webhook.createdAt), asc(webhook.id))
  return { items: await showWebhooks(database, rows, now) }
}

/** @throws ApiError `WEBHOOK_NOT_FOUND` */
export async function demandWebhook(database: Reads, accountId: string, id: string) {
  const [found] = await database
    .select()
    .from(webhook)
    .where(and(eq(webhook.id, id), eq(webhook.accountId, accountId)))
  if (!found) throw webhookNotFound()
  return found
}

/** What was sent to an own webhook lately, the newest first. @throws ApiError `WEBHOOK_NOT_FOUND` */
export async function readDeliveries(database: Reads, accountId: string, id: string) {
  await demandWebhook(database, accountId, id)
  const rows = await database
    .select()
    .from(webhookDelivery)
    .where(eq(webhookDelivery.webhookId, id))
    .orderBy(desc(webhookDelivery.createdAt), desc(webhookDelivery.id))
    .limit(SHOWN_DELIVERIES)
  return {
    items: rows.map((row) => ({
      eventId: row.eventId,
      type: row.type,
      state: row.state as DeliveryState,
      attempts: row.attempts,
      createdAt: unixSeconds(row.createdAt),
      attemptedAt: secondsOrNull(row.attemptedAt),
      nextAttemptAt: row.state === 'waiting' ? unixSeconds(row.nextAttemptAt) : null,
      status: row.lastStatus,
      failure: row.failure as DeliveryFailure | null,
      excerpt: row.excerpt,
    })),
  }
}
