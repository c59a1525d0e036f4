import { randomUUID } from 'node:crypto'
import { webhook, webhookDelivery } from '@slipway/database/webhooks/app'
import type { WebhookParams } from '@slipway/sdk/webhooks/webhook-forms'
import { type WebhookState, webhookLimits } from '@slipway/sdk/webhooks/webhook-rules'
import { and, count, eq, sql } from 'drizzle-orm'
import type { AccountParts } from '../accounts/account-parts.ts'
import { ApiError } from '../http/api-error.ts'
import { toTestEvent } from './act-event.ts'
import { isNotInHand } from './deliver-webhooks.ts'
import { demandWebhook, type WebhookRow, webhookNotFound } from './read-webhooks.ts'
import { makeWebhookSecret, sealWebhookSecret } from './webhook-secret.ts'

/** What a webhook listens to and where it is sent. */
export interface WebhookTerms extends WebhookParams {
  readonly chainIds: number[]
  readonly kinds: string[]
}

/** A webhook with the secret that is told this once. */
export interface WithSecret {
  readonly row: WebhookRow
  readonly secret: string
}

/** @throws ApiError `TOO_MANY_WEBHOOKS` */
export async function createWebhook(
  { database, key }: AccountParts,
  accountId: string,
  terms: WebhookTerms,
  language: string,
): Promise<WithSecret> {
  const id = randomUUID()
  const secret = makeWebhookSecret()
  return await database.transaction(async (writer) => {
    // Counted and written by one request of the account at a time.
    await writer.execute(sql`SELECT pg_advisory_xact_lock(hashtextextended(${accountId}, 14))`)
    const [kept] = await writer
      .select({ n: count() })
      .from(webhook)
      .where(eq(webhook.accountId, accountId))
    const [row] =
      (kept?.n ?? 0) >= webhookLimits.perAccount
        ? []
        : await writer
            .insert(webhook)
            .values({
              id,
              accountId,
              ...terms,
              language,
              secret: sealWebhookSecret(key, id, secret),
            })
            .returning()
    if (!row) throw new ApiError('TOO_MANY_WEBHOOKS', 'the account has as many as it may')
    return { row, secret }
  })
}

type Change = Partial<Omit<typeof webhook.$inferInsert, 'id' | 'accountId'>>

async function update(
  { database }: AccountParts,
  accountId: string,
  id: string,
  change: Change,
): Promise<WebhookRow> {
  const [row] = await database
    .update(webhook)
    .set(change)
    .where(and(eq(webhook.id, id), eq(webhook.accountId, accountId)))
    .returning()
  if (!row) throw webhookNotFound()
  return row
}

/** @throws ApiError `WEBHOOK_NOT_FOUND` */
export const changeWebhook = (
  parts: AccountParts,
  accountId: string,
  id: string,
  { url, label, addresses, chainIds, kinds }: WebhookTerms,
) => update(parts, accountId, id, { url, label, addresses, chainIds, kinds })

/** Pauses or resumes; a resumed one begins with a clean record. @throws ApiError `WEBHOOK_NOT_FOUND` */
export const setWebhookState = (
  parts: AccountParts,
  accountId: string,
  id: string,
  state: WebhookState,
) =>
  update(
    parts,
    accountId,
    id,
    state === 'paused'
      ? { state, pausedBy: 'owner' }
      : { state, pausedBy: null, failingSince: null },
  )

/** Makes a new secret; the one before signs as well for a day. @throws ApiError `WEBHOOK_NOT_FOUND` */
export async function rotateSecret(
  parts: AccountParts,
  accountId: string,
  id: string,
): Promise<WithSecret> {
  const { secret: previousSecret } = await demandWebhook(parts.database, accountId, id)
  const secret = makeWebhookSecret()
  const row = await update(parts, accountId, id, {
    secret: sealWebhookSecret(parts.key, id, secret),
    previousSecret,
    previousUntil: new Date(parts.now() + webhookLimits.overlapSeconds * 1_000),
  })
  return { row, secret }
}

/** @throws ApiError `WEBHOOK_NOT_FOUND` */
export async function removeWebhook({ database }: AccountParts, accountId: string, id: string) {
  const gone = await database
    .delete(webhook)
    .where(and(eq(webhook.id, id), eq(webhook.accountId, accountId)))
    .returning({ id: webhook.id })
  if (gone.length === 0) throw webhookNotFound()
}

/** Writes a test, which is sent once. @returns its id @throws ApiError `WEBHOOK_NOT_FOUND`, `TOO_MANY_ATTEMPTS` */
export async function sendTest(parts: AccountParts, accountId: string, id: string) {
  await parts.attempts.near(`webhook test ${accountId}`)
  const { label } = await demandWebhook(parts.database, accountId, id)
  const event = toTestEvent(randomUUID(), label, Math.floor(parts.now() / 1_000))
  await parts.database.insert(webhookDelivery).values({ webhookId: id, ...event })
  return event.eventId
}

/**
 * Sends an event again, at once and with all of its attempts.
 *
 * @throws ApiError `WEBHOOK_NOT_FOUND`, `DELIVERY_NOT_FOUND`, `DELIVERY_IN_HAND`, `TOO_MANY_ATTEMPTS`
 */
export async function redeliver(
  parts: AccountParts,
  accountId: string,
  { id, eventId }: { id: string; eventId: string },
): Promise<void> {
  await parts.attempts.all(`webhook redeliver ${accountId}`)
  await demandWebhook(parts.database, accountId, id)
  const which = and(eq(webhookDelivery.webhookId, id), eq(webhookDelivery.eventId, eventId))
  const again = await parts.database
    .update(webhookDelivery)
    .set({ state: 'waiting', attempts: 0, nextAttemptAt: sql`now()`, claimedUntil: null })
    .where(and(which, isNotInHand))
    .returning({ id: webhookDelivery.id })
  if (again.length > 0) return
  const found = await parts.database
    .select({ id: webhookDelivery.id })
    .from(webhookDelivery)
    .where(which)
  if (found.length === 0) throw new ApiError('DELIVERY_NOT_FOUND', 'no such event was sent there')
  throw new ApiError('DELIVERY_IN_HAND', 'it is being sent at this moment')
}
