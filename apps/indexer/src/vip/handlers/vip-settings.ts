import type { VipContractRow, VipEventKind, VipEventRow } from '@slipway/database/vip/indexed'
import type { vipEventsAbi } from '@slipway/deployments/events'
import type { EventArgs, EventHandler, Hex } from '../../store/event-handler.ts'
import { lowerCase } from '../../store/stored-values.ts'
import { actWrite, contractRead, contractRow, planRead, planRow } from '../vip-row.ts'

/** A handler of an event that changes the contract's row and is one entry of its history. */
const contractAct = <Args>(
  kind: VipEventKind,
  change: (
    args: Args,
    row: VipContractRow,
  ) => { row: Partial<VipContractRow>; act: Partial<VipEventRow> },
): EventHandler<Args> => ({
  reads: (event) => [contractRead(event)],
  writes: (event, rows) => {
    const contract = contractRow(event, rows)
    const { row, act } = change(event.args, contract)
    return [{ table: 'vipContract', row: { ...contract, ...row } }, actWrite(event, kind, act)]
  },
})

const planAdded: EventHandler<EventArgs<typeof vipEventsAbi, 'PlanAdded'>> = {
  reads: (event) => [contractRead(event)],
  writes: (event, rows) => {
    const { index, price, circle } = event.args
    const contract = contractRow(event, rows)
    const [planIndex, days] = [Number(index), Number(circle)]
    return [
      { table: 'vipContract', row: { ...contract, plans: contract.plans + 1 } },
      {
        table: 'vipPlan',
        row: {
          id: planRead(event).id,
          contractId: contract.id,
          chainId: event.chainId,
          vip: event.address,
          planIndex,
          priceWei: price,
          days,
          enabled: true,
          payments: 0,
          paidWei: 0n,
          createdAt: event.timestamp,
          blockNumber: event.blockNumber,
          txHash: event.txHash,
        },
      },
      actWrite(event, 'planAdded', { planIndex, amountWei: price, days }),
    ]
  },
}

const planEnabled: EventHandler<EventArgs<typeof vipEventsAbi, 'PlanEnabled'>> = {
  reads: (event) => [planRead(event)],
  writes: (event, rows) => {
    const { enabled } = event.args
    const plan = planRow(event, rows)
    return [
      { table: 'vipPlan', row: { ...plan, enabled } },
      actWrite(event, enabled ? 'planOpened' : 'planClosed', { planIndex: plan.planIndex }),
    ]
  },
}

/** Handlers of what the owner of the contract of memberships sets, and of its payouts. */
export const vipSettings = {
  planAdded,
  planEnabled,
  devAddressSet: contractAct<{ devAddress: Hex }>('devAddressSet', ({ devAddress }) => ({
    row: { devAddress: lowerCase(devAddress) },
    act: { account: lowerCase(devAddress) },
  })),
  withdrawn: contractAct<{ to: Hex; amountWei: bigint }>('withdrawn', ({ to, amountWei }, row) => ({
    row: { withdrawnWei: row.withdrawnWei + amountWei },
    act: { account: lowerCase(to), amountWei },
  })),
  ownershipTransferred: contractAct<{ newOwner: Hex }>('ownershipTransferred', ({ newOwner }) => ({
    row: { owner: lowerCase(newOwner) },
    act: { account: lowerCase(newOwner) },
  })),
}
