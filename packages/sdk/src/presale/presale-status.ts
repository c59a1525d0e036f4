import { poolStatuses } from './pool-statuses.ts'
import { presaleLimits } from './presale-limits.ts'
import { type PresaleCaps, reachesSoftCap } from './presale-math.ts'

/** What a presale is called (S-51). `waiting`: over, and waiting to be finished; lists and filters count it among those that run. */
export type PresaleLabel = 'coming' | 'running' | 'waiting' | 'finished' | 'canceled'

/** Why a presale is canceled. */
export type CancelReason = 'none' | 'owner' | 'softCapMissed' | 'lapsed' | 'unsellable' | 'removed'

/** See `PresaleLabel` and `CancelReason`. */
export interface PresaleStatus {
  readonly label: PresaleLabel
  /** `none` unless the label is `canceled`. */
  readonly reason: CancelReason
}

/** Reasons by their number on chain. */
const cancelReasons: readonly CancelReason[] = [
  'none',
  'owner',
  'softCapMissed',
  'lapsed',
  'unsellable',
  'removed',
]

/** What a presale's label follows from. */
export interface PresaleStatusInput {
  readonly kind: string
  readonly terms: PresaleCaps & {
    readonly startTime: number
    readonly endTime: number
  }
  readonly state: {
    readonly poolStatus: number
    readonly cancelReason: number
    readonly total: bigint
  }
}

/**
 * The one table of labels (S-51), by the contract's state and the clock: a presale that missed its soft cap, or that nobody
 * finished within seven days, is canceled before anybody has said so on chain.
 *
 * | poolStatus | clock                       | raised          | label                   |
 * | ---------- | --------------------------- | --------------- | ----------------------- |
 * | 1          | any                         | any             | finished                |
 * | 2          | any                         | any             | canceled, stored reason |
 * | 0          | before the start            | any             | coming                  |
 * | 0          | from the start to the end   | any             | running                 |
 * | 0          | from the end on             | below soft cap  | canceled, softCapMissed |
 * | 0          | end to end + 7 days         | soft cap        | waiting                 |
 * | 0          | from end + 7 days on        | soft cap        | canceled, lapsed        |
 *
 * @param now unix seconds of the chain's newest block.
 */
export function presaleStatus(presale: PresaleStatusInput, now: number): PresaleStatus {
  const { terms, state } = presale
  if (state.poolStatus === poolStatuses.finished) return { label: 'finished', reason: 'none' }
  if (state.poolStatus === poolStatuses.canceled) {
    return { label: 'canceled', reason: cancelReasons[state.cancelReason] ?? 'none' }
  }
  if (now < terms.startTime) return { label: 'coming', reason: 'none' }
  if (now < terms.endTime) return { label: 'running', reason: 'none' }
  if (!reachesSoftCap(presale.kind, terms, state.total))
    return { label: 'canceled', reason: 'softCapMissed' }
  const lapsesAt = terms.endTime + Number(presaleLimits.lapseSeconds)
  return now < lapsesAt
    ? { label: 'waiting', reason: 'none' }
    : { label: 'canceled', reason: 'lapsed' }
}
