import type { SendBatchInput } from '@slipway/sdk/airdrop/multisend/flows/send-batch-flow'
import type { Hash } from 'viem'
import { isSettled, type TransactionRecord } from '../../transaction/transaction-store.ts'
import { wasHandedOver } from '../../transaction/was-handed-over.ts'

/** A batch of one list among the kept transactions. */
export interface KeptBatch {
  readonly number: number
  readonly hash: Hash | undefined
  /** Sent, and not known to be in a block yet. */
  readonly isUnderway: boolean
}

/** What this browser has sent of a list: what its report names, and what must be waited for. */
export function keptBatches(
  records: readonly TransactionRecord[],
  listId: bigint,
): readonly KeptBatch[] {
  return records.flatMap((record) => {
    const { state } = record
    if (state.name !== 'multisend-batch') return []
    // Stored under this name by this flow alone.
    const input = state.input as SendBatchInput
    if (input.listId !== listId) return []
    const send = state.steps.find(({ id }) => id === 'send')
    const isProven = send?.result !== undefined
    const isUnderway = !isProven && !isSettled(record) && wasHandedOver(state, send)
    return [{ number: input.number, hash: isProven ? send?.hash : undefined, isUnderway }]
  })
}
