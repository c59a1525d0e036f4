import { m } from '@slipway/messages'
import { zeroAddress } from 'viem'
import { expect, test, vi } from 'vitest'
import { labelOf } from '../../transaction/label-of.ts'
import { amountOf, claimPlan, glanceOf, rechargePlan } from './claims-plans.ts'

vi.mock('../../core/read-client.ts', () => ({ readClient: { chain: { id: 31_337 } } }))
vi.mock('@slipway/sdk/flow/get-needed-approvals', () => ({ getNeededApprovals: async () => [] }))

test('figures are short where there is little room, and in full where something is signed', () => {
  const view = { token: { decimals: 18, symbol: 'GLD' } } as never
  expect(amountOf(view, 1_234_012_345_678_901_234_567n)).toBe('1,234.012345678901234567\u00a0GLD')
  expect(glanceOf(view, 1_234_012_345_678_901_234_567n)).toBe('1,234.0123\u00a0GLD')
})

test('a claim is named with its amount only once nothing more is released by the second', () => {
  const entry = { index: 0n, amount: 20n, claimed: 0n, due: 10n, proof: [] }
  const airdrop = { startTime: 100n, endTime: 900n, firstBps: 2_500n, releaseSeconds: 100n }
  const token = { decimals: 0, symbol: 'GLD' }
  for (const [now, amount] of [
    [199, undefined],
    [200, '10\u00a0GLD'],
  ] as const) {
    const view = { airdrop, token, record: { address: zeroAddress }, now } as never
    expect(labelOf(claimPlan(view, zeroAddress, [entry as never])).amount).toBe(amount)
  }
})

test('who tops up an airdrop is told who can take the rest, or that nobody ever can', async () => {
  const token = { address: zeroAddress, decimals: 0, symbol: 'GLD' }
  for (const [endTime, status, text] of [
    [900n, 'running', m.airdrop_recharge_permanent()],
    [0n, 'coming', m.airdrop_recharge_permanent()],
    [0n, 'running', m.airdrop_recharge_permanent_never()],
  ] as const) {
    const airdrop = { token: zeroAddress, tokensLeft: 1n, endTime }
    const view = { airdrop, token, record: { address: zeroAddress }, status } as never
    expect((await rechargePlan(view, zeroAddress, 5n)).review.permanent).toEqual([text])
  }
})
