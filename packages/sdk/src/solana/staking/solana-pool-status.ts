import type { SolanaPool } from './types.ts'

/**
 * Where a pool is by the clock, as on EVM networks. `coming`: rewards have not begun; `running`; `closed`: rewards run and
 * nothing more is staked; `ended`: rewards are over, be it because they were stopped.
 */
export type SolanaPoolStatus = 'coming' | 'running' | 'closed' | 'ended'

/** @param at unix seconds of the cluster */
export function solanaPoolStatus(
  { startAt, endAt, deadlineAt }: Pick<SolanaPool, 'startAt' | 'endAt' | 'deadlineAt'>,
  at: number,
): SolanaPoolStatus {
  if (at >= endAt) return 'ended'
  if (at >= deadlineAt) return 'closed'
  return at < startAt ? 'coming' : 'running'
}
