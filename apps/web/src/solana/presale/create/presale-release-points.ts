import type { SolanaPresaleTerms } from '@slipway/sdk/solana/presale/read-solana-presale-draft'
import type { ReleasePoint } from '../../../release/release-point.ts'
import { releasePoints } from '../../../release/release-points.ts'

/** What of a presale is released from when on, if it is finished at its end. */
export function presaleReleasePoints(
  terms: Pick<SolanaPresaleTerms, 'endAt' | 'firstBps' | 'cycleSeconds' | 'cycleBps'>,
): ReleasePoint[] {
  const { endAt, firstBps, cycleSeconds, cycleBps } = terms
  const parts = { cliffAt: endAt, firstBps, cycleSeconds, cycleBps }
  return releasePoints({
    ...{ unlockAt: endAt, isForever: false },
    schedule: cycleSeconds === 0 ? undefined : parts,
  })
}
