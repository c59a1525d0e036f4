import { chainAudit, chainStatus, logDifference } from '@slipway/database/release/app'
import { asc, isNull } from 'drizzle-orm'
import type { ReadDatabase } from '../database/read-database.ts'
import { CHAIN_PROBLEMS } from './schemas.ts'

/** The watchdog writes every 2 s: a row this old means that nobody watches. */
const WATCH_TIMEOUT_MS = 15_000
/** Of each network, and read for all together. */
const SHOWN_DIFFERENCES = 10
const MAX_DIFFERENCES = 1_000

type ChainProblem = (typeof CHAIN_PROBLEMS)[number]

const isProblem = (text: string | null): text is ChainProblem =>
  CHAIN_PROBLEMS.some((problem) => problem === text)

const toSeconds = (date: Date) => Math.floor(date.getTime() / 1000)

/** Health of every network that the watchdog has seen. A silent watchdog is itself a problem. */
export async function readStatus(database: ReadDatabase, now: number = Date.now()) {
  const [rows, audits, differences] = await Promise.all([
    database.select().from(chainStatus).orderBy(asc(chainStatus.chainId)),
    database.select().from(chainAudit),
    database
      .select()
      .from(logDifference)
      .where(isNull(logDifference.repairedAt))
      .orderBy(asc(logDifference.blockNumber))
      .limit(MAX_DIFFERENCES),
  ])
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
      auditedBlock: audits.find(({ chainId }) => chainId === row.chainId)?.auditedBlock ?? null,
      differences: differences
        .filter(({ chainId }) => chainId === row.chainId)
        .slice(0, SHOWN_DIFFERENCES)
        .map(({ blockNumber, missing, surplus, foundAt }) => ({
          blockNumber,
          missing,
          surplus,
          foundAt: toSeconds(foundAt),
        })),
      healthy: problem === null,
      problem,
      checkedAt: toSeconds(row.checkedAt),
    }
  })
  return { healthy: chains.length > 0 && chains.every((chain) => chain.healthy), chains }
}
