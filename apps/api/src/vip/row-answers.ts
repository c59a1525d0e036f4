import {
  vipEventColumns,
  vipMembershipColumns,
  vipPlanColumns,
} from '@slipway/database/vip/indexed'
import { rowAnswer } from '../http/row-answer.ts'

export const planAnswer = rowAnswer(vipPlanColumns, {
  without: ['id', 'contractId', 'chainId', 'vip', 'planIndex'],
  notes: { enabled: 'Whether it can be bought now' },
})

export const membershipAnswer = rowAnswer(vipMembershipColumns, {
  without: ['id', 'contractId'],
  notes: { gifts: 'Of the payments: made by somebody else' },
})

export const eventAnswer = rowAnswer(vipEventColumns, {
  without: ['contractId', 'chainId', 'vip', 'kind'],
  notes: {
    actor: 'Who signed the transaction',
    account: 'Who became a member or was paid, the new owner, or who is paid from then on',
    expiresAt: 'Until when a payment reaches',
  },
})
