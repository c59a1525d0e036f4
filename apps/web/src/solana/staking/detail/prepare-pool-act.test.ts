import { formatTime, m } from '@slipway/messages'
import { findTokenAccount } from '@slipway/sdk/solana/find-token-account'
import { solanaPoolLimits } from '@slipway/sdk/solana/staking/solana-pool-limits'
import { tokenAccountInfo } from '@slipway/sdk/solana/test/token-account-info'
import { address } from '@solana/kit'
import { beforeEach, expect, test, vi } from 'vitest'
import { expectAccountOpened } from '../../flow/test/expect-account-opened.ts'
import type { PlanSigner } from '../../flow/use-prepared-review.ts'
import type { PoolAct } from './pool-act.ts'
import { preparePoolAct } from './prepare-pool-act.ts'
import { testReward, testState, testToken, testView } from './test/pool-fixture.ts'
import type { PoolView } from './types.ts'

const wallet = address('Hrk2ymqLbS9ZzqKLx8q6ub6Qw7fNUXEnJk3C5oJ6wzVd')
const holder = address('4zvwRjXUKGfvwnParsHAS3HuSVzV5cA4McphgmoCtajS')
const { mint } = testReward()
const own = await findTokenAccount(wallet, { mint, program: testReward().tokenProgram })

/** What the signer has of the reward, and the account that was given away; each test begins with nothing. */
const world = vi.hoisted(() => ({
  balance: 0n,
  given: undefined as string | undefined,
  isFrozen: false,
  others: [] as { address: string; amount: bigint }[],
}))

// A node that takes a lamport for each byte; no account is open.
vi.mock('../../network/cluster-rpc.ts', () => ({
  clusterRpc: () => ({
    getMinimumBalanceForRentExemption: (bytes: bigint) => ({ send: async () => bytes }),
    getBalance: () => ({ send: async () => ({ value: 2_000_000n }) }),
    getAccountInfo: (asked: string) => ({
      send: async () => ({
        value:
          asked === world.given
            ? tokenAccountInfo(mint, world.isFrozen ? wallet : holder, world.isFrozen)
            : null,
      }),
    }),
  }),
}))
vi.mock('@slipway/sdk/solana/get-token-accounts', () => ({
  getTokenAccounts: async () =>
    world.given === undefined ? [{ address: own, amount: world.balance }] : world.others,
}))

const signer = {
  wallet: {},
  account: { address: wallet, publicKey: new Uint8Array(32) },
} as unknown as PlanSigner

async function plan(view: PoolView, act: PoolAct) {
  const made = await preparePoolAct(view, signer, act)
  if (typeof made === 'string') throw new Error(made)
  return made
}

beforeEach(() => {
  world.balance = 0n
  world.given = undefined
  world.isFrozen = false
  world.others = []
})

/** Somebody's 100.00 of 200.00, with 500.00 earned by now. */
const running = testView({ staked: 20_000n, countedUntil: 1_000, lockSeconds: 0 })
const state = testState(10_000n)

test('a stake says what arrives, what it earns, the deposit, and a tax that somebody can raise', async () => {
  const stake = testToken({ isTaxed: true, transferFeeBps: 1_000, transferFeeMax: 10n ** 12n })
  const view = testView({ staked: 9_000n }, { stake: { ...stake, rights: { tax: holder } } })
  const made = await plan(view, { kind: 'stake', amount: 10_000n, state: testState() })
  expect(made.deposits).toEqual([{ label: m.solstakepage_deposit(), lamports: 1_700_000n }])
  expect(made.review.pays[0]).toMatchObject({ value: '100\u00a0EDDY' })
  expect(made.review.gets).toMatchObject([
    { value: '90\u00a0EDDY', note: m.stakepage_stake_review_kept({ amount: '10\u00a0EDDY' }) },
  ])
  expect(made.review.facts).toContainEqual(
    expect.objectContaining({ label: m.stakepage_daily(), value: '43,200\u00a0WAKE' }),
  )
  expect(made.review.facts).toContainEqual({
    ...{ label: m.solstakepage_tax_label({ token: 'EDDY' }), value: '10%' },
    note: m.solstakepage_tax_open_short(),
  })
  expect(made.review.permanent).toEqual([])
})

