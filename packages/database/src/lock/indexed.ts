import type { Columns, RowOf } from '../schema/column-kind.ts'
import { indexedTable } from '../schema/index-schema.ts'

/** One lock of LP tokens. `id` = `<chainId>-<locker>-<lock id>`. */
export const liquidityLockColumns = {
  id: 'id',
  chainId: 'int',
  locker: 'hex',
  /** decimal digits */
  lockId: 'text',
  /** the pair */
  lpToken: 'hex',
  owner: 'hex',
  /** LP base units still locked */
  amount: 'uint256',
  /** LP base units that were ever put in */
  initialAmount: 'uint256',
  /** unix seconds */
  lockedAt: 'int',
  /** unix seconds; 1 099 511 627 775 stands for never */
  unlockAt: 'int',
  /** unix seconds of the last change */
  updatedAt: 'int',
  blockNumber: 'int',
  txHash: 'hex',
} as const satisfies Columns

export type LiquidityLockRow = RowOf<typeof liquidityLockColumns>

export const liquidityLock = indexedTable('liquidity_lock', liquidityLockColumns)
