import { solanaPoolLimits } from '@slipway/sdk/solana/staking/solana-pool-limits'
import type { SolanaPoolDraft } from '@slipway/sdk/solana/staking/types'
import type { KeyPairSigner } from '@solana/kit'
import { TOKEN_2022_PROGRAM_ADDRESS } from '@solana-program/token-2022'
import { beforeEach, describe, expect, test } from 'vitest'
import { hostileMints } from './hostile-mints.ts'
import { poolFeeBps, StakingWorld, type TestPool } from './staking-world.ts'
import { day, feeOf, firstTokenProgram, type TestToken, tokenKinds } from './token-world.ts'

const { amountMax, maxSeconds, maxLockSeconds } = solanaPoolLimits

let world: StakingWorld
let owner: KeyPairSigner
let ann: KeyPairSigner
let ben: KeyPairSigner
let stake: TestToken
let reward: TestToken
let pool: TestPool

beforeEach(async () => {
  world = await StakingWorld.open()
  ;[owner, ann, ben] = [await world.person(), await world.person(), await world.person()]
  stake = await world.token([owner, ann, ben], { tokenProgram: firstTokenProgram })
  reward = await world.token([owner])
  pool = await world.pool({ stake, reward }, owner)
  world.setTime(pool.draft.startAt)
})

const errorOf = async (outcome: Promise<{ readonly error: unknown }>) => (await outcome).error
/** What comes into a wallet of a token with a call. */
async function gain(token: TestToken, one: KeyPairSigner, call: Promise<{ error: unknown }>) {
  const before = await world.balanceOf(token, one.address)
  expect(await errorOf(call)).toBeUndefined()
  return (await world.balanceOf(token, one.address)) - before
}

test.each(tokenKinds)(
  'a pool of $name shares by the second, gives stakes back, pays, and ends',
  async (kind) => {
    const extensions = kind.isTaxed ? [feeOf(owner.address, poolFeeBps)] : []
    const token = await world.token([owner, ann, ben], { ...kind, extensions })
    const made = await world.pool({ stake: token, reward: token }, owner)
    world.setTime(made.draft.startAt)
    const arrives = (amount: bigint) =>
      kind.isTaxed ? amount - (amount * 2n + 99n) / 100n : amount
    expect(await errorOf(world.deposit(made, ann, 1_048_576n))).toBeUndefined()
    world.pass(100)
    expect(await errorOf(world.deposit(made, ben, 3_145_728n))).toBeUndefined()
    expect(world.read(made)).toMatchObject({
      staked: arrives(1_048_576n) + arrives(3_145_728n),
      stakers: 2,
    })
    world.pass(100)
    // Ann alone for 100 seconds, then a quarter.
    const [first, second] = [await world.rewardOf(made, ann), await world.rewardOf(made, ben)]
    if (!kind.isTaxed) expect([first, second]).toEqual([125_000n, 75_000n])
    expect(first + second).toBeGreaterThanOrEqual(199_998n)
    expect(await gain(token, ann, world.harvest(made, ann))).toBe(arrives(first))
    world.pass(day)
    const all = arrives(1_048_576n)
    expect(await gain(token, ann, world.withdraw(made, ann, all))).toBe(arrives(all))
    expect(await gain(token, ann, world.harvest(made, ann))).toBeGreaterThan(0n)
    expect(await world.stakeOf(made, ann)).toBeUndefined()
    world.setTime(made.draft.endAt)
    const due = await world.rewardOf(made, ben)
    expect(await gain(token, ben, world.harvest(made, ben))).toBe(arrives(due))
    expect(await errorOf(world.withdraw(made, ben, arrives(3_145_728n)))).toBeUndefined()
    expect(world.read(made)).toMatchObject({ staked: 0n, stakers: 0, accounts: 0 })
    const lamports = world.lamportsOf(owner)
    expect(await errorOf(world.act(made, world.closing(made)))).toBeUndefined()
    expect(world.find(made.pool)).toBeUndefined()
    expect(world.lamportsOf({ address: made.stakeVault })).toBe(0n)
    expect(world.lamportsOf({ address: made.rewardVault })).toBe(0n)
    expect(world.lamportsOf(owner)).toBeGreaterThan(lamports)
  },
)

