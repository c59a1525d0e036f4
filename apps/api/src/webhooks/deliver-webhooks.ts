import { webhook, webhookDelivery } from '@slipway/database/webhooks/app'
import type { DeliveryFailure } from '@slipway/sdk/webhooks/webhook-rules'
import { eq, sql } from 'drizzle-orm'
import type { RawRow } from '../database/decode-row.ts'
import type { Metrics } from '../http/metrics.ts'
import type { WorkState } from '../work/start-worker.ts'
import { AttemptFailed } from './find-target.ts'
import type { PauseParts } from './pause-webhook.ts'
import { type ReceiverAnswer, sendWebhook, type WebhookRoad } from './send-webhook.ts'
import { type Attempt, settleDelivery } from './settle-delivery.ts'
import { signWebhook } from './sign-webhook.ts'
import { openWebhookSecret } from './webhook-secret.ts'

/** Nobody else takes a delivery for so long: an attempt ends well before. */
const CLAIM_SECONDS = 60
const BATCH = 20
/** Of one turn: a receiver that is slow takes the place of few others. */
const BATCH_OF_WEBHOOK = 4

/** What delivering takes. */
export interface DeliveryParts extends PauseParts {
  /** 32 bytes that seal the secrets */
  readonly key: Uint8Array
  readonly metrics: Metrics
  readonly road: WebhookRoad
}

type Claimed = Attempt & {
  readonly webhook: typeof webhook.$inferSelect
  readonly body: string
}

/** Takes deliveries that are due, each in one process only. A test is sent while its webhook is paused, too. */
async function claimDeliveries({ database }: DeliveryParts): Promise<Claimed[]> {
  const { rows } = await database.execute(sql`
    UPDATE app.webhook_delivery SET claimed_until = now() + make_interval(secs => ${CLAIM_SECONDS})
    WHERE id IN (
      SELECT due.id FROM (SELECT id, state FROM app.webhook ORDER BY random()) w, LATERAL (
        SELECT d.id FROM app.webhook_delivery d WHERE d.webhook_id = w.id AND d.state = 'waiting'
          AND d.next_attempt_at <= now() AND (d.claimed_until IS NULL OR d.claimed_until <= now())
          AND (w.state = 'active' OR d.type = 'webhook.test')
        ORDER BY d.next_attempt_at LIMIT ${BATCH_OF_WEBHOOK} FOR UPDATE SKIP LOCKED
      ) due LIMIT ${BATCH})
    RETURNING id, webhook_id, event_id, type, body, attempts`)
  const claimed: Claimed[] = []
  for (const raw of rows as RawRow[]) {
    const webhookId = String(raw.webhook_id)
    const [found] = await database.select().from(webhook).where(eq(webhook.id, webhookId))
    if (!found) continue
    const { id, event_id, type, body } = raw as Record<'id' | 'event_id' | 'type' | 'body', string>
    const attempts = Number(raw.attempts)
    claimed.push({ id, webhookId, eventId: event_id, type, body, attempts, webhook: found })
  }
  return claimed
}

/** The secrets that are valid now, the newest first. @throws {AttemptFailed} `secret` */
function secretsOf({ key, now }: DeliveryParts, { webhook: of }: Claimed) {
  const isBeforeValid = of.previousUntil !== null && of.previousUntil.getTime() > now()
  const sealed = [of.secret, ...(isBeforeValid && of.previousSecret ? [of.previousSecret] : [])]
  try {
    return sealed.map((one) => openWebhookSecret(key, of.id, one))
  } catch (cause) {
    throw new AttemptFailed('secret', { cause })
  }
}

/** @throws {AttemptFailed} */
async function attempt(parts: DeliveryParts, claimed: Claimed): Promise<ReceiverAnswer> {
  const { eventId, body } = claimed
  const timestamp = Math.floor(parts.now() / 1_000)
  const secrets = secretsOf(parts, claimed)
  const headers = signWebhook({ eventId, timestamp, body, secrets })
  return await sendWebhook({ url: claimed.webhook.url, headers, body }, parts.road)
}

const failureOf = ({ status }: ReceiverAnswer): DeliveryFailure | undefined => {
  if (status >= 200 && status < 300) return undefined
  return status >= 300 && status < 400 ? 'redirect' : 'status'
}

async function deliver(parts: DeliveryParts, claimed: Claimed): Promise<void> {
  const timed = parts.metrics.webhookSeconds.startTimer()
  const outcome = await attempt(parts, claimed).then(
    (answer) => ({ answer, failure: failureOf(answer) }),
    (error: unknown) => {
      if (error instanceof AttemptFailed) return { answer: undefined, failure: error.failure }
      throw error
    },
  )
  timed()
  const state = await settleDelivery(parts, claimed, outcome)
  parts.metrics.webhookDeliveries.inc({ outcome: state })
}

/** Delivers what is due, each event by one process; receivers do not wait for each other within a turn. */
export async function deliverWebhooks(parts: DeliveryParts): Promise<WorkState> {
  const claimed = await claimDeliveries(parts)
  const settled = await Promise.allSettled(claimed.map((one) => deliver(parts, one)))
  const failed = settled.flatMap((one) => (one.status === 'rejected' ? [one.reason] : []))
  if (failed.length > 0) throw new AggregateError(failed, 'not every delivery was settled')
  return 'waiting'
}

/** Takes a delivery for its next attempt at once. Not while a process has it in hand. */
export const isNotInHand = sql`(${webhookDelivery.claimedUntil} IS NULL OR ${webhookDelivery.claimedUntil} <= now())`
