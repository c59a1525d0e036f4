import type { Columns, RowOf } from '../columns/column-kind.ts'
import { indexedTable } from '../columns/index-schema.ts'

/** Reward ledger of one presale. `id` = id of the presale; there is no row while rewards are not open. */
export const inviterLedgerColumns = {
  id: 'id',
  chainId: 'int',
  presale: 'address',
  inviterContract: 'address',
  /** zero for native */
  currency: 'address',
  /** basis points by level, joined by commas */
  rates: 'text',
  /** 1 open, 2 claimable, 3 void */
  status: 'int',
  /** reward that was paid in at finalize, in currency units */
  total: 'uint256',
  distributed: 'uint256',
  /** accepted part of the contributions at finalize, times 1e18; 0 before it */
  acceptedShare: 'uint256',
  /** Σ contribution × rate of all inviters, in currency units × 10 000 */
  totalWeight: 'uint256',
  /** inviters with somebody below them */
  inviters: 'int',
  /** wallets that have an inviter */
  invitees: 'int',
  openedAt: 'seconds',
} as const satisfies Columns

/** One inviter in one presale. `id` = `<presale>-<inviter>`. */
export const inviterRewardColumns = {
  id: 'id',
  presaleId: 'text',
  chainId: 'int',
  presale: 'address',
  inviter: 'address',
  /** Σ contribution × rate of everybody below, in currency units × 10 000 */
  weight: 'uint256',
  /** reward received, in currency units */
  paid: 'uint256',
  paidAt: 'seconds?',
  /** wallets that it invited itself */
  invitees: 'int',
  /** what those have contributed now */
  inviteeContribution: 'uint256',
} as const satisfies Columns

export type InviterLedgerRow = RowOf<typeof inviterLedgerColumns>
export type InviterRewardRow = RowOf<typeof inviterRewardColumns>

export const inviterLedger = indexedTable('inviter_ledger', inviterLedgerColumns)
export const inviterReward = indexedTable('inviter_reward', inviterRewardColumns)
