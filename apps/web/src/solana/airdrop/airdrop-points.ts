import type { SolanaAirdrop } from '@slipway/sdk/solana/airdrop/types'
import type { ReleasePoint } from '../../release/release-point.ts'

const wholeBps = 10_000

/** When how much of each entry is released. */
export function airdropPoints({
  startAt,
  releaseSeconds,
  firstBps,
}: Pick<SolanaAirdrop, 'startAt' | 'releaseSeconds' | 'firstBps'>): readonly ReleasePoint[] {
  if (releaseSeconds === 0) return [{ at: startAt, share: wholeBps }]
  return [
    { at: startAt, share: firstBps },
    { at: startAt + releaseSeconds, share: wholeBps, isGradual: true },
  ]
}
