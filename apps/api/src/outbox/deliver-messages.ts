import { outboxMessage } from '@slipway/database/outbox/app'
import { and, asc, eq, gt, inArray, lte, ne, sql } from 'drizzle-orm'
import type { ReadDatabase } from '../database/read-database.ts'
import { backOffSeconds } from '../work/back-off.ts'
import type { WorkState } from '../work/start-worker.ts'
import { DeliveryRefused, type MessageCarrier } from './message-carrier.ts'

const MAX_ATTEMPTS = 8
/** Nobody else takes a message for this long: a carrier gives up well before. */
const CLAIM_SECONDS = 120
const BATCH = 10

type Message = typeof outboxMessage.$inferSelect

/** Takes messages that are due, each in one process only. */
async function claimMessages(database: ReadDatabase, channels: string[]): Promise<Message[]> {
  const due = database
    .select({ id: outboxMessage.id })
    .from(outboxMessage)
    .where(
      and(
        eq(outboxMessage.status, 'queued'),
        inArray(outboxMessage.channel, channels),
        lte(outboxMessage.nextAttemptAt, sql`now()`),
        gt(outboxMessage.expiresAt, sql`now()`),
      ),
    )
    .orderBy(asc(outboxMessage.nextAttemptAt))
    .limit(BATCH)
    .for('update', { skipLocked: true })
  return database
    .update(outboxMessage)
    .set({ nextAttemptAt: sql`now() + make_interval(secs => ${CLAIM_SECONDS})` })
    .where(sql`${outboxMessage.id} IN (${due})`)
    .returning()
}

async function settle(database: ReadDatabase, message: Message, failure: unknown): Promise<void> {
  const attempts = message.attempts + 1
  const isOver = failure instanceof DeliveryRefused || attempts >= MAX_ATTEMPTS
  const change =
    failure === undefined
      ? { status: 'delivered', body: '', detail: null }
      : {
          status: isOver ? 'failed' : 'queued',
          detail: String(failure).slice(0, 300),
          nextAttemptAt: sql`now() + make_interval(secs => ${backOffSeconds(attempts)})`,
        }
  await database
    .update(outboxMessage)
    .set({ ...change, attempts, updatedAt: sql`now()` })
    .where(eq(outboxMessage.id, message.id))
}

/** Delivers what is due through the carriers that there are; each message by one process. */
export async function deliverMessages(
  database: ReadDatabase,
  carriers: readonly MessageCarrier[],
): Promise<WorkState> {
  const byChannel = new Map(carriers.map((carrier) => [carrier.channel as string, carrier]))
  for (const message of await claimMessages(database, [...byChannel.keys()])) {
    const failure = await byChannel
      .get(message.channel)
      ?.deliver(message)
      .catch((error: unknown) => error ?? new Error('unknown'))
    await settle(database, message, failure)
  }
  return 'waiting'
}

/** Takes the secrets out of messages that nobody needs any more. */
export async function emptyExpiredMessages(database: ReadDatabase): Promise<void> {
  await database
    .update(outboxMessage)
    .set({ body: '', status: sql`CASE WHEN status = 'queued' THEN 'failed' ELSE status END` })
    .where(and(lte(outboxMessage.expiresAt, sql`now()`), ne(outboxMessage.body, '')))
}
