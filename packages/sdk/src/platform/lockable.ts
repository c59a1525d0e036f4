import type { Venue } from '@slipway/chains'
import type { Address } from 'viem'
import type { NftPositionKind } from '../evm/nft-position-kind.ts'
import type { TokenContracts } from './token-contracts.ts'

/** For whom, and with which knowledge of the network, an address is looked at. */
export interface LockableQuery {
  /** Whose balance is read. */
  readonly account?: Address
  /** Exchanges of the network. */
  readonly venues?: readonly Venue[]
  /** Contracts of the platform's tokens; absent where none are deployed: every token is foreign there. */
  readonly tokens?: TokenContracts | undefined
  /** Whose owner is read. */
  readonly nftId?: bigint | undefined
}

/** Facts of a token, in base units. Texts are its maker's: show them as text, never as markup. */
interface LockableFacts {
  readonly name: string
  readonly symbol: string
  readonly decimals: number
  readonly totalSupply: bigint
  /** Of the account; 0 without one. */
  readonly balance: bigint
}

/** A token. */
export interface LockableToken extends LockableFacts {
  readonly kind: 'token'
  /** The platform's template that it was made from; absent for any other token. */
  readonly templateId?: number | undefined
  /** It answers like tokens whose balances change by themselves: a plain lock of it may end up with less. */
  readonly mayRebase: boolean
}

/** One side of a pair. */
export interface PairSide {
  readonly address: Address
  readonly symbol?: string | undefined
  readonly decimals?: number | undefined
  readonly templateId?: number | undefined
}

/** Liquidity of a V2 exchange. */
export interface LockablePair extends LockableFacts {
  readonly kind: 'pair'
  readonly token0: PairSide
  readonly token1: PairSide
  readonly factory: Address
  /** Name of the exchange, where the network's list has it. */
  readonly venue?: string | undefined
}

/** A collection of NFTs. */
export interface LockableNft {
  readonly kind: 'nft'
  readonly name?: string | undefined
  readonly symbol?: string | undefined
  readonly position: NftPositionKind
  /** Name of the exchange whose position manager it is. */
  readonly venue?: string | undefined
  /** How many the account has. */
  readonly balance: bigint
  /** The account's, at most 200; absent where the collection keeps no list. */
  readonly ownedIds?: readonly bigint[] | undefined
  /** Whose the NFT asked for is; absent where there is none. */
  readonly owner?: Address | undefined
  /** A token of the platform that pays this collection's holders: what an NFT earns while it is locked waits with it. */
  readonly dividendToken?: Address | undefined
}

/** What an address turned out to be, for somebody who wants to lock it. */
export type Lockable = { readonly kind: 'none' } | LockableToken | LockablePair | LockableNft
