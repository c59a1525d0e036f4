import { presaleLimits } from '@slipway/sdk/presale/presale-limits'
import { calculateVestingSteps } from '@slipway/sdk/presale/presale-math'
import { presaleStatus } from '@slipway/sdk/presale/presale-status'
import type { Presale } from '@slipway/sdk/presale/types'

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

const OWNER_GRACE = Number(presaleLimits.ownerGraceSeconds)
const LAPSE = Number(presaleLimits.lapseSeconds)

type Clocked = Pick<Presale, 'kind' | 'terms' | 'state'>

/** Who may come in, window by window (S-50); no moment belongs to two of them. */
function entryPhases({ terms }: Clocked): PresalePhase[] {
  const { startTime, useWhiteList, t1Block, t2Block } = terms
  if (useWhiteList === 0) return [{ id: 'everybody', at: startTime }]
  const first: PresalePhase[] = t1Block > 0 ? [{ id: 'tier1', at: startTime }] : []
  // Where nobody else ever comes in, the second tier's window ends with the presale.
  if (useWhiteList === 2) return [...first, { id: 'listed', at: startTime + t1Block }]
  const second: PresalePhase[] = t2Block > 0 ? [{ id: 'tier2', at: startTime + t1Block }] : []
  return [...first, ...second, { id: 'everybody', at: startTime + t1Block + t2Block }]
}

/** Every phase of a presale in its order, from the first entry to the moment when nobody can finish it any more. */
export function presalePhases(presale: Clocked): PresalePhase[] {
  const { endTime } = presale.terms
  return [
    ...entryPhases(presale),
    { id: 'end', at: endTime },
    { id: 'anyone', at: endTime + OWNER_GRACE },
    { id: 'lapse', at: endTime + LAPSE },
  ]
}

function nextRelease({ terms, state }: Clocked, now: number): PresalePhase | undefined {
  // What the finish itself releases is nothing to wait for, though the page's clock may be behind it.
  const at = calculateVestingSteps(terms)
    .filter(({ afterSeconds }) => afterSeconds > 0n)
    .map(({ afterSeconds }) => state.vestingStart + Number(afterSeconds))
    .find((time) => time > now)
  return at === undefined ? undefined : { id: 'release', at }
}

/**
 * What a presale waits for: the next phase that the clock brings, or nothing.
 * @param now unix seconds of the chain
 */
export function nextPhase(presale: Clocked, now: number): PresalePhase | undefined {
  const { label } = presaleStatus(presale, now)
  if (label === 'canceled') return undefined
  if (label === 'finished') return nextRelease(presale, now)
  const next = presalePhases(presale).find(({ at }) => at > now)
  // Before the first window it is the start that everybody waits for.
  return label === 'coming' && next ? { id: 'start', at: next.at } : next
}

/** The phase that a moment belongs to; undefined before the first. */
export function currentPhase(presale: Clocked, now: number): PhaseId | undefined {
  return presalePhases(presale).findLast(({ at }) => at <= now)?.id
}

/** From when on a wallet of a tier may contribute; undefined for never. @param level 0 for a wallet without a slot */
export function entryTime(presale: Clocked, level: number): number | undefined {
  const { startTime, useWhiteList, t1Block, t2Block } = presale.terms
  if (useWhiteList === 0 || level === 1) return startTime
  if (level === 2) return startTime + t1Block
  return useWhiteList === 1 ? startTime + t1Block + t2Block : undefined
}

/** Whether a slot can be sold: its owner allows it, and it is worth something until everybody may come in. */
export function areSlotsTraded({ presale, now }: { presale: Clocked; now: number }): boolean {
  const opensToAll = entryTime(presale, 0)
  return presale.terms.enableWhiteTransfer && (opensToAll === undefined || now < opensToAll)
}
