import type { CreateClaimsInput } from '@slipway/sdk/airdrop/claims/create-claims-flow'
import type { FlowState } from '@slipway/sdk/flow/types'
import { isFlowOpen } from '../../transaction/is-flow-open.ts'
import type { TransactionRecord } from '../../transaction/transaction-store.ts'
import type { ClaimsOrderKept } from './use-claims-order.ts'

/** What came of an order. */
export interface ClaimsCreation {
  /** Its number in the factory, proven by the factory's event; undefined while it is under way. */
  readonly id: bigint | undefined
  /** How far its transactions are. */
  readonly state: FlowState
}

/** What came of the order of this visit, found among the kept transactions; undefined where nothing did. */
export function findClaimsCreation(
  records: readonly TransactionRecord[],
  order: ClaimsOrderKept | undefined,
): ClaimsCreation | undefined {
  for (const { state, label } of records) {
    if (!order || label.kind !== 'claims_create' || state.createdAt < order.at) continue
    if ((state.input as CreateClaimsInput).list.root !== order.root) continue
    const id = state.steps.find((step) => step.id === 'deploy')?.result?.id
    if (typeof id === 'bigint') return { id, state }
    if (isFlowOpen(state)) return { id: undefined, state }
  }
  return undefined
}
