import type { ClaimsTerms } from '@slipway/sdk/airdrop/claims/read-claims-terms'
import type { ReleasePoint } from '../../release/release-point.ts'

const WHOLE_BPS = 10_000

/** When how much of each entry is released. @param now unix seconds, for one that starts at once */
export function claimsPoints(
  terms: Pick<ClaimsTerms, 'startTime' | 'firstBps' | 'releaseSeconds'>,
  now: number,
): readonly ReleasePoint[] {
  const at = terms.startTime === 0n ? now : Number(terms.startTime)
  if (terms.releaseSeconds === 0n) return [{ at, share: WHOLE_BPS }]
  return [
    { at, share: Number(terms.firstBps) },
    { at: at + Number(terms.releaseSeconds), share: WHOLE_BPS, isGradual: true },
  ]
}
