import type { ChainHealth } from '@slipway/api-client'
import { m } from '@slipway/messages'

export const problemTexts: Readonly<Record<NonNullable<ChainHealth['problem']>, () => string>> = {
  RPC_UNREACHABLE: m.dashboard_problem_rpc_unreachable,
  RPC_WRONG_CHAIN: m.dashboard_problem_rpc_wrong_chain,
  RPC_STALE: m.dashboard_problem_rpc_stale,
  INDEX_STARTING: m.dashboard_problem_index_starting,
  INDEX_BEHIND: m.dashboard_problem_index_behind,
  CHAIN_REPLACED: m.dashboard_problem_chain_replaced,
  LOGS_DIFFER: m.dashboard_problem_logs_differ,
  INDEXER_DOWN: m.dashboard_problem_indexer_down,
}

/** Blocks that the index is behind; undefined while either side is not known. */
export function blocksBehind({ headBlock, indexedBlock }: ChainHealth): number | undefined {
  if (headBlock === null || indexedBlock === null) return undefined
  return Math.max(0, headBlock - indexedBlock)
}
