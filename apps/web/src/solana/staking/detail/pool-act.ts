import type { PreparedReview } from '../../flow/use-prepared-review.ts'
import type { WantedRewards } from './rewards-change.ts'
import type { StakerState } from './types.ts'

/** What is done with a pool. */
export type PoolAct =
  | { readonly kind: 'stake'; readonly amount: bigint; readonly state: StakerState }
  | {
      /** The reward comes with it where something is due; `leave` touches the rewards in no way. */
      readonly kind: 'withdraw' | 'leave'
      readonly amount: bigint
      readonly state: StakerState
    }
  | { readonly kind: 'harvest'; readonly state: StakerState }
  | { readonly kind: 'setRewards'; readonly wanted: WantedRewards }
  | { readonly kind: 'setLimit'; readonly limit: bigint }
  | { readonly kind: 'stop' | 'openExit' | 'recover' | 'close' }

export type ActForm = PoolAct['kind']

/** The acts of one part of the page, which share a review. */
export interface PoolActs {
  readonly review: PreparedReview<ActForm>
  readonly open: (act: PoolAct) => void
}
