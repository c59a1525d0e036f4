import type { FlowState } from '@slipway/sdk/flow/types'
import type { CreatePoolInput } from '@slipway/sdk/staking/flows/create-pool-flow'
import type { Address } from 'viem'
import type { PendingCreation } from '../../form/use-pending-creation.ts'
import { isFlowOpen } from '../../transaction/is-flow-open.ts'
import type { TransactionRecord } from '../../transaction/transaction-store.ts'

/** The pool that is being made. */
export interface PendingPool extends PendingCreation {
  readonly stakedToken: Address
  readonly name: string
  /** Whether another wallet than its maker's is its admin. */
  readonly isOthers?: boolean
}

/** A pool that is being made, or was. */
export interface PoolCreation {
  readonly input: CreatePoolInput
  /** Proven by the factory's own event; undefined while it is under way. */
  readonly made: { readonly pool: Address; readonly id: bigint } | undefined
  /** How far its transactions are. */
  readonly state: FlowState
}

/**
 * What came of the pending creation, found among the kept transactions, so that the page knows after a reload what it was
 * doing. A creation that failed does not count: the form can be sent again.
 */
export function findPoolCreation(
  records: readonly TransactionRecord[],
  pending: PendingPool | undefined,
): PoolCreation | undefined {
  if (!pending) return undefined
  for (const { state, label } of records) {
    if (label.kind !== 'pool_create' || label.contract !== pending.stakedToken) continue
    if (state.createdAt < pending.at) continue
    const input = state.input as CreatePoolInput
    const { pool, id } = state.steps.find((step) => step.id === 'deploy-pool')?.result ?? {}
    if (typeof pool === 'string' && typeof id === 'bigint')
      return { input, made: { pool: pool as Address, id }, state }
    if (isFlowOpen(state)) return { input, made: undefined, state }
  }
  return undefined
}
