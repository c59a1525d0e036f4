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
  ({ number, recipients: 2, sum: 5n, gas: 100_000n }) as unknown as PlannedBatch
const batches = [batch(0), batch(1), batch(2)]
const list = {
  asset: { kind: 'native' },
  batches,
  gas: 300_000n,
  gasWei: 3n * 10n ** 15n,
  leftOut: new Set<number>(),
} as unknown as MultisendPlan
const unit = { symbol: 'ETH', decimals: 18 } as unknown as SendUnit

test('the review names the network fee of what is left, and beside the last batch’s own none', async () => {
  const feeAt = async (at: number) => {
    const sent = new Set(batches.slice(0, at).map(({ number }) => number))
    const { review } = await batchPlan(list, unit, { batch: batch(at), sent })
    const fact = review.facts.find(({ label }) => label === m.multisend_review_fee())
    return fact && String(fact.value).replaceAll('\u00a0', ' ')
  }
  const { symbol } = activeChain.nativeCurrency
  expect(await feeAt(0)).toBe(`0.003 ${symbol}`)
  expect(await feeAt(1)).toBe(`0.002 ${symbol}`)
  expect(await feeAt(2)).toBeUndefined()
})
