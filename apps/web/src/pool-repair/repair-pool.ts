import type { PairState } from '@slipway/sdk/pool-repair/types'
import type { Address } from 'viem'

/** One side of a pool: what amounts are counted in. */
export interface PoolSide {
  readonly address: Address
  readonly symbol: string
  readonly decimals: number
}

/** A pool with what its amounts are counted in. */
export interface RepairPool {
  readonly pairState: PairState
  readonly token: PoolSide
  /** What the pool holds; the wrapped form for native currency. */
  readonly quote: PoolSide
  readonly isWrappedNative: boolean
}
