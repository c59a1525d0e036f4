import type { Address } from 'viem'
import type { SignedAllowance } from '../evm/signed-allowance.ts'
import type { Approval } from '../flow/approval-steps.ts'
import type { TransactionPlan } from '../flow/transaction-plan.ts'
import type { LiquidityPool, SwapLanguage } from '../liquidity/liquidity-pool.ts'

/** What the wallet does with the token. */
export type TradeSide = 'buy' | 'sell'

/** How a router is asked; `v2-avax` names the native currency otherwise than Uniswap's second. */
export type TradeLanguage = SwapLanguage | 'v2-avax'

/** What a token is bought for and sold into. */
export interface TradeCurrency {
  /** The zero address stands for the native currency. */
  readonly address: Address
  readonly symbol: string
  readonly decimals: number
}

/** One exchange's pool that takes a trade. */
export interface TradeRoute {
  readonly pool: LiquidityPool
  readonly router: { readonly address: Address; readonly language: TradeLanguage }
}

/** A currency, and the pools in which the token is traded for it, by what they are worth. */
export interface TradeMarket {
  readonly currency: TradeCurrency
  readonly routes: readonly [TradeRoute, ...TradeRoute[]]
}

/** What is to be traded, in base units of what is given away. */
export interface TradeParams {
  readonly account: Address
  readonly token: Address
  readonly side: TradeSide
  readonly amount: bigint
  /** How much less than was measured is taken, in basis points. */
  readonly slippageBps: bigint
  /** Unix seconds after which the trade is void. */
  readonly deadline: bigint
}

/** One swap at a router, as it is sent. */
export interface TradeInput {
  readonly side: TradeSide
  readonly token: Address
  /** The pool's other side; the wrapped form for the native currency. */
  readonly quote: Address
  /** Paid or received unwrapped. */
  readonly isNative: boolean
  readonly router: TradeRoute['router']
  /** Of a V3 pool, in parts per million; 0 in V2. */
  readonly feePpm: number
  readonly amount: bigint
  /** The least that must arrive, whatever the token keeps; by a buy in V3 the least that the pool must give. */
  readonly least: bigint
  readonly deadline: bigint
  /** Missing allowances for the router, from `getNeededApprovals`. */
  readonly approvals: readonly Approval[]
  /** A signed allowance (EIP-2612) in place of an approval, where the router takes one. */
  readonly permit?: SignedAllowance
}

/** What a trade would bring at this moment. */
export interface TradeOutcome {
  /**
   * Whether a node ran this very trade. Else it is the router's quote, less what the safety report's rehearsal of others
   * met, where it met anything.
   */
  readonly isMeasured: boolean
  /** What would arrive if the token kept nothing. */
  readonly expected: bigint
  /** What arrives. */
  readonly received: bigint
  /**
   * What the token keeps, in basis points: of what is sent by a sell, of what the pool gives by a buy. Undefined where
   * nothing could be run, or so little is traded that rounding would look like a tax.
   */
  readonly taxBps: number | undefined
  /** How much worse than the pool's price, the exchange's fee included, the token's tax not; in basis points. */
  readonly impactBps: number
}

/** A trade that is ready to be reviewed. */
export interface PreparedTrade {
  readonly input: TradeInput
  readonly route: TradeRoute
  readonly outcome: TradeOutcome
  readonly plan: TransactionPlan
}
