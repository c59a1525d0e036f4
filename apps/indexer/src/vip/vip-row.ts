import type {
  VipContractRow,
  VipEventKind,
  VipEventRow,
  VipMembershipRow,
  VipPlanRow,
} from '@slipway/database/vip/indexed'
import { type Hex, ImpossibleEventError, type IndexedEvent } from '../store/event-handler.ts'
import type { RowKey, RowReader, RowWrite } from '../store/index-rows.ts'
import { eventId } from '../store/row-ids.ts'
import { lowerCase, ZERO_ADDRESS } from '../store/stored-values.ts'

const idOf = ({ chainId, address }: IndexedEvent<unknown>): string => `${chainId}-${address}`

/** The row of the contract that emitted the event. */
export const contractRead = (event: IndexedEvent<unknown>): RowKey => ({
  table: 'vipContract',
  id: idOf(event),
})

/** The contract's row as it is, or as it begins. */
export function contractRow(event: IndexedEvent<unknown>, rows: RowReader): VipContractRow {
  return (
    rows.get('vipContract', idOf(event)) ?? {
      id: idOf(event),
      chainId: event.chainId,
      vip: event.address,
      owner: ZERO_ADDRESS,
      devAddress: ZERO_ADDRESS,
      plans: 0,
      members: 0,
      payments: 0,
      paidWei: 0n,
      withdrawnWei: 0n,
      blockNumber: event.blockNumber,
    }
  )
}

/** An event of one plan. */
type PlanEvent = IndexedEvent<{ index: bigint }>

/** The row of the plan that the event is about. */
export const planRead = (event: PlanEvent): RowKey => ({
  table: 'vipPlan',
  id: `${idOf(event)}-${event.args.index}`,
})

/** @throws {ImpossibleEventError} when the plan was never added */
export function planRow(event: PlanEvent, rows: RowReader): VipPlanRow {
  const row = rows.get('vipPlan', planRead(event).id)
  if (!row) throw new ImpossibleEventError(event, `plan ${event.args.index} was never added`)
  return row
}

/** The row of the membership that the event is about. */
export const membershipRead = (event: IndexedEvent<{ user: Hex }>): RowKey => ({
  table: 'vipMembership',
  id: `${idOf(event)}-${lowerCase(event.args.user)}`,
})

/** The membership as it is; null: the address never was a member. */
export const membershipRow = (
  event: IndexedEvent<{ user: Hex }>,
  rows: RowReader,
): VipMembershipRow | null => rows.get('vipMembership', membershipRead(event).id) ?? null

/** What an entry of the history says beside kind, place and time. */
type VipAct = Partial<
  Pick<VipEventRow, 'account' | 'payer' | 'planIndex' | 'amountWei' | 'days' | 'expiresAt'>
>

/** One entry of the contract's history. */
export const actWrite = (
  event: IndexedEvent<unknown>,
  kind: VipEventKind,
  act: VipAct,
): RowWrite => ({
  table: 'vipEvent',
  row: {
    id: eventId(event),
    contractId: idOf(event),
    chainId: event.chainId,
    vip: event.address,
    kind,
    actor: event.sender,
    account: act.account ?? null,
    payer: act.payer ?? null,
    planIndex: act.planIndex ?? null,
    amountWei: act.amountWei ?? null,
    days: act.days ?? null,
    expiresAt: act.expiresAt ?? null,
    createdAt: event.timestamp,
    blockNumber: event.blockNumber,
    txHash: event.txHash,
  },
})
