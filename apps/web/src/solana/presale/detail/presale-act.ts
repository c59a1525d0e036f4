import type { ListedPlace } from '@slipway/sdk/solana/presale/build-presale-contribution'
import type { SolanaPresaleBuyer } from '@slipway/sdk/solana/presale/types'
import type { Address } from '@solana/kit'
import type { PreparedReview } from '../../flow/use-prepared-review.ts'
import type { BuyerState } from '../types.ts'
import type { Contribution } from './read-contribution.ts'

/** What is done with a presale. */
export type PresaleAct =
  | {
      readonly kind: 'contribute'
      readonly gained: Contribution
      readonly state: BuyerState
      readonly listed?: ListedPlace
      /** Of the link, for a wallet that is new in the presale. */
      readonly inviter?: Address
    }
  /** Out of an open presale. */
  | { readonly kind: 'leave'; readonly buyer: SolanaPresaleBuyer }
  /** Of one that failed, for the signer or for somebody else. */
  | { readonly kind: 'refund'; readonly wallet: Address }
  | { readonly kind: 'claim'; readonly wallet: Address }
  /** Becomes an inviter without having contributed. */
  | { readonly kind: 'registerInviter'; readonly deposit: bigint }
  /** What inviting earned the signer. */
  | { readonly kind: 'claimReward'; readonly buyer: SolanaPresaleBuyer }
  | { readonly kind: 'finalize' }
  | { readonly kind: 'withdraw' }
  | { readonly kind: 'cancel' }
  | { readonly kind: 'setTime'; readonly startAt: number; readonly endAt: number }
  | {
      readonly kind: 'setWhitelist'
      readonly root: Uint8Array
      /** Wallets of the new list. */
      readonly count: number
    }
  | { readonly kind: 'close' }

/** Which form an act came from. */
export type ActForm = PresaleAct['kind'] | 'others'

/** The acts of one part of the page, which share a review. */
export interface PresaleActs {
  readonly review: PreparedReview<ActForm>
  readonly open: (form: ActForm, act: PresaleAct) => void
}
