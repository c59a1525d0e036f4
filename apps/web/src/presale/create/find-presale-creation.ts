import type { FlowState } from '@slipway/sdk/flow/types'
import type { CreatePresaleInput } from '@slipway/sdk/presale/flows/create-presale-flow'
import type { Address } from 'viem'
import { isFlowOpen } from '../../transaction/is-flow-open.ts'
import { isFlowUnderway } from '../../transaction/is-flow-underway.ts'
import type { TransactionRecord } from '../../transaction/transaction-store.ts'

/** A presale that is being created, or was. */
export interface PresaleCreation {
  readonly input: CreatePresaleInput
  /** `undefined` until the factory's own event has proven it. */
  readonly presale: Address | undefined
  /** Steps after the creation that did not come about: the launcher right, the list, the rewards. */
  readonly missing: readonly string[]
  readonly isUnderway: boolean
  /** How far its transactions are. */
  readonly state: FlowState
}

const isPreparation = (id: string) => id.startsWith('approve-')

/**
 * What came of the creation at a future address, found among the kept transactions, so that the page knows after a reload
 * what it was doing. A creation that came to nothing does not count: the form can be sent again.
 */
export function findPresaleCreation(
  records: readonly TransactionRecord[],
  pending: Address | undefined,
): PresaleCreation | undefined {
  if (!pending) return undefined
  for (const { state, label } of records) {
    if (label.kind !== 'presale_create') continue
    const input = state.input as CreatePresaleInput
    if (input.presale !== pending) continue
    const deployed = state.steps.find(({ id }) => id === 'deploy')?.result?.presale
    const presale = typeof deployed === 'string' ? (deployed as Address) : undefined
    const open = state.steps.filter(({ result }) => result === undefined).map(({ id }) => id)
    const missing = presale ? open.filter((id) => !isPreparation(id)) : []
    const isUnderway = open.length > 0 && isFlowUnderway(state)
    if (presale || (open.length > 0 && isFlowOpen(state)))
      return { input, presale, missing, isUnderway, state }
  }
  return undefined
}
