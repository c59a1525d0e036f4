import type { LiquidityLockRecord, LockContracts, TokenLockRecord } from '@slipway/sdk/lock/types'
import type { Address } from 'viem'
import type { LockRow } from '../shared/lock-row.ts'

/** A lock that counts amounts, with what its screen needs beside it. */
export interface LockView {
  readonly contracts: LockContracts
  /** As its locker has it now. */
  readonly record: TokenLockRecord | LiquidityLockRecord
  readonly row: LockRow
  /** Symbol, or the two symbols of a pair. */
  readonly name: string
  /** How its amounts are written. */
  readonly unit: { readonly symbol: string; readonly decimals: number }
  /** Unix seconds of the network's clock. */
  readonly now: number
  readonly account: Address | undefined
}
