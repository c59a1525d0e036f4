import type { SolanaPresaleTerms } from '@slipway/sdk/solana/presale/read-solana-presale-draft'
import type { ReleasePoint } from '../../../release/release-point.ts'
import { releasePoints } from '../../../release/release-points.ts'

const wholeBps = 10_000

/** What of a presale is released from when on, if it is finished at its end. */
export function presaleReleasePoints(
  terms: Pick<SolanaPresaleTerms, 'endAt' | 'firstBps' | 'cycleSeconds' | 'cycleBps'>,
): ReleasePoint[] {
  const { endAt, firstBps, cycleSeconds, cycleBps } = terms
  if (cycleSeconds === 0) return releasePoints({ unlockAt: endAt, isForever: false })
  const cycles = Math.ceil((wholeBps - firstBps) / cycleBps)
  return releasePoints({
    ...{ unlockAt: endAt + cycles * cycleSeconds, isForever: false },
    schedule: { cliffAt: endAt, firstBps, cycleSeconds, cycleBps },
  })
}
