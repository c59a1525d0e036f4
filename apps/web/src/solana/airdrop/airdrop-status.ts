import type { SolanaAirdrop } from '@slipway/sdk/solana/airdrop/types'
import type { AirdropStatus } from './types.ts'

/**
 * Whether an airdrop pays, by the program's own rules.
 * @param now unix seconds of the cluster
 */
export function airdropStatus(
  { startAt, endAt, settled, entries }: SolanaAirdrop,
  now: number,
): AirdropStatus {
  if (settled === entries) return 'paid'
  if (endAt !== undefined && now >= endAt) return 'finished'
  return now < startAt ? 'coming' : 'running'
}
