import type { FlowState } from '@slipway/sdk/flow/types'
import type { CreateNftInput } from '@slipway/sdk/nft/create/create-nft-flow'
import type { Address } from 'viem'
import type { PendingCreation } from '../../form/use-pending-creation.ts'
import { isFlowOpen } from '../../transaction/is-flow-open.ts'
import type { TransactionRecord } from '../../transaction/transaction-store.ts'

/** The collection that is being made. */
export interface PendingCollection extends PendingCreation {
  readonly name: string
  readonly hasList: boolean
  /** Nobody but its owner mints. */
  readonly isOwned?: boolean
}

/** A collection that is being made, or was. */
export interface NftCreation {
  /** Proven by the factory's own event; undefined while it is under way. */
  readonly made: { readonly sale: Address; readonly id: bigint } | undefined
  /** How far its transactions are. */
  readonly state: FlowState
}

/** What came of the pending creation, found among the kept transactions; undefined where nothing did. */
export function findNftCreation(
  records: readonly TransactionRecord[],
  pending: PendingCollection | undefined,
): NftCreation | undefined {
  for (const { state, label } of records) {
    if (!pending || label.kind !== 'nft_create' || state.createdAt < pending.at) continue
    if ((state.input as CreateNftInput).draft.name !== pending.name) continue
    const { sale, id } = state.steps.find((step) => step.id === 'deploy-nft')?.result ?? {}
    if (typeof sale === 'string' && typeof id === 'bigint')
      return { made: { sale: sale as Address, id }, state }
    if (isFlowOpen(state)) return { made: undefined, state }
  }
  return undefined
}
