import type { InviterLedgerRow, InviterRewardRow } from '@slipway/database/inviter/indexed'
import type {
  PresaleActionKind,
  PresaleActionRow,
  PresaleDayRow,
} from '@slipway/database/presale/indexed'
import type {
  PresaleAccountRow,
  PresaleContributionRow,
  PresaleSlotRow,
} from '@slipway/database/presale/indexed-accounts'
import { serializeBlockMetadata } from '../http/block-metadata.ts'
import { showAddress } from '../http/fields.ts'
import { SLOT_STATUSES } from './list-schemas.ts'

/** Weights are in currency units × 10 000, the accepted share is times 1e18. */
const REWARD_SCALE = 10n ** 22n

export const serializeContribution = (row: PresaleContributionRow) => ({
  id: row.id,
  account: showAddress(row.account),
  kind: row.isRefund ? ('refund' as const) : ('contribution' as const),
  amount: String(row.amount),
  feeKept: String(row.feeKept),
  inviter: row.inviter && showAddress(row.inviter),
  total: String(row.total),
  ...serializeBlockMetadata(row),
})

export const serializeAccount = (row: PresaleAccountRow) => ({
  account: showAddress(row.account),
  contributed: String(row.contributed),
  everContributed: String(row.everContributed),
  contributions: row.contributions,
  refunded: String(row.refunded),
  exitFee: String(row.exitFee),
  claimed: String(row.claimed),
  claims: row.claims,
  excess: String(row.excess),
  inviter: row.inviter && showAddress(row.inviter),
  firstAt: row.firstAt,
  updatedAt: row.updatedAt,
})

export const serializeSlot = (row: PresaleSlotRow) => ({
  account: showAddress(row.account),
  level: row.level,
  status: SLOT_STATUSES[row.status] ?? ('moved' as const),
  leaf: row.leaf,
  updatedAt: row.updatedAt,
})

/** An inviter's row with its reward, by the contract's own formula: nothing before the presale is finished. */
export const serializeInviter = (
  row: InviterRewardRow,
  ledger: Pick<InviterLedgerRow, 'acceptedShare'> | undefined,
) => ({
  inviter: showAddress(row.inviter),
  weight: String(row.weight),
  reward: String((row.weight * (ledger?.acceptedShare ?? 0n)) / REWARD_SCALE),
  paid: String(row.paid),
  paidAt: row.paidAt,
  invitees: row.invitees,
  inviteeContribution: String(row.inviteeContribution),
})

export const serializeAction = (row: PresaleActionRow) => ({
  id: row.id,
  // Only the handlers write this column, and they write nothing else.
  kind: row.kind as PresaleActionKind,
  actor: showAddress(row.actor),
  details: JSON.parse(row.details) as Record<string, string>,
  ...serializeBlockMetadata(row),
})

export const serializeDay = (row: PresaleDayRow) => ({
  day: row.day,
  contributed: String(row.contributed),
  refunded: String(row.refunded),
  contributions: row.contributions,
  refunds: row.refunds,
  claimedTokens: String(row.claimedTokens),
  totalAtEnd: String(row.totalAtEnd),
  userCountAtEnd: row.userCountAtEnd,
})
