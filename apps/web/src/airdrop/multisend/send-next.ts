import { getSentBatches } from '@slipway/sdk/airdrop/multisend/evm/get-sent-batches'
import { isPlanCurrent } from '@slipway/sdk/airdrop/multisend/evm/is-plan-current'
import { sendBatchFlow } from '@slipway/sdk/airdrop/multisend/flows/send-batch-flow'
import type { MultisendPlan, PlannedBatch } from '@slipway/sdk/airdrop/multisend/plan-multisend'
import { prepareBatch } from '@slipway/sdk/airdrop/multisend/prepare-batch'
import type { DecodedFailure } from '@slipway/sdk/evm/decode-contract-error'
import { startFlow } from '@slipway/sdk/flow/flow-state'
import type { FlowPorts, FlowState } from '@slipway/sdk/flow/types'
import { readClient } from '../../core/read-client.ts'
import { driveFlow } from '../../transaction/drive-flow.ts'
import { keepTransaction } from '../../transaction/transaction-store.ts'
import { batchLabel } from './batch-plan.ts'
import type { SendUnit } from './send-unit.ts'

/** What came of a batch. */
export type BatchOutcome =
  | { readonly kind: 'sent' }
  /** The list goes on under another plan: this one would pay somebody again. */
  | { readonly kind: 'stale' }
  | { readonly kind: 'stopped'; readonly failure: DecodedFailure | undefined }

const isProven = ({ steps }: FlowState) => steps.every(({ result }) => result !== undefined)

interface NextBatch {
  plan: MultisendPlan
  batch: PlannedBatch
  sumLeft: bigint
  isLast: boolean
  unit: SendUnit
  ports: FlowPorts
}

/** Whether the contract remembers a batch by now, whoever sent it. */
export async function isBatchSent(plan: MultisendPlan, number: number): Promise<boolean> {
  return (await getSentBatches(readClient, plan, plan.listId, [number])).has(number)
}

/**
 * Sends a batch whose list was reviewed: tried once more, signed, followed into its block. One that was sent from
 * elsewhere meanwhile is passed over.
 */
export async function sendNext(next: NextBatch): Promise<BatchOutcome> {
  const { plan, batch, sumLeft, isLast, unit, ports } = next
  if (!(await isPlanCurrent(readClient, plan))) return { kind: 'stale' }
  if (await isBatchSent(plan, batch.number)) return { kind: 'sent' }
  const { input } = await prepareBatch(readClient, plan, batch, { sumLeft, isLast })
  const state = startFlow(sendBatchFlow, {
    id: crypto.randomUUID(),
    chainId: readClient.chain.id,
    account: plan.account,
    input,
    createdAt: Date.now(),
  })
  keepTransaction({ state, label: batchLabel(plan, unit, batch) })
  return new Promise((resolve, reject) => {
    // The next batch need not wait for the index.
    const onChange = (now: FlowState<typeof input>) => {
      if (isProven(now)) resolve({ kind: 'sent' })
    }
    driveFlow({ definition: sendBatchFlow, state, ports, onChange }).then((last) => {
      resolve(isProven(last) ? { kind: 'sent' } : { kind: 'stopped', failure: last.failure })
    }, reject)
  })
}
