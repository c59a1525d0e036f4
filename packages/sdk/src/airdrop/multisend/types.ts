import { type Address, zeroAddress } from 'viem'
import type { PayList } from '../recipients/pay-list.ts'

/** What is sent: native currency, a token (ERC-20), or NFTs of one collection (ERC-721). */
export type MultisendAsset =
  | { readonly kind: 'native' }
  | { readonly kind: 'token'; readonly address: Address }
  | { readonly kind: 'nft'; readonly address: Address }

/** A list to be sent; of NFTs its amounts are their ids. */
export interface MultisendDraft {
  readonly asset: MultisendAsset
  readonly list: PayList
}

/** As contracts name it: zero for native currency. */
export function addressOfAsset(asset: MultisendAsset): Address {
  return asset.kind === 'native' ? zeroAddress : asset.address
}

/** A part of a list that is one transaction. */
export interface MultisendBatch {
  /** From 0; under this number the contract remembers that it was sent. */
  readonly number: number
  /** Place of its first recipient in the list, from 0. */
  readonly from: number
  readonly count: number
}

/** A recipient that cannot be paid, or a batch that cannot be sent. */
export interface MultisendFailure {
  readonly batch: number
  /** Place in the list; absent where the whole batch is meant. */
  readonly row?: number
  /** The contract's error name. */
  readonly code: string
  readonly args: Readonly<Record<string, unknown>>
}