test('who adds to a locked stake is told that its whole lock time restarts', async () => {
  const act = { kind: 'stake', amount: 1n, state: testState(100n) } as const
  const locked = await plan(testView({ staked: 100n }), act)
  expect(locked.deposits).toEqual([])
  expect(locked.review.permanent).toEqual([m.stakepage_stake_relocks()])
  const free = await plan(testView({ staked: 100n, exitOpen: true }), act)
  expect(free.review.permanent).toEqual([])
})

test('a part is withdrawn with the reward; with all of it the deposit comes back', async () => {
  const part = await plan(running, { kind: 'withdraw', amount: 4_000n, state })
  expect(part.request.instructions).toHaveLength(4)
  expect(part.review.gets).toMatchObject([{ value: '40\u00a0EDDY' }, { value: '500\u00a0WAKE' }])
  expect(part.review.facts).toContainEqual({ label: m.stakepage_left(), value: '60\u00a0EDDY' })
  expect(part.deposits).toHaveLength(2)
  expect(part.terms).toEqual([4_000n])
  const all = await plan(running, { kind: 'withdraw', amount: 10_000n, state })
  expect(all.review.gets.at(-1)).toMatchObject({ label: m.solstakepage_gets_deposit() })
})

test('the emergency exit touches nothing of the rewards, which stay due', async () => {
  const left = await plan(running, { kind: 'leave', amount: 10_000n, state })
  expect(left.kind).toBe('pool_emergency')
  expect(left.request.instructions).toHaveLength(2)
  expect(left.review.gets).toHaveLength(1)
  expect(left.review.facts).toContainEqual(
    expect.objectContaining({ label: m.stakepage_emergency_due(), value: '500\u00a0WAKE' }),
  )
})

test('of a reward that cannot be read the stake leaves alone', async () => {
  const view = { ...running, reward: testReward({ isUnread: true }) }
  const made = await plan(view, { kind: 'withdraw', amount: 10_000n, state })
  expect(made.request.instructions).toHaveLength(2)
  expect(made.deposits).toHaveLength(1)
})

test('a reward is harvested where something is due; the last one ends the account', async () => {
  const none = testState(10_000n)
  const early = { ...running, now: 1_000 }
  expect(await preparePoolAct(early, signer, { kind: 'harvest', state: none })).toBe(
    m.error_StakingPool_NothingToHarvest(),
  )
  const some = await plan(running, { kind: 'harvest', state })
  expect(some.review.gets).toMatchObject([{ value: '500\u00a0WAKE' }])
  const last = await plan(running, { kind: 'harvest', state: testState(0n, { due: 7n }) })
  expect(last.review.gets).toMatchObject([
    { value: '0.07\u00a0WAKE' },
    { value: '0.0017\u00a0SOL' },
  ])
})

test('more rewards are paid so that enough arrives of a taxed token, and never beyond what is there', async () => {
  const reward = testReward({ isTaxed: true, transferFeeBps: 1_000, transferFeeMax: 10n ** 15n })
  const view = { ...running, reward }
  const { startAt, endAt } = running.pool
  const act = { kind: 'setRewards', wanted: { rate: 150n, startAt, endAt } } as const
  expect(await preparePoolAct(view, signer, act)).toBe(
    m.solstakepage_rewards_short({ amount: '55,000\u00a0WAKE', balance: '0\u00a0WAKE' }),
  )
  world.balance = 5_500_000n
  const made = await plan(view, act)
  expect(made.review.pays).toMatchObject([{ value: '55,000\u00a0WAKE' }])
  expect(made.review.gets).toEqual([
    {
      ...{ label: m.stakepage_rate(), value: '1.5\u00a0WAKE' },
      note: m.solstakepage_before({ value: '1\u00a0WAKE' }),
    },
  ])
  const longer = { kind: 'setRewards', wanted: { rate: 50n, startAt, endAt: endAt + 60 } } as const
  // Nobody can stake after what was the end.
  expect((await plan(view, longer)).review.permanent).toEqual([
    m.stakepage_admin_deadline_stays({ time: formatTime(endAt) }),
  ])
  const less = { kind: 'setRewards', wanted: { rate: 50n, startAt, endAt } } as const
  const worse = await plan(view, less)
  expect(worse.review.pays).toEqual([])
  // Where nothing is locked, no lock time ends.
  expect(worse.review.permanent).toEqual([])
  const locked = await plan({ ...view, pool: { ...view.pool, lockSeconds: 500 } }, less)
  expect(locked.review.permanent).toEqual([m.stakepage_admin_opens_exit()])
})

