import type { LockAction } from '@slipway/sdk/solana/lock/build-lock-action'
import type { SolanaLock } from '@slipway/sdk/solana/lock/types'
import type { KeyPairSigner } from '@solana/kit'
import { SYSTEM_PROGRAM_ADDRESS } from '@solana-program/system'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import {
  expectForgeriesUnknown,
  expectOwnPlaces,
  expectRefusals,
  expectWritten,
} from './account-attacks.ts'
import { LockerWorld } from './locker-world.ts'
import { day, firstTokenProgram, type TestToken } from './token-world.ts'

/** Places of accounts in payments. */
const place = { lock: 1, vault: 2, destination: 3, mint: 4, tokenProgram: 5 }
/** Of the token programs themselves. */
const otherMint = 3

let world: LockerWorld
let owner: KeyPairSigner
let thief: KeyPairSigner
let token: TestToken
let lock: SolanaLock

beforeAll(async () => {
  world = await LockerWorld.open()
})
beforeEach(async () => {
  ;[owner, thief] = [await world.person(), await world.person()]
  token = await world.token([owner, thief])
  lock = await world.lock(token, owner, { unlockIn: day })
})

/** Everything that is done with a lock, by somebody. */
const allOf = async (by: KeyPairSigner) => {
  const actions: Readonly<Record<string, LockAction>> = {
    withdrawReleased: { kind: 'withdraw' },
    withdraw: { kind: 'withdraw', amount: 1n },
    relock: { kind: 'relock', unlockAt: lock.unlockAt + day },
    give: { kind: 'give', receiver: thief.address },
    close: { kind: 'close' },
  }
  const built = Object.entries(actions).map(
    async ([name, action]) => [name, await world.actionOf(token, lock, by, action)] as const,
  )
  return Object.fromEntries(await Promise.all(built))
}

test('an empty lock closes over its own vault, to its owner’s account', async () => {
  const other = await world.lock(token, thief, { unlockIn: day })
  const [worthless, foreign] = [await world.token([owner]), await world.token([owner])]
  world.setTime(lock.unlockAt)
  await world.succeed(owner, await world.actionOf(token, lock, owner, { kind: 'withdraw' }))
  // What strangers paid is in the vault: there is something to take.
  await world.succeed(thief, [await world.transfer(token, thief, lock.vault, 77n)])
  const close = await world.actionOf(token, lock, owner, { kind: 'close' })
  await expectRefusals(world, owner, close, [
    [place.vault, other.vault, 'VaultMismatch'],
    [place.vault, await world.accountOf(token, owner.address), 'VaultMismatch'],
    [place.vault, token.mint, 'VaultMismatch'],
    [place.mint, worthless.mint, 'MintMismatch'],
    [place.tokenProgram, SYSTEM_PROGRAM_ADDRESS, 'TokenProgramUnknown'],
    [place.tokenProgram, world.program, 'TokenProgramUnknown'],
    [place.tokenProgram, firstTokenProgram, 'MintMismatch'],
    [place.destination, await world.accountOf(token, thief.address), 'DestinationNotOwners'],
    [place.destination, lock.vault, 'DestinationNotOwners'],
    [place.destination, await world.accountOf(foreign, owner.address), otherMint],
    [place.lock, other.address, 'NotOwner'],
  ])
  expect(world.balanceAt(lock.vault)).toBe(77n)
  expect(world.balanceAt(other.vault)).toBe(other.initialAmount)
  expect((await world.send(owner, close)).error).toBeUndefined()
  expect(world.find(lock.address)).toBeUndefined()
})

test('forged state: nothing is withdrawn, prolonged, given or closed by it', async () => {
  world.setTime(lock.unlockAt)
  const calls = await allOf(thief)
  await expectForgeriesUnknown(world, thief, { address: lock.address, at: place.lock }, calls)
  expect(world.find(lock.address)).toEqual(lock)
  expect(world.balanceAt(lock.vault)).toBe(lock.initialAmount)
})

test('an account that is only read is not written, whatever is done', async () => {
  const { instructions } = await world.creation(token, owner)
  await expectWritten(world, owner, instructions)
  world.setTime(lock.unlockAt)
  const { withdraw, withdrawReleased, relock, give } = await allOf(owner)
  // Who is paid tokens, or prolongs or gives a lock, is paid no SOL.
  for (const all of [withdraw, withdrawReleased, relock, give])
    await expectWritten(world, owner, all ?? [], [0])
  expect(world.find(lock.address)).toEqual(lock)
  expect(world.balanceAt(lock.vault)).toBe(lock.initialAmount)
  const before = await world.balanceOf(token, owner.address)
  await world.succeed(owner, withdrawReleased ?? [])
  const { close } = await allOf(owner)
  // An empty vault pays nothing.
  await expectWritten(world, owner, close ?? [], [place.destination])
  await world.succeed(thief, [await world.transfer(token, thief, lock.vault, 77n)])
  await expectWritten(world, owner, close ?? [])
  await world.succeed(owner, close ?? [])
  expect((await world.balanceOf(token, owner.address)) - before).toBe(lock.initialAmount + 77n)
})

test('no account of an instruction is taken for another one, of the same lock or of one that is somebody’s own', async () => {
  const own = await world.lock(token, thief, { unlockIn: day })
  const accounts = await Promise.all(
    [owner, thief].map((one) => world.accountOf(token, one.address)),
  )
  const people = [owner.address, thief.address]
  const others = [lock.address, lock.vault, own.address, own.vault, ...accounts, ...people]
  const { instructions } = await world.creation(token, thief)
  const byThief = (action: LockAction) => world.actionOf(token, own, thief, action)
  // Anybody may be given a lock, from the beginning or later.
  await expectOwnPlaces(world, thief, instructions, others, [7])
  const relock = await byThief({ kind: 'relock', unlockAt: own.unlockAt + day })
  await expectOwnPlaces(world, thief, relock, others)
  world.setTime(own.unlockAt)
  await expectOwnPlaces(
    world,
    thief,
    await byThief({ kind: 'give', receiver: owner.address }),
    others,
    [2],
  )
  const withdraw = await byThief({ kind: 'withdraw' })
  await expectOwnPlaces(world, thief, withdraw, others)
  await world.succeed(thief, withdraw)
  await expectOwnPlaces(world, thief, await byThief({ kind: 'close' }), others)
})
