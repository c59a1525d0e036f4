import { botAlert, botChat, botWatch } from '@slipway/database/bot/app'
import { and, asc, eq, inArray, lte } from 'drizzle-orm'
import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import { compareFindings } from './compare-findings.ts'
import type { AlertBody } from './describe-alert.ts'
import type { Finding } from './finding.ts'
import type { Subject, Watch } from './subject.ts'

/** Watches of one chat at most. */
export const MOST_WATCHES = 20

/** What is watched in a chat, in the order in which it was asked for. */
export function listWatches(database: NodePgDatabase, chatId: number): Promise<Watch[]> {
  return database
    .select()
    .from(botWatch)
    .where(eq(botWatch.chatId, chatId))
    .orderBy(asc(botWatch.createdAt))
}

/** A watch that begins. */
export interface NewWatch extends Subject {
  readonly chatId: number
  /** What is so already, and is kept quiet about. */
  readonly findings: readonly Finding[]
  readonly nextLookAt: Date
}

/**
 * Begins a watch.
 * @returns `full` where the chat has as many as it may; `gone` where the chat was forgotten meanwhile
 */
export async function addWatch(
  database: NodePgDatabase,
  { findings, ...subject }: NewWatch,
): Promise<'added' | 'already' | 'full' | 'gone'> {
  return await database.transaction(async (writer) => {
    // Two at the same moment wait for each other here: both are counted.
    const [chat] = await writer
      .select()
      .from(botChat)
      .where(eq(botChat.id, subject.chatId))
      .for('update')
    if (!chat) return 'gone'
    const kept = await writer.select().from(botWatch).where(eq(botWatch.chatId, subject.chatId))
    const isSame = (one: Watch) =>
      one.chainId === subject.chainId &&
      one.kind === subject.kind &&
      one.subject === subject.subject
    if (kept.some(isSame)) return 'already'
    if (kept.length >= MOST_WATCHES) return 'full'
    await writer
      .insert(botWatch)
      .values({ ...subject, known: [...compareFindings([], findings).known] })
    return 'added'
  })
}

/** Ends watches of a chat. @returns those that were there */
export async function removeWatches(
  database: NodePgDatabase,
  chatId: number,
  ids: readonly string[],
): Promise<Watch[]> {
  if (ids.length === 0) return []
  return await database
    .delete(botWatch)
    .where(and(eq(botWatch.chatId, chatId), inArray(botWatch.id, [...ids])))
    .returning()
}

/** Which watches of a network are due, and until when they are left to whoever claims them. */
export interface Claim {
  readonly chainId: number
  readonly now: Date
  readonly until: Date
  readonly most: number
}

/** Takes watches that are due, the longest waiting first, then the oldest: another process takes others. */
export async function claimWatches(
  database: NodePgDatabase,
  { chainId, now, until, most }: Claim,
): Promise<Watch[]> {
  return await database.transaction(async (writer) => {
    const due = await writer
      .select()
      .from(botWatch)
      .where(and(eq(botWatch.chainId, chainId), lte(botWatch.nextLookAt, now)))
      .orderBy(asc(botWatch.nextLookAt), asc(botWatch.createdAt))
      .limit(most)
      .for('update', { skipLocked: true })
    if (due.length === 0) return []
    const ids = due.map(({ id }) => id)
    await writer.update(botWatch).set({ nextLookAt: until }).where(inArray(botWatch.id, ids))
    return due.map((watch) => ({ ...watch, nextLookAt: until }))
  })
}

/** Keeps what a look found and queues what is new, all or nothing. A look that came too late changes nothing. */
export async function keepLook(
  database: NodePgDatabase,
  { id, nextLookAt }: Watch,
  findings: readonly Finding[],
  now: Date,
): Promise<void> {
  await database.transaction(async (writer) => {
    const [watch] = await writer
      .select()
      .from(botWatch)
      .where(and(eq(botWatch.id, id), eq(botWatch.nextLookAt, nextLookAt)))
      .for('update')
    if (!watch) return
    const { news, known } = compareFindings(watch.known, findings)
    const { chatId, chainId, label } = watch
    const alerts = news.map(({ key, name, args, path, episode }, rank) => {
      const body: AlertBody = { name, args, label, chainId, path: path ?? watch.path }
      const parts = [chainId, key, ...(episode === undefined ? [] : [episode])]
      return { chatId, key: parts.join(':'), body, rank, createdAt: now, nextAttemptAt: now }
    })
    if (alerts.length > 0) await writer.insert(botAlert).values(alerts).onConflictDoNothing()
    await writer
      .update(botWatch)
      .set({ known: [...known] })
      .where(eq(botWatch.id, id))
  })
}