test('stopping, a higher limit, the exit, recovering and closing say what they bring and what is final', async () => {
  const stop = await plan(running, { kind: 'stop' })
  expect(stop.review.gets).toMatchObject([{ value: '99,000\u00a0WAKE' }])
  expect(stop.review.permanent).toEqual([m.stakepage_admin_stop_permanent()])
  const locked = testView({ staked: 1n })
  expect((await plan(locked, { kind: 'stop' })).review.permanent).toHaveLength(2)
  const raised = await plan(testView({ limit: 100n }), { kind: 'setLimit', limit: 0n })
  expect(raised.review.gets).toMatchObject([{ value: m.stakepage_terms_limit_none() }])
  expect([raised.terms, stop.terms]).toEqual([[0n], []])
  const exit = await plan(locked, { kind: 'openExit' })
  expect(exit.review.permanent).toEqual([m.stakepage_admin_exit_permanent()])
  // Nobody staked for 1 000 s.
  const recover = await plan(testView({ countedUntil: 1_000 }), { kind: 'recover' })
  expect(recover.review.gets).toMatchObject([{ value: '1,000\u00a0WAKE' }])
  expect(await preparePoolAct(running, signer, { kind: 'recover' })).toBe(
    m.error_StakingPool_NothingToRecover(),
  )
  const over = { now: solanaPoolLimits.maxSeconds, held: { stake: 3n, reward: 500n } }
  const close = await plan(testView({}, over), { kind: 'close' })
  expect(close.review.gets).toMatchObject([
    { value: '5\u00a0WAKE' },
    { value: '0.03\u00a0EDDY' },
    // Of the pool and of both its vaults.
    { value: '0.006\u00a0SOL', note: m.solstakepage_close_deposits() },
  ])
  expect(close.review.permanent).toEqual([m.solstakepage_close_permanent()])
})

test('who gave the associated token account away, or has a frozen one, is paid into another own one, or one that is opened', async () => {
  world.given = own
  const act = { kind: 'harvest', state } as const
  for (const isFrozen of [false, true]) {
    world.isFrozen = isFrozen
    expectAccountOpened(await plan(running, act), 5)
  }
  world.others = [{ address: holder, amount: 0n }]
  const made = await plan(running, act)
  expect(made.deposits).toEqual([])
  expect(made.request.instructions).toHaveLength(1)
  expect(made.request.instructions[0]?.accounts?.[5]?.address).toBe(holder)
  const { mint: staked, tokenProgram: program } = testToken()
  world.given = await findTokenAccount(wallet, { mint: staked, program })
  const leave = await plan(running, { kind: 'leave', amount: 10_000n, state })
  expect(leave.request.instructions).toHaveLength(1)
  expect(leave.request.instructions[0]?.accounts?.[4]?.address).toBe(holder)
})

test('of a pool of one token stake and reward, and what its creator takes, go into one account that is opened', async () => {
  ;[world.given, world.isFrozen] = [own, true]
  const { mint: stakeMint } = testReward()
  const one = { stake: testReward(), reward: testReward() }
  const staked = testView({ ...running.pool, stakeMint }, one)
  const over = { ...one, now: solanaPoolLimits.maxSeconds }
  const acts = [
    [staked, { kind: 'withdraw', amount: 4_000n, state }],
    [testView({ stakeMint }, over), { kind: 'close' }],
    [testView({ stakeMint, countedUntil: 1_000 }, one), { kind: 'recover' }],
  ] as const
  for (const [view, act] of acts) {
    const { request, deposits } = await plan(view, act)
    expect(deposits).toEqual([{ label: m.solana_deposit_other(), lamports: 165n }])
    const [opening, beginning, ...paying] = request.instructions
    const account = opening?.accounts?.[1]?.address
    expect(beginning?.accounts?.[0]?.address).toBe(account)
    for (const { accounts = [] } of paying)
      expect(accounts.map(({ address: paid }) => paid)).toContain(account)
  }
})
