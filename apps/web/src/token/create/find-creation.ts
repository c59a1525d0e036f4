import type { FlowState } from '@slipway/sdk/flow/types'
import type { CreateTokenInput } from '@slipway/sdk/token/flows/create-token-flow'
import type { Address, Hex } from 'viem'
import { isFlowOpen } from '../../transaction/is-flow-open.ts'
import type { TransactionRecord } from '../../transaction/transaction-store.ts'

/** A token that is being created, or was, from a certain seed. */
export interface Creation {
  input: CreateTokenInput
  /** `null` until the creation is in a block and proven by the factory's own event. */
  token: Address | null
  /** How far its transaction is. */
  state: FlowState
}

/**
 * The creation that a form's seed has led to, found among the kept transactions, so that the page knows after a reload
 * what it was doing. A creation that came to nothing does not count: the form can be sent again.
 */
export function findCreation(records: readonly TransactionRecord[], seed: Hex): Creation | null {
  for (const { state, label } of records) {
    if (label.kind !== 'token_create') continue
    const input = state.input as CreateTokenInput
    if (input.seed !== seed) continue
    const token = state.steps[0]?.result?.token
    if (typeof token === 'string') return { input, token: token as Address, state }
    if (isFlowOpen(state)) return { input, token: null, state }
  }
  return null
}
