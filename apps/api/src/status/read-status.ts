import { chainAudit, chainStatus, logDifference } from '@slipway/database/release/app'
import { asc, isNull } from 'drizzle-orm'
import type { ReadDatabase } from '../database/read-database.ts'
import { problemOf } from './problem-of.ts'

/** Of each network, and read for all together. */
const SHOWN_DIFFERENCES = 10
const MAX_DIFFERENCES = 1_000

const toSeconds = (date: Date) => Math.floor(date.getTime() / 1000)

/** Health of every network that the watchdog has seen. */
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
    const problem = problemOf(row, now)
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
