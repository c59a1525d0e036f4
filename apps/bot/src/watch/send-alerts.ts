import { botAlert, botChat, botWatch } from '@slipway/database/bot/app'
import { baseLocale, isLocale } from '@slipway/messages'
import { and, asc, eq, lt, lte } from 'drizzle-orm'
import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import type { BotParts } from '../bot-parts.ts'
import { describeFailure } from '../telegram/describe-failure.ts'
import { type AlertBody, describeAlert } from './describe-alert.ts'
import { judgeFailure } from './judge-failure.ts'

/** Messages of one turn at most. */
const MOST_OF_TURN = 100
/** What could not be sent for so long is news no more. */
const STALE_MS = 86_400_000

type Writer = Parameters<Parameters<NodePgDatabase['transaction']>[0]>[0]
type Alert = typeof botAlert.$inferSelect

async function claimNext(writer: Writer, now: Date): Promise<Alert | undefined> {
  const [next] = await writer
    .select()
    .from(botAlert)
    .where(and(eq(botAlert.state, 'waiting'), lte(botAlert.nextAttemptAt, now)))
    .orderBy(asc(botAlert.nextAttemptAt), asc(botAlert.createdAt), asc(botAlert.rank))
    .limit(1)
    .for('update', { skipLocked: true })
  return next
}

async function endChat(writer: Writer, chatId: number): Promise<void> {
  await writer.delete(botWatch).where(eq(botWatch.chatId, chatId))
  await writer
    .update(botAlert)
    .set({ state: 'dropped' })
    .where(and(eq(botAlert.chatId, chatId), eq(botAlert.state, 'waiting')))
}

/** @returns whether the turn goes on */
async function takeFailure(
  parts: BotParts,
  writer: Writer,
  alert: Alert,
  error: unknown,
): Promise<boolean> {
  const judgement = judgeFailure(error, alert.attempts)
  parts.logger.warn({ ...describeFailure(error), judgement }, 'an alert was not sent')
  if (judgement.kind === 'unwanted') {
    await endChat(writer, alert.chatId)
    return true
  }
  const now = parts.now()
  const nextAttemptAt = new Date(now + judgement.pauseMs)
  if (judgement.kind === 'pause') {
    await writer
      .update(botAlert)
      .set({ nextAttemptAt })
      .where(and(eq(botAlert.state, 'waiting'), lt(botAlert.nextAttemptAt, nextAttemptAt)))
    return false
  }
  const isStale = now - alert.createdAt.getTime() > STALE_MS
  const change = { attempts: alert.attempts + 1, nextAttemptAt }
  await writer
    .update(botAlert)
    .set(isStale ? { ...change, state: 'dropped' } : change)
    .where(eq(botAlert.id, alert.id))
  return !judgement.isAway
}

/**
 * Sends the next alert that is due, and keeps that it is sent. Its row is locked meanwhile, so that no other process
 * sends it; a process that ends between the two sends it again.
 * @returns whether there may be another one
 */
async function sendNext(parts: BotParts): Promise<boolean> {
  return await parts.database.transaction(async (writer) => {
    const alert = await claimNext(writer, new Date(parts.now()))
    if (!alert) return false
    const [chat] = await writer.select().from(botChat).where(eq(botChat.id, alert.chatId))
    const locale = isLocale(chat?.locale) ? chat.locale : baseLocale
    const reply = describeAlert(parts, alert.body as AlertBody, { locale })
    try {
      await parts.deliver(alert.chatId, reply)
    } catch (error) {
      return await takeFailure(parts, writer, alert, error)
    }
    await writer.update(botAlert).set({ state: 'sent' }).where(eq(botAlert.id, alert.id))
    return true
  })
}

/** One turn over the alerts that are due, the oldest first. Any number of processes may do it. */
export async function sendAlerts(parts: BotParts): Promise<void> {
  for (let sent = 0; sent < MOST_OF_TURN; sent++) if (!(await sendNext(parts))) return
}
