import type { Address } from 'viem'
import { smaller } from '../shared/smaller.ts'

/** What a pool pairs a token with. */
export interface PoolQuote {
  readonly address: Address
  readonly name: string
  readonly decimals: number
  readonly isWrappedNative: boolean
}

/**
 * How a router is asked to swap: as Uniswap's V2 router, as its second V3 router (`SwapRouter02`, PancakeSwap's
 * SmartRouter), or as its first, which wants a deadline.
 */
export type SwapLanguage = 'v2' | 'v3' | 'v3-deadline'

/** A router that the platform can speak to. */
export interface SwapRouter {
  readonly address: Address
  readonly language: SwapLanguage
}

/** Amounts of both sides, in base units. */
export interface PoolSides {
  readonly token: bigint
  readonly quote: bigint
}

/** A pool of a token with one of the network's currencies. */
export interface LiquidityPool {
  readonly venue: string
  readonly kind: 'v2' | 'v3'
  /** Absent where no source states it, or where it speaks no language that is known here: then nothing can be rehearsed. */
  readonly router: SwapRouter | undefined
  /** V2 router that sells the quote for the native currency where that is deepest; a V2 pool's own for the wrapped native one. */
  readonly fundingRouter: Address | undefined
  /** The pool's contract: V2's pair, which is also its liquidity token; V3's pool. */
  readonly pair: Address
  readonly quote: PoolQuote
  /** V3: what a trade pays, in parts per million; undefined in V2, and where each trade may pay another. */
  readonly feePpm: number | undefined
  /** V3: the manager whose NFTs are the liquidity. */
  readonly nftManager: Address | undefined
  /** Base units: V2 by the pool's own books, V3 as the two tokens answer. */
  readonly tokenReserve: bigint
  readonly quoteReserve: bigint
  /**
   * What a pool of constant product with this price and depth would hold: V2's reserves; in V3 the virtual reserves at the
   * pool's price, none where no position is in range.
   */
  readonly depth: PoolSides
  /** V2: liquidity tokens in existence. V3: liquidity in range. */
  readonly lpSupply: bigint
  /**
   * Wei of native currency that the quote's side would bring if it were sold into the deepest listed pool: so never more
   * than lies in that pool. Undefined where no listed pool sells it: what a token is paired with is then worth anything.
   */
  readonly worthWei: bigint | undefined
}

/** A pool as it is found, before anybody asks what it is worth. */
export type FoundPool = Omit<LiquidityPool, 'worthWei' | 'fundingRouter'>

/**
 * What can be taken of the quote's side by selling: what lies out of a V3 pool's range waits for another price, and its
 * owner can put as much of it there as they like without losing any.
 */
export const quoteAtPrice = ({ quoteReserve, depth }: FoundPool): bigint =>
  smaller(depth.quote, quoteReserve)
