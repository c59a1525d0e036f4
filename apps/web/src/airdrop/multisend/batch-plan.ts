import { formatAmount, formatInteger, m } from '@slipway/messages'
import {
  type SendBatchInput,
  sendBatchFlow,
} from '@slipway/sdk/airdrop/multisend/flows/send-batch-flow'
import {
  batchesLeft,
  recipientsOf,
  sumOfBatches,
} from '@slipway/sdk/airdrop/multisend/multisend-progress'
import type { MultisendPlan, PlannedBatch } from '@slipway/sdk/airdrop/multisend/plan-multisend'
import { prepareBatch } from '@slipway/sdk/airdrop/multisend/prepare-batch'
import { type ActionPlan, erase, reviewOf } from '../../action/action-plan.ts'
import { activeChain } from '../../shell/active-chain.ts'
import type { FlowLabel } from '../../transaction/flow-plan.ts'
import { readClient } from '../../transaction/read-client.ts'
import { type SendUnit, sendAmount } from './send-unit.ts'

/** How the transaction list names a batch. */
export function batchLabel(
  { asset }: MultisendPlan,
  unit: SendUnit,
  { sum }: PlannedBatch,
): FlowLabel {
  const contract = asset.kind === 'native' ? null : asset.address
  return { kind: 'multisend_batch', subject: unit.symbol, contract, amount: sendAmount(unit, sum) }
}

/** The next batch with the allowance for all that is left, and what its review says of the whole list. */
export async function batchPlan(
  plan: MultisendPlan,
  unit: SendUnit,
  { batch, sent }: { batch: PlannedBatch; sent: ReadonlySet<number> },
): Promise<ActionPlan> {
  const left = batchesLeft(plan, sent)
  const sumLeft = sumOfBatches(left)
  const isLast = left.length === 1
  const { input, query } = await prepareBatch(readClient, plan, batch, { sumLeft, isLast })
  const { decimals, symbol } = activeChain.nativeCurrency
  const count = (value: number) => formatInteger(value)
  return {
    ...erase<SendBatchInput>({
      definition: sendBatchFlow,
      input,
      label: batchLabel(plan, unit, batch),
      review: reviewOf({
        title: m.multisend_review({ batch: batch.number + 1, all: plan.batches.length }),
        pays: [{ label: m.multisend_review_batch(), value: sendAmount(unit, batch.sum) }],
        gets: [
          {
            label: m.multisend_list(),
            value: m.multisend_review_recipients({ count: count(batch.recipients) }),
          },
        ],
        facts: [
          {
            label: m.multisend_review_whole(),
            value: sendAmount(unit, sumLeft),
            note: m.multisend_review_recipients({ count: count(recipientsOf(left)) }),
          },
          ...(input.approvals.length > 0
            ? [{ label: m.multisend_review_allowance(), value: sendAmount(unit, sumLeft) }]
            : []),
          {
            label: m.multisend_review_fee(),
            value: formatAmount(plan.gasWei, decimals, { symbol }),
            ...(isLast ? {} : { note: m.multisend_review_next() }),
          },
        ],
        permanent: [m.multisend_review_permanent()],
      }),
      units: { token: unit },
      ...(query && {
        permit: { query, apply: (before, permit) => ({ ...before, approvals: [], permit }) },
      }),
    }),
    done: () => m.multisend_state_sent(),
  }
}
