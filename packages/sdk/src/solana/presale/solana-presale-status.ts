import { reachesSoftCap } from './presale-math.ts'
import { solanaPresaleLimits } from './solana-presale-limits.ts'
import type { SolanaCancelReason, SolanaPresale } from './types.ts'

/** What a presale is called (S-51), as on EVM networks. `waiting`: over, and waiting to be finished. */
export type SolanaPresaleLabel = 'coming' | 'running' | 'waiting' | 'finished' | 'canceled'

/**
 * A presale's label by its account and the clock: one that missed its soft cap, or that nobody finished within seven days, is
 * canceled before anybody has said so on chain.
 * @param at unix seconds of the cluster
 * @returns the label; the reason is `none` unless that is `canceled`
 */
export function solanaPresaleStatus(
  presale: SolanaPresale,
  at: number,
): { readonly label: SolanaPresaleLabel; readonly reason: SolanaCancelReason } {
  const { status, startAt, endAt } = presale
  if (status === 'finished') return { label: 'finished', reason: 'none' }
  if (status === 'canceled') return { label: 'canceled', reason: presale.reason }
  if (at < startAt) return { label: 'coming', reason: 'none' }
  if (at < endAt) return { label: 'running', reason: 'none' }
  if (!reachesSoftCap(presale)) return { label: 'canceled', reason: 'softCapMissed' }
  return at < endAt + solanaPresaleLimits.lapseSeconds
    ? { label: 'waiting', reason: 'none' }
    : { label: 'canceled', reason: 'lapsed' }
}

/** Lamports that a canceled presale still has for those who come: contributions, and what leaving cost others. */
export const calculateLeft = ({ total, exitFees }: Pick<SolanaPresale, 'total' | 'exitFees'>) =>
  total + exitFees
