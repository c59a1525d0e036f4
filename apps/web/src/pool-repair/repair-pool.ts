import type { PairState, RepairParams } from '@slipway/sdk/pool-repair/types'
import { type Address, zeroAddress } from 'viem'
import { activeChain } from '../core/active-chain.ts'

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

/** What the second side is paid with: the native currency has a name of its own. */
export const paidWith = (
  { quote }: Pick<RepairPool, 'quote'>,
  { wish }: Pick<RepairParams, 'wish'>,
): PoolSide =>
  wish.quote === zeroAddress ? { ...quote, symbol: activeChain.nativeCurrency.symbol } : quote
