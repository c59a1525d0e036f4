import { webhook, webhookDelivery } from '@slipway/database/webhooks/app'
import { webhookLimits } from '@slipway/sdk/webhooks/webhook-rules'
import { lte, sql } from 'drizzle-orm'
import type { ReadDatabase } from '../database/read-database.ts'

/** Deletes deliveries that are older than is shown, whatever became of them, and secrets that sign no longer. */
export async function forgetDeliveries(database: ReadDatabase): Promise<void> {
  await database
    .delete(webhookDelivery)
    .where(
      lte(webhookDelivery.createdAt, sql`now() - make_interval(days => ${webhookLimits.keptDays})`),
    )
  await database
    .update(webhook)
    .set({ previousSecret: null, previousUntil: null })
    .where(lte(webhook.previousUntil, sql`now()`))
}
