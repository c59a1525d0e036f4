import type { Address } from '@solana/kit'
import type { LiquidityShares } from './calculate-liquidity-shares.ts'

/** Of every LP token: the program counts them so, whatever the two tokens have. */
export const lpDecimals = 9

/** Why a pool cannot be traded now, or that it can. */
export type PoolTrading =
  | 'open'
  /** Its creator chose a later moment. */
  | 'waiting'
  /** Raydium stopped its swaps. */
  | 'stopped'
  /** Its liquidity was withdrawn. */
  | 'empty'
  /** A vault holds less than the fees that others are owed. */
  | 'short'
  /** The holder of the right to freeze froze a vault. */
  | 'frozen'

/** One pool of a token in Raydium's CPMM program. */
export interface RaydiumPool {
  readonly address: Address
  /** What it pairs the token with. */
  readonly other: Address
  readonly decimals: { readonly token: number; readonly other: number }
  /** Base units that traders and liquidity providers share; undefined where a vault holds less than it owes. */
  readonly reserves: { readonly token: bigint; readonly other: bigint } | undefined
  readonly shares: LiquidityShares
  readonly trading: PoolTrading
  /** Unix seconds; any number that its creator chose. */
  readonly opensAt: bigint
  /** Parts per million that a trade pays; undefined where the account of its fees has another layout. */
  readonly feePpm: bigint | undefined
}
