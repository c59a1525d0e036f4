import {
  vipEventColumns,
  vipMembershipColumns,
  vipPlanColumns,
} from '@slipway/database/vip/indexed'
import { rowSerializer } from '../http/row-serializer.ts'

export const planSerializer = rowSerializer(vipPlanColumns, {
  without: ['id', 'contractId', 'chainId', 'vip', 'planIndex'],
  notes: { enabled: 'Whether it can be bought now' },
})

export const membershipSerializer = rowSerializer(vipMembershipColumns, {
  without: ['id', 'contractId'],
  notes: { gifts: 'Of the payments: made by somebody else' },
})

export const eventSerializer = rowSerializer(vipEventColumns, {
  without: ['contractId', 'chainId', 'vip', 'kind'],
  notes: {
    actor: 'Who signed the transaction',
    account: 'Who became a member or was paid, the new owner, or who is paid from then on',
    expiresAt: 'Until when a payment reaches',
  },
})
