import { token } from '@slipway/database/token/indexed'
import { tokenVerification } from '@slipway/database/verification/app'
import { and, asc, eq, gte, max, notExists, sql } from 'drizzle-orm'
import type { ReadDatabase } from '../database/read-database.ts'
import type { ServicesOf } from './verification-services.ts'

const BATCH = 500
/** Blocks that took others' places may bring a token that is older than the newest known one. */
const OVERLAP_SECONDS = 3_600
/** Whatever came otherwise, such as tokens of an index that was made anew, is found by then. */
const WHOLE_EVERY_MS = 3_600_000

/** Up to where the tokens of one network are queued at one service. */
interface Mark {
  /** Unix seconds; whether those before have their jobs is known. */
  readonly createdAt: number
  /** Unix milliseconds from which all are looked at again. */
  readonly wholeAt: number
}

interface QueueOptions {
  readonly database: ReadDatabase
  readonly servicesOf: ServicesOf
  readonly chainIds: readonly number[]
  /** Unix milliseconds. */
  readonly now?: () => number
}

/**
 * A function that gives every token that was indexed since its last turn its job at every service of its network; a token
 * has one only once. Tokens before are looked at in its first turn, and once an hour.
 */
export function makeTokenQueue(options: QueueOptions): () => Promise<void> {
  const { database, servicesOf, chainIds, now = Date.now } = options
  const marks = new Map<string, Mark>()

  async function queueFor(chainId: number, service: string): Promise<void> {
    const key = `${chainId}-${service}`
    const mark = marks.get(key)
    const known = mark && now() < mark.wholeAt ? mark : undefined
    // Before the tokens are read: one that comes meanwhile is newer.
    const [newest] = await database
      .select({ createdAt: max(token.createdAt) })
      .from(token)
      .where(eq(token.chainId, chainId))
    const isQueued = database
      .select({ one: sql`1` })
      .from(tokenVerification)
      .where(and(eq(tokenVerification.tokenId, token.id), eq(tokenVerification.service, service)))
    const missing = await database
      .select({ tokenId: token.id, chainId: token.chainId, address: token.address })
      .from(token)
      .where(
        and(
          eq(token.chainId, chainId),
          known && gte(token.createdAt, known.createdAt - OVERLAP_SECONDS),
          notExists(isQueued),
        ),
      )
      .orderBy(asc(token.createdAt))
      .limit(BATCH)
    if (missing.length > 0) {
      const rows = missing.map((row) => ({ ...row, id: `${row.tokenId}-${service}`, service }))
      await database.insert(tokenVerification).values(rows).onConflictDoNothing()
    }
    // The rest of a full batch has its turn next.
    if (missing.length === BATCH) return
    marks.set(key, {
      createdAt: newest?.createdAt ?? 0,
      wholeAt: known?.wholeAt ?? now() + WHOLE_EVERY_MS,
    })
  }

  return async () => {
    for (const chainId of chainIds) {
      for (const { name } of servicesOf(chainId)) await queueFor(chainId, name)
    }
  }
}
