import type { Address } from 'viem'
import type { DecodedFailure } from '../evm/decode-contract-error.ts'
import type { ReadEvent } from '../receipt/types.ts'

/** A token as it would be after the request: one that the request itself creates has a name here already. */
export interface SeenToken {
  readonly address: Address
  /** Its maker's text, cut; undefined where it says none. */
  readonly symbol?: string
  /** Undefined where it says none, and for NFTs. */
  readonly decimals?: number
}

/** What an account would have more or less of afterwards: units of one token, or whole NFTs of one collection. */
export interface AssetChange {
  /** Undefined for the network's own currency. */
  readonly token: SeenToken | undefined
  /** Base units, or the number of NFTs; negative for what leaves the account. */
  readonly amount: bigint
  readonly isNft: boolean
}

/** A right over the account's assets that would stand afterwards. */
export interface GrantedRight {
  readonly token: SeenToken
  readonly spender: Address
  /** Base units or NFTs; undefined where it is about every NFT of a collection. */
  readonly amount: bigint | undefined
}

/** What a node says a request would do. */
export type RequestForecast =
  | {
      readonly state: 'done'
      readonly changes: readonly AssetChange[]
      readonly rights: readonly GrantedRight[]
      readonly events: readonly ReadEvent[]
    }
  | { readonly state: 'refused'; readonly failure: DecodedFailure }
  /** The node cannot try it out, which says nothing about the request. */
  | { readonly state: 'unsupported' }
