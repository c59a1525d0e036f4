import { m } from '@slipway/messages'
import type { MultisendPlan, PlannedBatch } from '@slipway/sdk/airdrop/multisend/plan-multisend'
import { expect, test, vi } from 'vitest'
import { activeChain } from '../../core/active-chain.ts'
import { batchPlan } from './batch-plan.ts'
import type { SendUnit } from './send-unit.ts'

vi.mock('../../core/read-client.ts', () => ({ readClient: {} }))
vi.mock('@slipway/sdk/airdrop/multisend/prepare-batch', () => ({
  prepareBatch: async () => ({ input: { approvals: [] }, plan: {} }),
}))
vi.mock('../../transaction/show-plan.ts', () => ({ showPlan: (shown: unknown) => shown }))

const batch = (number: number) =>
  ({ number, recipients: 2, sum: 5n, gas: 100_000n, isSent: false }) as unknown as PlannedBatch
const batches = [batch(0), batch(1), batch(2)]
const list = {
  asset: { kind: 'native' },
  batches,
  // Of which 60 000 are for giving the right to take it, and 40 000 for its end.
  rights: { opens: 60_000n, closes: 40_000n },
  gas: 400_000n,
  gasWei: 4n * 10n ** 15n,
  leftOut: new Set<number>(),
} as unknown as MultisendPlan
const unit = { symbol: 'ETH', decimals: 18 } as unknown as SendUnit

test('the review names the network fee of what is left, with the right to take it, and beside the last batch’s own none', async () => {
  const feeAt = async (at: number) => {
    const sent = new Set(batches.slice(0, at).map(({ number }) => number))
    const { review } = await batchPlan(list, unit, { batch: batch(at), sent })
    const fact = review.facts.find(({ label }) => label === m.multisend_review_fee())
    return fact && String(fact.value).replaceAll('\u00a0', ' ')
  }
  const { symbol } = activeChain.nativeCurrency
  expect(await feeAt(0)).toBe(`0.004 ${symbol}`)
  expect(await feeAt(1)).toBe(`0.0024 ${symbol}`)
  expect(await feeAt(2)).toBeUndefined()
})
