import type { SolanaPresale } from '@slipway/sdk/solana/presale/types'
import type { ReleasePoint } from '../../../release/release-point.ts'

const wholeBps = 10_000

/** When how much is released, of the buyers' tokens and of the raise alike; as if it was finished at its end, while it is not. */
export function presalePoints({
  vestingStart,
  endAt,
  cycleSeconds,
  firstBps,
  cycleBps,
}: Pick<
  SolanaPresale,
  'vestingStart' | 'endAt' | 'cycleSeconds' | 'firstBps' | 'cycleBps'
>): readonly ReleasePoint[] {
  const from = vestingStart ?? endAt
  if (cycleSeconds === 0) return [{ at: from, share: wholeBps }]
  const cycles = Math.ceil((wholeBps - firstBps) / cycleBps)
  const steps = Array.from({ length: cycles }, (_, index) => ({
    at: from + (index + 1) * cycleSeconds,
    share: Math.min(wholeBps, firstBps + (index + 1) * cycleBps),
  }))
  return firstBps === 0 ? steps : [{ at: from, share: firstBps }, ...steps]
}
