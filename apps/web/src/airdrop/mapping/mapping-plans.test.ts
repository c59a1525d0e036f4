import { m } from '@slipway/messages'
import type { Mapping } from '@slipway/sdk/airdrop/mapping/types'
import type { Arrival } from '@slipway/sdk/evm/rehearse-arrival'
import { zeroAddress } from 'viem'
import { afterEach, expect, test, vi } from 'vitest'
import { rechargePlan, swapPlan, withdrawPlan } from './mapping-plans.ts'

vi.mock('../../core/read-client.ts', () => ({ readClient: { chain: { id: 31_337 } } }))
const tried = vi.hoisted(() => ({ arrival: undefined as Arrival | undefined, asked: vi.fn() }))
vi.mock('@slipway/sdk/evm/rehearse-arrival', () => ({
  rehearseArrival: async (_: unknown, arrival: unknown) => {
    tried.asked(arrival)
    return tried.arrival
  },
}))
const pool = `0x${'a'.repeat(40)}` as const
const approval = { token: zeroAddress, spender: pool, amount: 10n }
vi.mock('@slipway/sdk/airdrop/evm/prepare-allowance', () => ({
  prepareAllowance: async () => ({ approvals: [approval], query: undefined }),
}))

afterEach(() => {
  tried.arrival = undefined
})

const token = (symbol: string) => ({ address: zeroAddress, name: symbol, symbol, decimals: 0 })
const mapping = {
  address: pool,
  owner: zeroAddress,
  origin: token('OLD'),
  target: token('NEW'),
  targetLeft: 100n,
  originHeld: 50n,
  rate: 10n ** 18n,
} as unknown as Mapping

test('a swap of tokens that keep a part says what arrives, tried out behind its allowance', async () => {
  const swap = async () =>
    (await swapPlan(mapping, zeroAddress, { amount: 10n, amountOut: 10n })).review.gets[0]
  expect(await swap()).toMatchObject({ value: '10\u00a0NEW', note: m.mapping_arrives_note() })
  tried.arrival = { left: 10n, arrived: 9n }
  const note = m.mapping_less_note({ amount: '10\u00a0NEW' })
  expect(await swap()).toMatchObject({ value: '9\u00a0NEW', note })
  const [asked] = tried.asked.mock.lastCall ?? []
  expect(asked.before).toHaveLength(1)
  expect(asked.call.to).toBe(pool)
})

test('what is added and what the owner takes are counted with what arrives', async () => {
  tried.arrival = { left: 0n, arrived: 9n }
  const added = await rechargePlan(mapping, zeroAddress, 10n)
  expect(added.review.gets[0]?.value).toBe('109\u00a0NEW')
  expect(tried.asked.mock.lastCall?.[0].receiver).toBe(pool)
  tried.arrival = { left: 50n, arrived: 9n }
  const taken = await withdrawPlan(mapping, 'origin')
  expect(taken.review.gets[0]?.value).toBe('9\u00a0OLD')
})
