import { m } from '@slipway/messages'
import type { Arrival } from '@slipway/sdk/evm/rehearse-arrival'
import { zeroAddress } from 'viem'
import { expect, test, vi } from 'vitest'
import { labelOf } from '../../transaction/label-of.ts'
import { amountOf, claimPlan, glanceOf, rechargePlan, withdrawPlan } from './claims-plans.ts'

vi.mock('../../core/read-client.ts', () => ({ readClient: { chain: { id: 31_337 } } }))
const tried = vi.hoisted(() => ({ arrival: undefined as Arrival | undefined, asked: vi.fn() }))
vi.mock('@slipway/sdk/evm/rehearse-arrival', () => ({
  rehearseArrival: async (_: unknown, arrival: unknown) => {
    tried.asked(arrival)
    return tried.arrival
  },
}))
vi.mock('@slipway/sdk/flow/get-needed-approvals', () => ({ getNeededApprovals: async () => [] }))

test('figures are short where there is little room, and in full where something is signed', () => {
  const view = { token: { decimals: 18, symbol: 'GLD' } } as never
  expect(amountOf(view, 1_234_012_345_678_901_234_567n)).toBe('1,234.012345678901234567\u00a0GLD')
  expect(glanceOf(view, 1_234_012_345_678_901_234_567n)).toBe('1,234.0123\u00a0GLD')
})

test('a claim is named with its amount only once nothing more is released by the second', async () => {
  const entry = { index: 0n, amount: 20n, claimed: 0n, due: 10n, proof: [] }
  const airdrop = { startTime: 100n, endTime: 900n, firstBps: 2_500n, releaseSeconds: 100n }
  const token = { decimals: 0, symbol: 'GLD' }
  for (const [now, amount] of [
    [199, undefined],
    [200, '10\u00a0GLD'],
  ] as const) {
    const view = { airdrop, token, record: { address: zeroAddress }, now } as never
    const plan = await claimPlan(view, zeroAddress, [entry as never])
    expect(labelOf(plan).amount).toBe(amount)
  }
})

test('who tops up an airdrop is told who can take the rest, or that nobody ever can', async () => {
  const token = { address: zeroAddress, decimals: 0, symbol: 'GLD' }
  for (const [endTime, status, text] of [
    [900n, 'running', m.airdrop_recharge_permanent()],
    [0n, 'coming', m.airdrop_recharge_permanent_coming()],
    [0n, 'running', m.airdrop_recharge_permanent_never()],
  ] as const) {
    const airdrop = { token: zeroAddress, tokensLeft: 1n, endTime }
    const view = { airdrop, token, record: { address: zeroAddress }, status } as never
    expect((await rechargePlan(view, zeroAddress, 5n)).review.permanent).toEqual([text])
  }
})

test('a claim of a token that keeps a part says what arrives, with whom it is claimed for', async () => {
  const [signer, other] = [`0x${'a'.repeat(40)}`, `0x${'b'.repeat(40)}`] as const
  const entry = { index: 0n, amount: 20n, claimed: 0n, due: 20n, proof: [] }
  const airdrop = { startTime: 100n, endTime: 900n, firstBps: 10_000n, releaseSeconds: 0n }
  const token = { address: zeroAddress, decimals: 0, symbol: 'GLD' }
  const record = { address: zeroAddress }
  const view = { airdrop, token, record, now: 200, account: signer } as never
  tried.arrival = { left: 20n, arrived: 19n }
  const { review } = await claimPlan(view, other, [entry as never])
  tried.arrival = undefined
  expect(review.gets[0]).toMatchObject({
    value: '19\u00a0GLD',
    note: m.transaction_review_arriving({ amount: '20\u00a0GLD' }),
  })
  expect(tried.asked).toHaveBeenLastCalledWith(
    expect.objectContaining({ account: signer, receiver: other }),
  )
})

test('what is released by the second is paid as of the block: no token keeps what is not released there yet', async () => {
  const entry = { index: 0n, amount: 400n, claimed: 0n, due: 200n, proof: [] }
  const airdrop = { startTime: 100n, endTime: 900n, firstBps: 0n, releaseSeconds: 200n }
  const token = { address: zeroAddress, decimals: 0, symbol: 'GLD' }
  const view = { airdrop, token, record: { address: zeroAddress }, now: 200 } as never
  const claimed = async (left: bigint, arrived: bigint) => {
    tried.arrival = { left, arrived }
    const [line] = (await claimPlan(view, zeroAddress, [entry as never])).review.gets
    tried.arrival = undefined
    return [line?.value, line?.note]
  }
  expect(await claimed(190n, 190n)).toEqual(['190\u00a0GLD', undefined])
  expect(await claimed(210n, 210n)).toEqual(['200\u00a0GLD', undefined])
  const note = m.transaction_review_arriving({ amount: '190\u00a0GLD' })
  expect(await claimed(190n, 171n)).toEqual(['171\u00a0GLD', note])
})

test('a top-up and what the owner takes back are counted with what arrives', async () => {
  const token = { address: zeroAddress, decimals: 0, symbol: 'GLD' }
  const airdrop = { token: zeroAddress, tokensLeft: 100n, startTime: 1n, endTime: 900n }
  const view = { airdrop, token, record: { address: zeroAddress }, status: 'over' } as never
  tried.arrival = { left: 0n, arrived: 19n }
  const added = await rechargePlan(view, zeroAddress, 20n)
  tried.arrival = { left: 100n, arrived: 19n }
  const taken = await withdrawPlan(view, zeroAddress)
  tried.arrival = undefined
  expect(added.review.gets[0]?.value).toBe('119\u00a0GLD')
  expect(taken.review.gets[0]).toMatchObject({
    value: '19\u00a0GLD',
    note: m.transaction_review_arriving({ amount: '100\u00a0GLD' }),
  })
})
