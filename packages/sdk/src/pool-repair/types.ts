import type { Address } from 'viem'
import type { SignedAllowance } from '../evm/signed-allowance.ts'
import type { Approval } from '../flow/approval-steps.ts'

/** Where a repair's contracts stand. */
export interface RepairContracts {
  readonly poolRepair: Address
  /** Knows the exchanges that the repair contract works with (P-17). */
  readonly registry: Address
}

/** Which pool is meant. */
export interface PoolKey {
  /** Factory of the exchange. */
  readonly venueFactory: Address
  readonly token: Address
  /** What the pool holds the token against: the wrapped form for native currency, never the zero address. */
  readonly quote: Address
}

/** A V2 pool as it stands on chain, in base units; all amounts are 0 while there is none. */
export interface PairState extends PoolKey {
  /** The zero address while there is none. */
  readonly pair: Address
  /** Whether the platform's registry knows the exchange; true where there is no registry. */
  readonly isVenueKnown: boolean
  /** What the pool counts with. */
  readonly tokenReserve: bigint
  readonly quoteReserve: bigint
  /** What lies at the pool's address. */
  readonly tokenHeld: bigint
  readonly quoteHeld: bigint
  /** Liquidity tokens in circulation. */
  readonly totalLiquidity: bigint
}

/** What can be wrong with a pool, by the bits of `IPoolRepair.Report.faults`. */
export type PoolFault = 'noPair' | 'noLiquidity' | 'dust' | 'counted' | 'skewed' | 'short'

/** A stated price and the liquidity that is wanted, in base units. */
export interface RepairWish {
  readonly venueFactory: Address
  readonly token: Address
  /** The zero address stands for the native currency. */
  readonly quote: Address
  /** Both at most, and together the price. */
  readonly tokenAmount: bigint
  readonly quoteAmount: bigint
}

/** One repair, as `IPoolRepair.Order`. */
export interface RepairParams {
  readonly wish: RepairWish
  /** Most that may be lost beyond what becomes liquidity, in base units. */
  readonly maxTokenLoss: bigint
  readonly maxQuoteLoss: bigint
  readonly minLiquidity: bigint
  /** Who receives the liquidity. */
  readonly to: Address
  /** Unix seconds. */
  readonly deadline: bigint
}

/** What is wrong with a pool and what its repair would do at this moment, as `IPoolRepair.Report`. Base units. */
export interface PoolReport {
  /** The zero address while there is none. */
  readonly pair: Address
  readonly faults: readonly PoolFault[]
  readonly tokenReserve: bigint
  readonly quoteReserve: bigint
  readonly tokenDust: bigint
  readonly quoteDust: bigint
  readonly totalLiquidity: bigint
  /** What goes into the pool for the price, and what comes out of it for that. */
  readonly tokenRepair: bigint
  readonly quoteRepair: bigint
  readonly tokenBack: bigint
  readonly quoteBack: bigint
  /** What becomes liquidity. */
  readonly tokenIn: bigint
  readonly quoteIn: bigint
  readonly tokenAfter: bigint
  readonly quoteAfter: bigint
  readonly liquidity: bigint
  /** The budget that a repair needs at least. */
  readonly tokenLoss: bigint
  readonly quoteLoss: bigint
}

/** Everything that a repair is made from. */
export interface PoolRepairInput {
  readonly poolRepair: Address
  readonly params: RepairParams
  /** What the pool holds the token against; the wrapped form for native currency. */
  readonly quoteToken: Address
  /** Missing allowances for the repair contract; none for what `permits` cover. */
  readonly approvals: readonly Approval[]
  readonly permits: readonly SignedAllowance[]
}
