import { webhook, webhookDelivery } from '@slipway/database/webhooks/app'
import type { DeliveryFailure } from '@slipway/sdk/webhooks/webhook-rules'
import { and, eq, sql } from 'drizzle-orm'
import type { Writer } from '../outbox/outbox.ts'
import { type PauseParts, pauseWebhook } from './pause-webhook.ts'
import { retrySeconds } from './retry-delays.ts'
import type { ReceiverAnswer } from './send-webhook.ts'

/** Nothing arrived for so long when an event is given up: its webhook is paused. */
const FAILING_SECONDS = 86_400
const GONE = 410

/** A delivery that one process has in hand. */
export interface Attempt {
  readonly id: string
  readonly webhookId: string
  readonly eventId: string
  readonly type: string
  /** before this one */
  readonly attempts: number
}

interface Outcome {
  readonly answer: ReceiverAnswer | undefined
  /** undefined: delivered */
  readonly failure: DeliveryFailure | undefined
}

/** What an attempt led to. */
export type Settled = 'delivered' | 'retried' | 'given_up'

function stateAfter(attempt: Attempt, { answer, failure }: Outcome) {
  if (failure === undefined) return { settled: 'delivered', state: 'delivered' } as const
  const seconds = retrySeconds(attempt.attempts + 1)
  // A test says at once how it went.
  const isOver = seconds === undefined || answer?.status === GONE || attempt.type === 'webhook.test'
  if (isOver) return { settled: 'given_up', state: 'given-up' } as const
  const nextAttemptAt = sql`now() + make_interval(secs => ${seconds})`
  return { settled: 'retried', state: 'waiting', nextAttemptAt } as const
}

/** Notes how a webhook does, and pauses one that is gone or has failed for long. */
async function noteHealth(
  parts: PauseParts,
  writer: Writer,
  attempt: Attempt,
  outcome: Outcome,
): Promise<void> {
  const failed = outcome.failure !== undefined
  const failingSince = failed ? sql`coalesce(${webhook.failingSince}, now())` : null
  await writer.update(webhook).set({ failingSince }).where(eq(webhook.id, attempt.webhookId))
  if (!failed) return
  if (outcome.answer?.status === GONE) {
    await pauseWebhook(parts, writer, attempt.webhookId, 'gone')
    return
  }
  if (stateAfter(attempt, outcome).settled !== 'given_up') return
  const [long] = await writer
    .select({ id: webhook.id })
    .from(webhook)
    .where(
      and(
        eq(webhook.id, attempt.webhookId),
        sql`${webhook.failingSince} <= now() - make_interval(secs => ${FAILING_SECONDS})`,
      ),
    )
  if (long) await pauseWebhook(parts, writer, long.id, 'failing')
}

/** Stores what an attempt led to; its owner is told where the webhook is paused for it. */
export async function settleDelivery(
  parts: PauseParts,
  attempt: Attempt,
  outcome: Outcome,
): Promise<Settled> {
  const { settled, ...change } = stateAfter(attempt, outcome)
  await parts.database.transaction(async (writer) => {
    await writer
      .update(webhookDelivery)
      .set({
        ...change,
        attempts: attempt.attempts + 1,
        claimedUntil: null,
        attemptedAt: sql`now()`,
        lastStatus: outcome.answer?.status ?? null,
        failure: outcome.failure ?? null,
        excerpt: outcome.answer?.excerpt ?? '',
      })
      .where(
        and(eq(webhookDelivery.id, attempt.id), eq(webhookDelivery.attempts, attempt.attempts)),
      )
    if (attempt.type !== 'webhook.test') await noteHealth(parts, writer, attempt, outcome)
  })
  return settled
}
