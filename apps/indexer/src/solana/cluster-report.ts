import type pg from 'pg'
import type { ChainReport } from '../watchdog/watch-chain.ts'

/** What the indexer reports of one cluster; blocks are slots. */
export type ClusterReport = ChainReport

/** How far a cluster was read before anything was heard of it. */
export const unseenCluster = (chainId: number): ClusterReport => ({
  ...{ chainId, indexedBlock: null, indexedAt: null, headBlock: null, headAt: null },
  ...{ nodesBehind: [], lagSeconds: 0, logDifferences: 0, problem: 'INDEX_STARTING' },
})

/** Puts it where the API reads the state of networks. */
export async function storeClusterReport(pool: pg.Pool, report: ClusterReport): Promise<void> {
  const { chainId, indexedBlock, indexedAt, headBlock, headAt, lagSeconds, problem } = report
  await pool.query(
    `INSERT INTO app.chain_status (chain_id, indexed_block, indexed_at, head_block, head_at, lag_seconds, problem, checked_at)
     VALUES ($1, $2, $3, $4, $5, $6, $7, now())
     ON CONFLICT (chain_id) DO UPDATE SET indexed_block = $2, indexed_at = $3, head_block = $4, head_at = $5, lag_seconds = $6, problem = $7, checked_at = now()`,
    [chainId, indexedBlock, indexedAt, headBlock, headAt, lagSeconds, problem],
  )
}
