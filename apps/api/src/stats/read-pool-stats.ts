import type { PoolTemplateRow } from '@slipway/database/staking/indexed'
import type { PlatformChainRow } from '@slipway/database/stats/indexed'
import type { StatsQueries } from './stats-queries.ts'

/** Who stakes where now, and what the factories of pools ask. */
export interface PoolStats {
  /** different addresses over all networks */
  stakers: number
  stakersOf: ReadonlyMap<number, number>
  templates: readonly PoolTemplateRow[]
}

/** Reads what is not in the statistics' own rows. */
export async function readPoolStats(queries: StatsQueries): Promise<PoolStats> {
  const [counted, everywhere, templates] = await Promise.all([
    queries.stakersOf.execute(),
    queries.stakers.execute(),
    queries.poolTemplates.execute(),
  ])
  return {
    stakers: Number(everywhere[0]?.total ?? 0),
    stakersOf: new Map(counted.map(({ chainId, stakers }) => [chainId, Number(stakers)])),
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
