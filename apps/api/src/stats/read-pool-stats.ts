import { type PoolTemplateRow, poolTemplate } from '@slipway/database/staking/indexed'
import type { PlatformChainRow } from '@slipway/database/stats/indexed'
import { asc, sql } from 'drizzle-orm'
import type { RawRow } from '../database/decode-row.ts'
import type { ReadDatabase } from '../database/read-database.ts'

/** Who stakes where now, and what the factories of pools ask. */
export interface PoolStats {
  /** different addresses over all networks */
  stakers: number
  stakersOf: ReadonlyMap<number, number>
  templates: readonly PoolTemplateRow[]
}

/** Reads what is not in the statistics' own rows. */
export async function readPoolStats(database: ReadDatabase): Promise<PoolStats> {
  const [counted, everywhere, templates] = await Promise.all([
    database.execute(
      sql`SELECT chain_id, count(*) AS stakers FROM "index".pool_staker WHERE pools > 0 GROUP BY chain_id`,
    ),
    database.execute(
      sql`SELECT count(DISTINCT account) AS stakers FROM "index".pool_staker WHERE pools > 0`,
    ),
    database
      .select()
      .from(poolTemplate)
      .orderBy(asc(poolTemplate.factory), asc(poolTemplate.templateId)),
  ])
  const rows = counted.rows as RawRow[]
  return {
    stakers: Number((everywhere.rows as RawRow[])[0]?.stakers ?? 0),
    stakersOf: new Map(rows.map((row) => [Number(row.chain_id), Number(row.stakers)])),
    templates,
  }
}

/** What pools did on one network. */
export function showPoolStats(row: PlatformChainRow, { stakersOf, templates }: PoolStats) {
  const ofChain = templates.filter(({ chainId }) => chainId === row.chainId)
  const newest = ofChain.at(-1)?.factory
  return {
    pools: row.poolsCreated,
    stakers: stakersOf.get(row.chainId) ?? 0,
    stakes: row.stakes,
    poolFeesWei: String(row.poolFeesWei),
    poolTemplates: ofChain
      .filter(({ factory }) => factory === newest)
      .map(({ templateId, feeWei, enabled }) => ({ templateId, feeWei: String(feeWei), enabled })),
  }
}
