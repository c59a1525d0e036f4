import type { Columns, RowOf } from '../columns/column-kind.ts'
import { indexedTable } from '../columns/index-schema.ts'

const ofPresale = {
  id: 'id',
  presaleId: 'text',
  chainId: 'int',
  presale: 'address',
  account: 'address',
} as const satisfies Columns

/** One contribution or refund. `id` = `<chainId>-<block>-<log>`, zero-padded: it sorts by time. */
export const presaleContributionColumns = {
  ...ofPresale,
  isRefund: 'bool',
  /** what was kept of a contribution, or went back in a refund */
  amount: 'uint256',
  /** fee of a forced refund; 0 otherwise */
  feeKept: 'uint256',
  inviter: 'address?',
  /** the presale's total after it */
  total: 'uint256',
  createdAt: 'seconds',
  blockNumber: 'int',
  txHash: 'hex',
} as const satisfies Columns

/** One wallet in one presale. `id` = `<presale>-<account>`; a wallet that left keeps its row. */
export const presaleAccountColumns = {
  ...ofPresale,
  /** currency that counts now */
  contributed: 'uint256',
  /** currency ever put in */
  everContributed: 'uint256',
  contributions: 'int',
  /** currency that went back */
  refunded: 'uint256',
  /** fee of a forced refund that was not given back */
  exitFee: 'uint256',
  /** tokens received */
  claimed: 'uint256',
  claims: 'int',
  /** currency that came back with the first claim (fair) */
  excess: 'uint256',
  /** bound by the first contribution */
  inviter: 'address?',
  firstAt: 'seconds',
  updatedAt: 'seconds',
} as const satisfies Columns

/** One wallet's whitelist slot in one presale. `id` = `<presale>-<account>`. */
export const presaleSlotColumns = {
  ...ofPresale,
  /** tier 1 or 2 */
  level: 'int',
  /** 0 given away, 1 unused, 2 used, 3 revoked */
  status: 'int',
  /** place in the Merkle list, as decimal text; null when the slot was set by hand or received */
  leaf: 'text?',
  updatedAt: 'seconds',
  blockNumber: 'int',
} as const satisfies Columns

export type PresaleContributionRow = RowOf<typeof presaleContributionColumns>
export type PresaleAccountRow = RowOf<typeof presaleAccountColumns>
export type PresaleSlotRow = RowOf<typeof presaleSlotColumns>

export const presaleContribution = indexedTable('presale_contribution', presaleContributionColumns)
export const presaleAccount = indexedTable('presale_account', presaleAccountColumns)
export const presaleSlot = indexedTable('presale_slot', presaleSlotColumns)