describe('terms that are refused', () => {
  test.each<{ error: string; change: (now: number) => Partial<SolanaPoolDraft> }>([
    { error: 'RateOutOfRange', change: () => ({ rate: 0n }) },
    { error: 'RateOutOfRange', change: () => ({ rate: amountMax + 1n, amount: 1n }) },
    { error: 'RateOutOfRange', change: () => ({ rate: amountMax, amount: 1n }) },
    { error: 'EndTooEarly', change: (now) => ({ startAt: now, endAt: now + 299 }) },
    { error: 'EndTooEarly', change: (now) => ({ startAt: 0, endAt: now + 299 }) },
    { error: 'EndTooEarly', change: (now) => ({ startAt: now + 400, endAt: now + 400 }) },
    { error: 'EndTooLate', change: (now) => ({ endAt: now + maxSeconds + 1, rate: 1n }) },
    { error: 'DeadlineOutOfRange', change: (now) => ({ startAt: now, deadlineAt: now }) },
    { error: 'DeadlineOutOfRange', change: (now) => ({ deadlineAt: now + 399 }) },
    { error: 'DeadlineOutOfRange', change: (now) => ({ deadlineAt: now + 11 * day }) },
    { error: 'LockTooLong', change: () => ({ lockSeconds: maxLockSeconds + 1 }) },
    { error: 'LimitIncomplete', change: () => ({ limit: 1n }) },
    { error: 'LimitIncomplete', change: () => ({ limitSeconds: 1 }) },
    { error: 'AmountTooLarge', change: () => ({ limit: amountMax + 1n, limitSeconds: 1 }) },
    { error: 'BudgetTooSmall', change: () => ({ amount: 863_999_999n }) },
  ])('$error', async ({ error, change }) => {
    const made = await world.creation({ stake, reward }, owner, change(world.now))
    expect(await world.send(owner, made.instructions)).toMatchObject({ error, at: 2 })
  })
})

describe('terms at their bounds are taken', () => {
  test.each<{ name: string; change: (now: number) => Partial<SolanaPoolDraft> }>([
    { name: 'rewards of five minutes', change: (now) => ({ endAt: now + 700 }) },
    { name: 'an end in ten years', change: (now) => ({ endAt: now + maxSeconds, rate: 1n }) },
    { name: 'a deadline at a start that lies ahead', change: (now) => ({ deadlineAt: now + 400 }) },
    {
      name: 'a deadline in a second',
      change: (now) => ({ startAt: now, deadlineAt: now + 1 }),
    },
    { name: 'a lock time of four years', change: () => ({ lockSeconds: maxLockSeconds }) },
    { name: 'the largest limit', change: () => ({ limit: amountMax, limitSeconds: 1 }) },
  ])('$name', async ({ change }) => {
    const terms = change(world.now)
    const made = await world.pool({ stake, reward }, owner, terms)
    expect(world.read(made)).toMatchObject({ ...terms, surplus: 0n })
  })
})

test('stakes are taken before a start that is their deadline, and none from then on', async () => {
  const deadlineAt = world.now + 400
  const made = await world.pool({ stake, reward }, owner, { deadlineAt, startAt: deadlineAt })
  world.setTime(deadlineAt - 1)
  expect(await errorOf(world.deposit(made, ann, 10n))).toBeUndefined()
  world.pass(1)
  expect(await errorOf(world.deposit(made, ben, 10n))).toBe('Closed')
  world.pass(100)
  expect(await world.rewardOf(made, ann)).toBe(100_000n)
})

test('a pool says every term that it began with', async () => {
  const { now } = world
  const terms = {
    ...{ rate: 7n, startAt: now + 500, endAt: now + 900, deadlineAt: now + 800 },
    ...{ lockSeconds: 60, limit: 90n, limitSeconds: 30 },
  }
  const made = await world.pool({ stake, reward }, owner, { ...terms, amount: 2_805n })
  expect(world.read(made)).toMatchObject({
    ...{ ...terms, address: made.pool, owner: owner.address, createdAt: now },
    ...{ stakeMint: stake.mint, rewardMint: reward.mint },
    ...{ stakeVault: made.stakeVault, rewardVault: made.rewardVault },
    ...{ staked: 0n, stakers: 0, accounts: 0, owed: 0n, surplus: 5n, exitOpen: false },
  })
})

test('a start that has passed is now, and what its seconds would have cost is over', async () => {
  const { now } = world
  const endAt = now + 1_000
  const change = { startAt: now - 100, endAt, deadlineAt: endAt, amount: 1_100_000n }
  const made = await world.pool({ stake, reward }, owner, change)
  expect(world.read(made)).toMatchObject({ startAt: now, endAt, surplus: 100_000n })
  expect(await gain(reward, owner, world.act(made, { kind: 'recover' }))).toBe(100_000n)
})

test.each(hostileMints)(
  'a token that could defeat a pool is neither staked nor a reward: $error',
  async ({ error, extensionsOf, ...more }) => {
    const options = { extensions: [...extensionsOf(owner.address)], ...more }
    const hostile = await world.token([owner], options)
    for (const tokens of [
      { stake: hostile, reward },
      { stake, reward: hostile },
    ]) {
      const made = await world.creation(tokens, owner)
      expect(await errorOf(world.send(owner, made.instructions))).toBe(error)
    }
  },
)

