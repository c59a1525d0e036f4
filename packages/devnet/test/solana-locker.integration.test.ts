import { calculateReleased } from '@slipway/sdk/solana/lock/calculate-released'
import { solanaLockLimits } from '@slipway/sdk/solana/lock/solana-lock-limits'
import type { KeyPairSigner } from '@solana/kit'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { hostileMints } from './hostile-mints.ts'
import { LockerWorld } from './locker-world.ts'
import {
  day,
  feeOf,
  firstTokenProgram,
  largest,
  supply,
  type TestToken,
  tokenKinds,
} from './token-world.ts'

const amount = 1_000_000_000n
const { forever, minSeconds, maxSeconds } = solanaLockLimits

let world: LockerWorld
beforeAll(async () => {
  world = await LockerWorld.open()
})

describe.each(tokenKinds)('locks of $name', ({ tokenProgram, isTaxed }) => {
  let creator: KeyPairSigner
  let other: KeyPairSigner
  let token: TestToken
  /** What of an amount arrives. */
  const net = (sent: bigint) => (isTaxed ? sent - (sent * 2n + 99n) / 100n : sent)

  beforeEach(async () => {
    ;[creator, other] = [await world.person(), await world.person()]
    const extensions = isTaxed ? [feeOf(creator.address, 200)] : []
    token = await world.token([creator, other], { tokenProgram, extensions })
  })

  test('what arrives is locked until the unlock time, to the second', async () => {
    const lock = await world.lock(token, creator, { unlockIn: 30 * day })
    expect(lock).toMatchObject({ owner: creator.address, initialAmount: net(amount) })
    expect(world.balanceAt(lock.vault)).toBe(net(amount))
    world.setTime(lock.unlockAt - 1)
    expect(await world.act(token, lock, creator, { kind: 'withdraw' })).toMatchObject({
      error: 'StillLocked',
    })
    world.setTime(lock.unlockAt)
    const before = await world.balanceOf(token, creator.address)
    await world.succeed(creator, await world.actionOf(token, lock, creator, { kind: 'withdraw' }))
    expect((await world.balanceOf(token, creator.address)) - before).toBe(net(net(amount)))
    expect(world.balanceAt(lock.vault)).toBe(0n)
    expect(world.read(lock.address).withdrawn).toBe(net(amount))
  })

  test('a linear release pays what is due by the second, and not a unit more', async () => {
    const start = world.now
    const lock = await world.lock(token, creator, {
      unlockAt: start + 110 * day,
      schedule: { cliffAt: start + 10 * day, firstBps: 1_000, cycleSeconds: 0, cycleBps: 0 },
    })
    const whole = net(amount)
    world.setTime(start + 10 * day - 1)
    expect((await world.act(token, lock, creator, { kind: 'withdraw' })).error).toBe('StillLocked')
    world.setTime(start + 10 * day)
    const first = whole / 10n
    const more = { kind: 'withdraw', amount: first + 1n } as const
    expect((await world.act(token, lock, creator, more)).error).toBe('AmountAboveReleased')
    const just = { kind: 'withdraw', amount: first } as const
    expect((await world.act(token, lock, creator, just)).error).toBeUndefined()
    expect((await world.act(token, lock, creator, { kind: 'withdraw' })).error).toBe('StillLocked')
    world.setTime(start + 60 * day)
    expect((await world.act(token, lock, creator, { kind: 'withdraw' })).error).toBeUndefined()
    // A tenth at first, and half of the other nine.
    expect(world.read(lock.address).withdrawn).toBe((whole * 55n) / 100n)
    world.setTime(start + 110 * day)
    expect((await world.act(token, lock, creator, { kind: 'withdraw' })).error).toBeUndefined()
    expect(world.balanceAt(lock.vault)).toBe(0n)
  })

  test('parts of one size come with their cycles, the last one with the end', async () => {
    const start = world.now
    const schedule = {
      cliffAt: start + day,
      firstBps: 2_500,
      cycleSeconds: 7 * day,
      cycleBps: 2_000,
    }
    // Three full parts, and the fourth of 15 %.
    const unlockAt = schedule.cliffAt + 4 * schedule.cycleSeconds
    const lock = await world.lock(token, creator, { unlockAt, schedule })
    const whole = net(amount)
    const shares = [25n, 45n, 65n, 85n, 100n]
    for (const [cycle, share] of shares.entries()) {
      world.setTime(schedule.cliffAt + cycle * schedule.cycleSeconds)
      expect((await world.act(token, lock, creator, { kind: 'withdraw' })).error).toBeUndefined()
      expect(world.read(lock.address).withdrawn).toBe((whole * share) / 100n)
      if (share === 100n) continue
      world.pass(7 * day - 1)
      expect((await world.act(token, lock, creator, { kind: 'withdraw' })).error).toBe(
        'StillLocked',
      )
    }
  })

  test('a lock is only ever prolonged; its schedule moves along', async () => {
    const start = world.now
    const lock = await world.lock(token, creator, {
      unlockAt: start + 100 * day,
      schedule: { cliffAt: start + 10 * day, firstBps: 0, cycleSeconds: 0, cycleBps: 0 },
    })
    const relock = (unlockAt: number) =>
      world.act(token, lock, creator, { kind: 'relock', unlockAt })
    expect((await relock(lock.unlockAt)).error).toBe('NotLater')
    expect((await relock(start + 50 * day)).error).toBe('NotLater')
    expect((await relock(start + 60)).error).toBe('UnlockTooEarly')
    expect((await relock(start + maxSeconds + 1)).error).toBe('UnlockTooLate')
    expect((await relock(start + 120 * day)).error).toBeUndefined()
    expect(world.read(lock.address)).toMatchObject({
      unlockAt: start + 120 * day,
      schedule: { cliffAt: start + 30 * day },
    })
    world.setTime(start + 30 * day - 1)
    expect((await world.act(token, lock, creator, { kind: 'withdraw' })).error).toBe('StillLocked')
    expect((await relock(forever)).error).toBeUndefined()
    world.setTime(start + 1_000 * day)
    expect((await world.act(token, lock, creator, { kind: 'withdraw' })).error).toBe('StillLocked')
    expect((await relock(start + 2_000 * day)).error).toBe('NotLater')
  })

  test('a given lock is its new owner’s alone', async () => {
    const lock = await world.lock(token, creator, { unlockIn: day })
    const give = { kind: 'give', receiver: other.address } as const
    expect((await world.act(token, lock, other, give)).error).toBe('NotOwner')
    expect((await world.act(token, lock, creator, give)).error).toBeUndefined()
    world.setTime(lock.unlockAt)
    for (const action of [give, { kind: 'withdraw' }, { kind: 'close' }] as const)
      expect((await world.act(token, lock, creator, action)).error).toBe('NotOwner')
    const before = await world.balanceOf(token, other.address)
    expect((await world.act(token, lock, other, { kind: 'withdraw' })).error).toBeUndefined()
    expect((await world.balanceOf(token, other.address)) - before).toBe(net(net(amount)))
  })

  test('a lock can be made for somebody else', async () => {
    const lock = await world.lock(token, creator, { unlockIn: day, owner: other.address })
    world.setTime(lock.unlockAt)
    expect((await world.act(token, lock, creator, { kind: 'withdraw' })).error).toBe('NotOwner')
    expect((await world.act(token, lock, other, { kind: 'withdraw' })).error).toBeUndefined()
  })

  test('the deposits of an emptied lock come back, with what strangers paid in', async () => {
    const lock = await world.lock(token, creator, { unlockIn: day })
    const close = { kind: 'close' } as const
    expect((await world.act(token, lock, creator, close)).error).toBe('NotEmpty')
    world.setTime(lock.unlockAt)
    await world.succeed(creator, await world.actionOf(token, lock, creator, { kind: 'withdraw' }))
    await world.succeed(other, [await world.transfer(token, other, lock.vault, 1_000n)])
    expect((await world.act(token, lock, creator, { kind: 'withdraw' })).error).toBe('StillLocked')
    const lamports = world.machine.getBalance(creator.address) ?? 0n
    const deposits = [lock.address, lock.vault].map((one) => world.machine.getBalance(one) ?? 0n)
    const fee = 5_000n
    expect((await world.act(token, lock, creator, close)).error).toBeUndefined()
    const sum = deposits.reduce<bigint>((one, next) => one + next, 0n)
    expect(world.machine.getBalance(creator.address)).toBe(lamports + sum - fee)
    expect(world.find(lock.address)).toBeUndefined()
    expect(world.machine.getAccount(lock.vault).exists).toBe(false)
    const left = net(net(1_000n))
    const paid = net(net(amount))
    expect(await world.balanceOf(token, creator.address)).toBe(supply - amount + paid + left)
  })

  test('a stranger who pays the address beforehand stops nothing', async () => {
    const creation = await world.creation(token, creator)
    world.machine.airdrop(creation.lock, world.rentOf(0))
    await world.succeed(creator, creation.instructions)
    expect(world.read(creation.lock).initialAmount).toBe(net(amount))
  })
})

