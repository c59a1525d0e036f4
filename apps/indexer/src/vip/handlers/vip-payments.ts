import type { VipMembershipRow } from '@slipway/database/vip/indexed'
import type { vipEventsAbi } from '@slipway/deployments/events'
import type { EventArgs, EventHandler, IndexedEvent } from '../../store/event-handler.ts'
import type { RowWrite } from '../../store/index-rows.ts'
import { lowerCase } from '../../store/stored-values.ts'
import {
  actWrite,
  contractRead,
  contractRow,
  membershipRead,
  membershipRow,
  planRead,
  planRow,
} from '../vip-row.ts'

type StartedArgs = EventArgs<typeof vipEventsAbi, 'VipStarted'>

/** The membership after a payment; its end is the contract's own word. */
function membershipWrite(
  event: IndexedEvent<StartedArgs>,
  before: VipMembershipRow | null,
): RowWrite {
  const { user, payer, amount, circle, expiredAt } = event.args
  const isGift = lowerCase(payer) !== lowerCase(user)
  return {
    table: 'vipMembership',
    row: {
      id: membershipRead(event).id,
      contractId: contractRead(event).id,
      chainId: event.chainId,
      vip: event.address,
      account: lowerCase(user),
      expiresAt: Number(expiredAt),
      lastPaidWei: amount,
      lastDays: Number(circle),
      payments: (before?.payments ?? 0) + 1,
      paidWei: (before?.paidWei ?? 0n) + amount,
      gifts: (before?.gifts ?? 0) + Number(isGift),
      firstAt: before?.firstAt ?? event.timestamp,
      updatedAt: event.timestamp,
    },
  }
}

/** A membership was paid: begun, or made longer. */
export const vipStarted: EventHandler<StartedArgs> = {
  reads: (event) => [contractRead(event), planRead(event), membershipRead(event)],
  writes: (event, rows) => {
    const { user, index, payer, amount, circle, expiredAt } = event.args
    const contract = contractRow(event, rows)
    const plan = planRow(event, rows)
    const before = membershipRow(event, rows)
    return [
      membershipWrite(event, before),
      {
        table: 'vipPlan',
        row: { ...plan, payments: plan.payments + 1, paidWei: plan.paidWei + amount },
      },
      {
        table: 'vipContract',
        row: {
          ...contract,
          members: contract.members + Number(before === null),
          payments: contract.payments + 1,
          paidWei: contract.paidWei + amount,
        },
      },
      actWrite(event, 'paid', {
        account: lowerCase(user),
        payer: lowerCase(payer),
        planIndex: Number(index),
        amountWei: amount,
        days: Number(circle),
        expiresAt: Number(expiredAt),
      }),
    ]
  },
}
