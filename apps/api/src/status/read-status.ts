import { chainStatus } from '@slipway/database/release/app'
import { asc } from 'drizzle-orm'
import type { ReadDatabase } from '../database/read-database.ts'
import { CHAIN_PROBLEMS } from './schemas.ts'

/** The watchdog writes every 2 s: a row this old means that nobody watches. */
const WATCH_TIMEOUT_MS = 15_000

type ChainProblem = (typeof CHAIN_PROBLEMS)[number]

const isProblem = (text: string | null): text is ChainProblem =>
  CHAIN_PROBLEMS.some((problem) => problem === text)

const toSeconds = (date: Date) => Math.floor(date.getTime() / 1000)

/** Health of every network that the watchdog has seen. A silent watchdog is itself a problem. */
export async function readStatus(database: ReadDatabase, now: number = Date.now()) {
  const rows = await database.select().from(chainStatus).orderBy(asc(chainStatus.chainId))
  const chains = rows.map((row) => {
    const isWatched = now - row.checkedAt.getTime() < WATCH_TIMEOUT_MS
    const stored = isProblem(row.problem) ? row.problem : null
    const problem = isWatched ? stored : 'INDEXER_DOWN'
    return {
      chainId: row.chainId,
      indexedBlock: row.indexedBlock,
      indexedAt: row.indexedAt,
      headBlock: row.headBlock,
      lagSeconds: row.lagSeconds,
      healthy: problem === null,
      problem,
      checkedAt: toSeconds(row.checkedAt),
    }
  })
  return { healthy: chains.length > 0 && chains.every((chain) => chain.healthy), chains }
}
