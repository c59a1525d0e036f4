import { formatTime, m } from '@slipway/messages'
import type { LaunchInput } from '@slipway/sdk/token/launch/launch-flow'
import { launchLimits } from '@slipway/sdk/token/launch/launch-limits'
import type { LaunchTerms } from '@slipway/sdk/token/launch/launch-params'
import type { Token } from '@slipway/sdk/token/types'
import type { Address } from 'viem'
import { beforeEach, expect, test, vi } from 'vitest'
import { launchFinality, launchPadPlan, liquidityText } from './launch-pad-plan.ts'

const getCode = vi.hoisted(() => vi.fn())
vi.mock('../../core/read-client.ts', () => ({ readClient: { getCode } }))
vi.mock('@slipway/sdk/token/launch/prepare-launch', async (original) => ({
  ...(await original<object>()),
  prepareLaunch: async (_client: unknown, plan: object) => plan,
}))

const account: Address = `0x${'a1'.repeat(20)}`
const now = 1_800_000_000
const DAY = 86_400n
const WEEK = 7n * DAY
const from = (seconds: bigint) => BigInt(now) + seconds

const gated = { launch: {} } as Token['taxed']

/** The plan of a launch. @param taxed null: a token that moves freely */
function planOf(change: Partial<LaunchTerms>, taxed: Token['taxed'] | null = gated) {
  const token = { address: account, symbol: 'HBR', decimals: 18, ...(taxed && { taxed }) } as Token
  const terms: LaunchTerms = {
    ...{ venueFactory: account, quote: account, tokenAmount: 1n, quoteAmount: 1n },
    ...{ maxRepairBps: 0n, unlockAt: 0n, lockOwner: account, tokenReceiver: account },
    ...{ purchases: [], deadline: 0n, ...change },
  }
  const act = { token, account, now } as Parameters<typeof launchPadPlan>[0]
  const market = { currency: { symbol: 'BNB', decimals: 18 } } as Parameters<
    typeof launchPadPlan
  >[1]
  return launchPadPlan(act, market, account, terms)
}

/** Until when a launch may be carried out. */
async function deadlineOf(unlockAt: bigint): Promise<bigint> {
  const { input } = await planOf({ unlockAt })
  return (input as LaunchInput).terms.deadline
}

beforeEach(() => getCode.mockReset())

test('a launch is valid no longer than its lock could still be made', async () => {
  getCode.mockResolvedValue('0x6001')
  expect(await deadlineOf(from(3n * DAY))).toBe(from(3n * DAY - launchLimits.lockMinSeconds))
  expect(await deadlineOf(from(30n * DAY))).toBe(from(WEEK))
  expect(await deadlineOf(launchLimits.lockForever)).toBe(from(WEEK))
  expect(await deadlineOf(launchLimits.burnLiquidity)).toBe(from(WEEK))
  getCode.mockResolvedValue(undefined)
  expect(await deadlineOf(from(DAY))).toBe(from(1_800n))
})

test('a time alone does not say that liquidity is locked until then', () => {
  const time = formatTime(1_900_000_000n)
  expect(liquidityText(1_900_000_000n)).toBe(m.console_lock_fact({ time }))
  expect(liquidityText(launchLimits.burnLiquidity)).toBe(m.console_lock_burn())
  expect(liquidityText(launchLimits.lockForever)).toBe(m.console_lock_forever())
})

test('a launch with a batch opening does not say that it opens trading', async () => {
  getCode.mockResolvedValue('0x6001')
  const purchases = [{ to: account, quoteAmount: 5n * 10n ** 17n, minTokens: 1n }]
  const opening = { openingSeconds: 60n, cap: 10n ** 18n }
  const { review } = await planOf({ purchases, opening })
  const values = review.gets.map(({ value }) => value)
  expect(values).toContain(m.console_opening_opens_later())
  expect(values).not.toContain(m.console_launch_open())
  // What is bought depends on what everybody commits.
  const labels = review.gets.map(({ label }) => label)
  expect(labels).toContain(m.console_opening_team({ amount: '0.5\u00a0BNB' }))
  expect(review.permanent[0]).toBe(m.console_opening_permanent())
  const direct = (await planOf({ purchases })).review
  expect(direct.gets.map(({ value }) => value)).toContain(m.console_launch_open())
  expect(direct.permanent[0]).toBe(m.console_launch_permanent())
})

test('a token that moves freely from its creation on is not said to be opened for ever', async () => {
  getCode.mockResolvedValue('0x6001')
  const token = { address: account, symbol: 'HBR', decimals: 18 } as Token
  expect(launchFinality(token, {} as LaunchTerms)).toBe(m.console_launch_pad_permanent())
  const closed = await planOf({})
  expect(closed.review.permanent[0]).toBe(m.console_launch_permanent())
  expect(closed.review.gets.map(({ label }) => label)).toContain(m.console_launch_gets())
  expect(closed.done?.({} as never)).toBe(m.console_launch_pad_done())
  const free = await planOf({}, null)
  expect(free.review.gets.map(({ label }) => label)).not.toContain(m.console_launch_gets())
  expect(free.done?.({} as never)).toBe(m.console_launch_free_done())
})

test('a launch names how many blocks freeze what is bought, and what becomes of the liquidity for good', async () => {
  getCode.mockResolvedValue('0x6001')
  const killing = { launch: { killBlocks: 3 } } as Token['taxed']
  const { review } = await planOf({ unlockAt: launchLimits.burnLiquidity }, killing)
  expect(review.facts).toContainEqual({ label: m.console_launch_kill(), value: '3' })
  expect(review.permanent).toEqual([m.console_launch_permanent(), m.console_launch_burns()])
  const forever = await planOf({ unlockAt: launchLimits.lockForever })
  expect(forever.review.permanent).toContain(m.console_launch_locks_forever())
  expect(forever.review.facts).toEqual([])
})
