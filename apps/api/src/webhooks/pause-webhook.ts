import { account } from '@slipway/database/accounts/app'
import { webhook, webhookDelivery } from '@slipway/database/webhooks/app'
import type { Locale } from '@slipway/messages'
import { m } from '@slipway/messages/features/webhookmail'
import { type WebhookPause, webhookLimits } from '@slipway/sdk/webhooks/webhook-rules'
import { and, eq, sql } from 'drizzle-orm'
import type { ReadDatabase } from '../database/read-database.ts'
import { queueMessage, type Writer } from '../outbox/outbox.ts'

/** What telling an owner takes. */
export interface PauseParts {
  readonly database: ReadDatabase
  /** without a slash at the end */
  readonly siteUrl: string
  /** milliseconds since 1970 */
  readonly now: () => number
}

/** The mail is of use for so long. */
const MAIL_SECONDS = 30 * 86_400

type Reason = Exclude<WebhookPause, 'owner'>

const reasons: Readonly<Record<Reason, (locale: Locale) => string>> = {
  failing: (locale) => m.webhookmail_paused_failing({}, { locale }),
  gone: (locale) => m.webhookmail_paused_gone({}, { locale }),
  backlog: (locale) => m.webhookmail_paused_backlog({}, { locale }),
}

/** Pauses a webhook in its owner's place, and mails why. One that is paused already stays as it is. */
export async function pauseWebhook(
  parts: PauseParts,
  writer: Writer,
  id: string,
  reason: Reason,
): Promise<void> {
  const [paused] = await writer
    .update(webhook)
    .set({ state: 'paused', pausedBy: reason })
    .where(and(eq(webhook.id, id), eq(webhook.state, 'active')))
    .returning()
  if (!paused) return
  const [owner] = await writer
    .select({ email: account.email })
    .from(account)
    .where(eq(account.id, paused.accountId))
  if (!owner?.email) return
  const locale = paused.language as Locale
  const { label, url } = paused
  const link = `${parts.siteUrl}/account/webhooks`
  await queueMessage(writer, {
    channel: 'mail',
    recipient: owner.email,
    subject: m.webhookmail_paused_subject({ label }, { locale }),
    body: m.webhookmail_paused_body(
      { label, url, reason: reasons[reason](locale), link },
      { locale },
    ),
    expiresAt: new Date(parts.now() + MAIL_SECONDS * 1_000),
  })
}

/** Pauses webhooks for which more waits than is kept, before still more is written for them. */
export async function pauseFullWebhooks(parts: PauseParts, writer: Writer): Promise<void> {
  const waiting = sql`(SELECT count(*) FROM ${webhookDelivery} WHERE ${webhookDelivery.webhookId} = ${webhook.id}
    AND ${webhookDelivery.state} = 'waiting')`
  const full = await writer
    .select({ id: webhook.id })
    .from(webhook)
    .where(and(eq(webhook.state, 'active'), sql`${waiting} >= ${webhookLimits.waiting}`))
  for (const { id } of full) await pauseWebhook(parts, writer, id, 'backlog')
}
