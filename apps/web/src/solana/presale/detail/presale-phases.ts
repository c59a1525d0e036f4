import { solanaPresaleLimits } from '@slipway/sdk/solana/presale/solana-presale-limits'
import type { SolanaPresale } from '@slipway/sdk/solana/presale/types'
import type { PresaleView } from '../types.ts'
import { presalePoints } from './presale-points.ts'

/** Moments at which something about a presale changes by the clock alone. */
export type PhaseId =
  | 'start'
  | 'tier1'
  | 'tier2'
  | 'everybody'
  | 'listed'
  | 'end'
  | 'anyone'
  | 'lapse'
  | 'release'

export interface PresalePhase {
  readonly id: PhaseId
  /** Unix seconds. */
  readonly at: number
}

const { ownerGraceSeconds, lapseSeconds } = solanaPresaleLimits

/** Who may come in, window by window; no moment belongs to two of them. */
function entryPhases(presale: SolanaPresale): PresalePhase[] {
  const { startAt, whitelistMode, t1Seconds, t2Seconds } = presale
  if (whitelistMode === 'none') return [{ id: 'everybody', at: startAt }]
  const first: PresalePhase[] = t1Seconds > 0 ? [{ id: 'tier1', at: startAt }] : []
  // Where nobody else ever comes in, the second tier's window ends with the presale.
  if (whitelistMode === 'listedOnly') return [...first, { id: 'listed', at: startAt + t1Seconds }]
  const second: PresalePhase[] = t2Seconds > 0 ? [{ id: 'tier2', at: startAt + t1Seconds }] : []
  return [...first, ...second, { id: 'everybody', at: startAt + t1Seconds + t2Seconds }]
}

/** Every phase in its order, from the first entry to the moment when nobody can finish it any more. */
export function presalePhases(presale: SolanaPresale): PresalePhase[] {
  const { endAt } = presale
  return [
    ...entryPhases(presale),
    { id: 'end', at: endAt },
    { id: 'anyone', at: endAt + ownerGraceSeconds },
    { id: 'lapse', at: endAt + lapseSeconds },
  ]
}

/** What a presale waits for: the next phase that the clock brings, or nothing. */
export function nextPhase({
  presale,
  status: { label },
  now,
}: Pick<PresaleView, 'presale' | 'status' | 'now'>): PresalePhase | undefined {
  if (label === 'canceled') return undefined
  if (label === 'finished') {
    const next = presalePoints(presale).find(({ at }) => at > now)
    return next && { id: 'release', at: next.at }
  }
  const next = presalePhases(presale).find(({ at }) => at > now)
  // Before the first window it is the start that everybody waits for.
  return label === 'coming' && next ? { id: 'start', at: next.at } : next
}