test('nothing is earned before the start, after the end, nor by nobody; what nobody earned is the owner’s again', async () => {
  const made = await world.pool({ stake, reward }, owner)
  expect(await errorOf(world.deposit(made, ann, 10n))).toBeUndefined()
  world.setTime(made.draft.startAt)
  expect(await errorOf(world.harvest(made, ann))).toBe('NothingToHarvest')
  world.pass(1)
  expect(await gain(reward, ann, world.harvest(made, ann))).toBe(1_000n)
  world.pass(day)
  expect(await errorOf(world.withdraw(made, ann, 10n))).toBeUndefined()
  world.pass(50)
  expect(await gain(reward, owner, world.act(made, { kind: 'recover' }))).toBe(50_000n)
  expect(await errorOf(world.act(made, { kind: 'recover' }))).toBe('NothingToRecover')
  world.setTime(made.draft.endAt - 10)
  expect(await errorOf(world.deposit(made, ben, 1n))).toBeUndefined()
  world.setTime(made.draft.endAt)
  expect(await errorOf(world.deposit(made, ben, 1n))).toBe('Closed')
  world.pass(100)
  expect(await world.rewardOf(made, ben)).toBe(10_000n)
})

test('stakes are locked from the last deposit on, until terms get worse', async () => {
  expect(await errorOf(world.deposit(pool, ann, 5n))).toBeUndefined()
  world.pass(day - 1)
  expect(await errorOf(world.withdraw(pool, ann, 5n))).toBe('StillLocked')
  expect(await errorOf(world.deposit(pool, ann, 1n))).toBeUndefined()
  world.pass(day - 1)
  expect(await errorOf(world.withdraw(pool, ann, 5n))).toBe('StillLocked')
  world.pass(1)
  expect(await errorOf(world.withdraw(pool, ann, 5n))).toBeUndefined()
  expect(await errorOf(world.withdraw(pool, ann, 2n))).toBe('StakeTooSmall')
  expect(await errorOf(world.withdraw(pool, ann, 0n))).toBe('AmountZero')
  expect(await errorOf(world.deposit(pool, ann, 1n))).toBeUndefined()
  const { rate, startAt, endAt } = world.read(pool)
  const lower = { kind: 'setRewards', rate: rate - 1n, startAt, endAt, amount: 0n } as const
  expect(await errorOf(world.act(pool, lower))).toBeUndefined()
  expect(world.read(pool).exitOpen).toBe(true)
  expect(await errorOf(world.withdraw(pool, ann, 2n))).toBeUndefined()
  expect(await errorOf(world.act(pool, { kind: 'openExit' }))).toBe('ExitAlreadyOpen')
})

test('the owner changes rewards as far as they are paid for', async () => {
  const { startAt, endAt } = pool.draft
  const set = (change: { rate?: bigint; startAt?: number; endAt?: number; amount?: bigint }) =>
    world.act(pool, {
      ...{ kind: 'setRewards', rate: 1_000n, startAt, endAt, amount: 0n },
      ...change,
    })
  expect(await errorOf(world.deposit(pool, ann, 10n))).toBeUndefined()
  world.pass(100)
  expect(await errorOf(set({ rate: 0n }))).toBe('RateZero')
  expect(await errorOf(set({ rate: amountMax + 1n }))).toBe('AmountTooLarge')
  // A rate that fits, whose sum does not.
  expect(await errorOf(set({ rate: amountMax / 2n }))).toBe('AmountTooLarge')
  expect(await errorOf(set({ startAt: startAt + 1 }))).toBe('AlreadyStarted')
  expect(await errorOf(set({ endAt: world.now + 299 }))).toBe('EndTooEarly')
  expect(await errorOf(set({ endAt: world.now + maxSeconds + 1 }))).toBe('EndTooLate')
  const more = BigInt(endAt - world.now)
  expect(await errorOf(set({ rate: 1_001n, amount: more - 1n }))).toBe('BudgetTooSmall')
  expect(await gain(reward, owner, set({ rate: 1_001n, amount: more }))).toBe(-more)
  expect(world.read(pool)).toMatchObject({ rate: 1_001n, surplus: 0n, exitOpen: false })
  expect(await world.rewardOf(pool, ann)).toBe(100_000n)
  world.pass(100)
  expect(await world.rewardOf(pool, ann)).toBe(200_100n)
  expect(await errorOf(world.act(pool, { kind: 'stop' }))).toBeUndefined()
  world.pass(day)
  expect(await world.rewardOf(pool, ann)).toBe(200_100n)
  expect(await errorOf(set({}))).toBe('Ended')
  expect(await errorOf(world.act(pool, { kind: 'stop' }))).toBe('Ended')
  const left = 1_001n * BigInt(endAt - pool.draft.startAt - 200)
  expect(await gain(reward, owner, world.act(pool, { kind: 'recover' }))).toBe(left)
  expect(await errorOf(world.withdraw(pool, ann, 10n))).toBeUndefined()
  expect(await gain(reward, ann, world.harvest(pool, ann))).toBe(200_100n)
  expect(world.balanceAt(pool.rewardVault)).toBe(0n)
})

