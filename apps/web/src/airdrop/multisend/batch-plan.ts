import { formatAmount, formatInteger, m } from '@slipway/messages'
import {
  batchesLeft,
  gasLeftOf,
  recipientsOf,
  sumOfBatches,
} from '@slipway/sdk/airdrop/multisend/multisend-progress'
import type { MultisendPlan, PlannedBatch } from '@slipway/sdk/airdrop/multisend/plan-multisend'
import { prepareBatch } from '@slipway/sdk/airdrop/multisend/prepare-batch'
import { activeChain } from '../../core/active-chain.ts'
import { readClient } from '../../core/read-client.ts'
import { showPlan } from '../../transaction/show-plan.ts'
import type { FlowLabel, ShownPlan } from '../../transaction/shown-plan.ts'
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
  list: MultisendPlan,
  unit: SendUnit,
  { batch, sent }: { batch: PlannedBatch; sent: ReadonlySet<number> },
): Promise<ShownPlan> {
  const left = batchesLeft(list, sent)
  const sumLeft = sumOfBatches(left)
  const isLast = left.length === 1
  const gasLeft = gasLeftOf(list, sent)
  const feeLeft = list.gas === 0n ? 0n : (list.gasWei * gasLeft) / list.gas
  const { input, plan } = await prepareBatch(readClient, list, batch, { sumLeft, isLast })
  const { decimals, symbol } = activeChain.nativeCurrency
  const count = (value: number) => formatInteger(value)
  return showPlan({
    plan,
    label: batchLabel(list, unit, batch),
    review: {
      title: m.multisend_review({ batch: batch.number + 1, all: list.batches.length }),
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
        ...(isLast
          ? []
          : [
              {
                label: m.multisend_review_fee(),
                value: formatAmount(feeLeft, decimals, { symbol, maximumFractionDigits: 8 }),
                note: m.multisend_review_next(),
              },
            ]),
      ],
      permanent: [m.multisend_review_permanent()],
    },
    units: { token: unit },
    done: () => m.multisend_state_sent(),
  })
}
