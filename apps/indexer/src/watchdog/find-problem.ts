import type { GroupState } from '../supervision/run-group.ts'

/** What the watchdog saw of one network at one look. */
export interface ChainSight {
  groupState: GroupState
  /** false when no node answered */
  isReachable: boolean
  /** chain id that the node claims */
  claimedChainId: number | undefined
  chainId: number
  isSameChain: boolean
  indexedBlock: number | undefined
  headBlock: number | undefined
  lagSeconds: number
  /** blocks of which the index holds other logs than the chain */
  logDifferences: number
}

export type ChainProblem =
  | 'DATABASE_FAILING'
  | 'RPC_UNREACHABLE'
  | 'RPC_WRONG_CHAIN'
  | 'RPC_STALE'
  | 'CHAIN_REPLACED'
  | 'LOGS_DIFFER'
  | 'HISTORY_SHORT'
  | 'INDEX_STARTING'
  | 'INDEX_BEHIND'

/** Behind for longer than this is a fault; shorter is a burst. */
const MAX_LAG_SECONDS = 30
/** A node whose head is further below the newest known block shows an old state. */
const STALE_BLOCKS = 5

export const isStale = (headBlock: number, newestBlock: number): boolean =>
  headBlock + STALE_BLOCKS < newestBlock

/** The most telling problem of a network, or null: first what explains the others. */
export function findProblem(sight: ChainSight): ChainProblem | null {
  if (!sight.isReachable) return 'RPC_UNREACHABLE'
  if (sight.claimedChainId !== sight.chainId) return 'RPC_WRONG_CHAIN'
  if (!sight.isSameChain || sight.groupState === 'replaced') return 'CHAIN_REPLACED'
  if (sight.logDifferences > 0) return 'LOGS_DIFFER'
  if (sight.groupState !== 'ready' || sight.indexedBlock === undefined) return 'INDEX_STARTING'
  if (sight.headBlock !== undefined && isStale(sight.headBlock, sight.indexedBlock))
    return 'RPC_STALE'
  return sight.lagSeconds > MAX_LAG_SECONDS ? 'INDEX_BEHIND' : null
}