describe('terms that are refused', () => {
  let creator: KeyPairSigner
  let token: TestToken
  beforeAll(async () => {
    creator = await world.person()
    token = await world.token([creator])
  })

  test.each([
    { what: 'nothing', error: 'AmountZero', terms: { amount: 0n } },
    { what: 'four minutes', error: 'UnlockTooEarly', terms: { unlockIn: minSeconds - 1 } },
    { what: 'milliseconds', error: 'UnlockTooLate', terms: { unlockIn: maxSeconds + 1 } },
    {
      what: 'nobody as its owner',
      error: 'OwnerZero',
      terms: { owner: '11111111111111111111111111111111' as never },
    },
  ])('$what', async ({ terms, error }) => {
    const { instructions } = await world.creation(token, creator, terms)
    expect(await world.send(creator, instructions)).toMatchObject({ error, at: 1 })
  })

  test.each([
    { what: 'a cliff at the end', error: 'ScheduleUnusable', cliffIn: 30 * day },
    { what: 'a cliff in a minute', error: 'UnlockTooEarly', cliffIn: 60 },
    { what: 'a first part of all', error: 'ScheduleUnusable', firstBps: 10_000 },
    { what: 'a cycle’s size without a cycle', error: 'ScheduleUnusable', cycleBps: 100 },
    { what: 'a cycle without a size', error: 'ScheduleUnusable', cycleSeconds: day },
    {
      what: 'parts that are more than the rest',
      error: 'ScheduleUnusable',
      ...{ firstBps: 5_000, cycleSeconds: day, cycleBps: 5_001 },
    },
    {
      what: 'a last part elsewhere',
      error: 'ScheduleEndsElsewhere',
      ...{ cycleSeconds: day, cycleBps: 1_000 },
    },
  ])('$what', async ({ error, cliffIn = day, ...parts }) => {
    const none = { firstBps: 0, cycleSeconds: 0, cycleBps: 0 }
    const schedule = { cliffAt: world.now + cliffIn, ...none, ...parts }
    const { instructions } = await world.creation(token, creator, { schedule })
    expect((await world.send(creator, instructions)).error).toBe(error)
  })

  test('the shortest and the longest lock, and one for ever', async () => {
    for (const terms of [{ unlockIn: minSeconds }, { unlockIn: maxSeconds }, { unlockAt: forever }])
      expect(await world.lock(token, creator, terms)).toMatchObject({ initialAmount: amount })
  })
})

