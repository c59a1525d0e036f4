import type { InviterLedgerRow, InviterRewardRow } from '@slipway/database/inviter/indexed'
import type { PresaleActionKind, PresaleActionRow } from '@slipway/database/presale/indexed'
import type {
  PresaleContributionRow,
  PresaleSlotRow,
} from '@slipway/database/presale/indexed-accounts'
import { showAddress } from '../http/fields.ts'
import { SLOT_STATUSES } from './list-schemas.ts'
import { actionSerializer, contributionSerializer, slotSerializer } from './row-serializers.ts'

/** Weights are in currency units × 10 000, the accepted share is times 1e18. */
const REWARD_SCALE = 10n ** 22n

export const serializeContribution = (row: PresaleContributionRow) => ({
  ...contributionSerializer.write(row),
  kind: row.isRefund ? ('refund' as const) : ('contribution' as const),
})

export const serializeSlot = (row: PresaleSlotRow) => ({
  ...slotSerializer.write(row),
  status: SLOT_STATUSES[row.status] ?? ('moved' as const),
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
  ...actionSerializer.write(row),
  // Only the handlers write this column, and they write nothing else.
  kind: row.kind as PresaleActionKind,
  details: JSON.parse(row.details) as Record<string, string>,
})