test('a start that lies ahead is moved, and a later one lifts locks', async () => {
  const made = await world.pool({ stake, reward }, owner)
  const { startAt, endAt, rate } = made.draft
  const move = (to: number) =>
    world.act(made, {
      ...{ kind: 'setRewards', rate, startAt: to, endAt, amount: 10n ** 9n },
    })
  expect(await errorOf(move(world.now))).toBe('StartTooEarly')
  expect(await errorOf(move(startAt - 1))).toBeUndefined()
  expect(world.read(made).exitOpen).toBe(false)
  expect(await errorOf(move(startAt + 10))).toBeUndefined()
  expect(world.read(made)).toMatchObject({ exitOpen: true, startAt: startAt + 10 })
  // What was not needed of what was sent is there to be recovered.
  expect(world.read(made).surplus).toBe(10n ** 9n + 10n * rate)
})

test('a limit of a wallet holds for its time, and only rises', async () => {
  const made = await world.pool({ stake, reward }, owner, { limit: 10n, limitSeconds: 1_000 })
  expect(await errorOf(world.deposit(made, ann, 11n))).toBe('LimitExceeded')
  expect(await errorOf(world.deposit(made, ann, 10n))).toBeUndefined()
  expect(await errorOf(world.deposit(made, ann, 1n))).toBe('LimitExceeded')
  const limit = (to: bigint) => world.act(made, { kind: 'setLimit', limit: to })
  expect(await errorOf(limit(10n))).toBe('LimitOnlyRises')
  expect(await errorOf(limit(amountMax + 1n))).toBe('AmountTooLarge')
  expect(await errorOf(limit(11n))).toBeUndefined()
  expect(await errorOf(world.deposit(made, ann, 1n))).toBeUndefined()
  world.setTime(made.draft.startAt + 1_000)
  expect(await errorOf(world.deposit(made, ann, 100n))).toBeUndefined()
  expect(await errorOf(limit(0n))).toBeUndefined()
  expect(await errorOf(limit(5n))).toBe('LimitOnlyRises')
})

test('what is gathered of a taxed reward covers the terms by what arrives', async () => {
  const extensions = [feeOf(owner.address, poolFeeBps)]
  const taxed = await world.token([owner], { tokenProgram: TOKEN_2022_PROGRAM_ADDRESS, extensions })
  const short = await world.creation({ stake, reward: taxed }, owner, { amount: 864_000_000n })
  expect(await errorOf(world.send(owner, short.instructions))).toBe('BudgetTooSmall')
  const made = await world.pool({ stake, reward: taxed }, owner)
  expect(world.balanceAt(made.rewardVault)).toBeGreaterThanOrEqual(864_000_000n)
})

test('the largest sums there are: nothing overflows, and nothing of them is lost but less than a unit', async () => {
  await world.mint(stake, ann, amountMax)
  await world.mint(reward, owner, amountMax)
  const rate = amountMax / BigInt(10 * day)
  const made = await world.pool({ stake, reward }, owner, { rate, amount: amountMax })
  world.setTime(made.draft.startAt)
  expect(await errorOf(world.deposit(made, ben, 1n))).toBeUndefined()
  world.pass(5 * day)
  // One unit has earned half of all rewards.
  const half = rate * BigInt(5 * day)
  expect(await world.rewardOf(made, ben)).toBe(half)
  // What is promised fits, and what is earned does: together they do not.
  await world.mint(reward, owner, half)
  const { startAt, endAt } = made.draft
  const double = { kind: 'setRewards', rate: 2n * rate, startAt, endAt, amount: half } as const
  expect(await errorOf(world.act(made, double))).toBe('AmountTooLarge')
  expect(await errorOf(world.deposit(made, ann, amountMax))).toBe('AmountTooLarge')
  expect(await errorOf(world.deposit(made, ann, amountMax - 1n))).toBeUndefined()
  world.setTime(made.draft.endAt)
  expect(await gain(reward, ben, world.harvest(made, ben))).toBe(half)
  const rest = await gain(reward, ann, world.harvest(made, ann))
  expect(half - rest).toBeLessThan(3n)
  world.pass(day)
  expect(await errorOf(world.withdraw(made, ann, amountMax - 1n))).toBeUndefined()
  expect(await errorOf(world.withdraw(made, ben, 1n))).toBeUndefined()
  expect(world.balanceAt(made.stakeVault)).toBe(0n)
})