test.each([
  { name: 'evenly', cycleBps: 0, steps: 1 },
  { name: 'in parts', cycleBps: 3_333, steps: 3 },
])('the largest sum there is, $name: nothing overflows, and all of it is paid', async (kind) => {
  const owner = await world.person()
  const token = await world.token([owner])
  await world.mint(token, owner, largest - supply)
  const [cliffAt, length] = [world.now + minSeconds, 99_999_000 * 60]
  const unlockAt = cliffAt + length
  const cycleSeconds = kind.cycleBps === 0 ? 0 : length / kind.steps
  const schedule = { cliffAt, cycleSeconds, firstBps: 1, cycleBps: kind.cycleBps }
  const lock = await world.lock(token, owner, { amount: largest, unlockAt, schedule })
  for (const at of [cliffAt, cliffAt + length / 2, unlockAt - 1, unlockAt]) {
    world.setTime(at)
    expect((await world.act(token, lock, owner, { kind: 'withdraw' })).error).toBeUndefined()
    const { withdrawn } = world.read(lock.address)
    expect(withdrawn).toBe(calculateReleased(lock, at))
    expect(await world.balanceOf(token, owner.address)).toBe(withdrawn)
  }
  expect(world.balanceAt(lock.vault)).toBe(0n)
})

describe('tokens that could defeat a lock are refused', () => {
  test.each(hostileMints)('$error', async ({ error, extensionsOf, ...more }) => {
    const creator = await world.person()
    const extensions = [...extensionsOf(creator.address)]
    const token = await world.token([creator], { extensions, ...more })
    const { instructions } = await world.creation(token, creator)
    expect(await world.send(creator, instructions)).toMatchObject({ error, at: 1 })
  })

  test('a freezable token of the first program too', async () => {
    const creator = await world.person()
    const token = await world.token([creator], { tokenProgram: firstTokenProgram, freezable: true })
    const { instructions } = await world.creation(token, creator)
    expect((await world.send(creator, instructions)).error).toBe('MintFreezable')
  })
})
