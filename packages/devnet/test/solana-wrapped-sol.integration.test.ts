import type { KeyPairSigner } from '@solana/kit'
import { getTransferSolInstruction } from '@solana-program/system'
import { getTokenSize } from '@solana-program/token-2022'
import { expect, test } from 'vitest'
import { AirdropWorld } from './airdrop-world.ts'
import { LockerWorld } from './locker-world.ts'
import { sol } from './presale-world.ts'
import { StakingWorld } from './staking-world.ts'
import { day, type TokenWorld } from './token-world.ts'

// Of wrapped SOL a vault's balance follows its lamports, which anybody adds to: none of it counts, and none of it is in the way.

const signatureFee = 5_000n
const vaultDeposit = (world: TokenWorld) => world.rentOf(getTokenSize())
/** Lamports that are in no balance yet. */
const plain = (source: KeyPairSigner, destination: Parameters<TokenWorld['balanceAt']>[0]) =>
  getTransferSolInstruction({ source, destination, amount: 11n })

test('a lock of wrapped SOL pays what was locked, and leaves what strangers added to who closes it', async () => {
  const world = await LockerWorld.open()
  const [owner, stranger] = [await world.person(), await world.person()]
  const token = await world.wrapped(owner, 5n * sol)
  const lock = await world.lock(token, owner, { amount: sol, unlockIn: day })
  await world.succeed(stranger, [
    ...world.wrapping(stranger, lock.vault, 7n),
    plain(stranger, lock.vault),
  ])
  world.setTime(lock.unlockAt)
  expect((await world.act(token, lock, owner, { kind: 'withdraw' })).error).toBeUndefined()
  expect(await world.balanceOf(token, owner.address)).toBe(5n * sol)
  expect(world.balanceAt(lock.vault)).toBe(7n)
  const lamports = world.machine.getBalance(owner.address) ?? 0n
  const ofLock = world.machine.getBalance(lock.address) ?? 0n
  expect((await world.act(token, lock, owner, { kind: 'close' })).error).toBeUndefined()
  const came = (world.machine.getBalance(owner.address) ?? 0n) - lamports
  expect(came).toBe(ofLock + vaultDeposit(world) + 11n - signatureFee)
  expect(await world.balanceOf(token, owner.address)).toBe(5n * sol + 7n)
})

test('an airdrop of wrapped SOL pays its list, and what strangers added is left', async () => {
  const world = await AirdropWorld.open()
  const people = [await world.person(), await world.person(), await world.person()] as const
  const [creator, one, stranger] = people
  const token = await world.wrapped(creator, 5n * sol)
  const airdrop = await world.airdrop(token, creator, [{ claimant: one.address, amount: sol }])
  await world.succeed(stranger, [
    ...world.wrapping(stranger, airdrop.vault, 7n),
    plain(stranger, airdrop.vault),
  ])
  expect((await world.claim(airdrop, 0, stranger)).error).toBeUndefined()
  expect(await world.balanceOf(token, one.address)).toBe(sol)
  expect((await world.close(airdrop)).error).toBeUndefined()
  expect(await world.balanceOf(token, creator.address)).toBe(4n * sol + 7n)
})

test('a pool of wrapped SOL that pays it keeps both apart, whatever strangers add to either', async () => {
  const world = await StakingWorld.open()
  const [owner, one] = [await world.person(), await world.person()]
  const token = await world.wrapped(owner, 5n * sol)
  await world.wrapped(one, sol)
  const pool = await world.pool({ stake: token, reward: token }, owner)
  world.setTime(pool.draft.startAt)
  // A power of two shares every reward without a rest.
  expect((await world.deposit(pool, one, 1_024n)).error).toBeUndefined()
  await world.succeed(one, [
    ...world.wrapping(one, pool.stakeVault, 7n),
    ...world.wrapping(one, pool.rewardVault, 9n),
  ])
  world.setTime(pool.draft.endAt)
  expect((await world.withdraw(pool, one, 1_024n)).error).toBeUndefined()
  expect((await world.harvest(pool, one)).error).toBeUndefined()
  expect(await world.balanceOf(token, one.address)).toBe(sol + 864_000_000n)
  expect((await world.act(pool, { kind: 'recover' })).error).toBe('NothingToRecover')
  expect((await world.act(pool, world.closing(pool))).error).toBeUndefined()
  expect(await world.balanceOf(token, owner.address)).toBe(5n * sol - 864_000_000n + 7n + 9n)
})
