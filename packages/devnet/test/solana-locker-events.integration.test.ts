import { decodeLock } from '@slipway/sdk/solana/lock/decode-lock'
import { lockBytes, lockDecoder } from '@slipway/sdk/solana/lock/lock-codec'
import type { SolanaLock } from '@slipway/sdk/solana/lock/types'
import type { Address, KeyPairSigner } from '@solana/kit'
import { beforeAll, expect, test } from 'vitest'
import { LockerWorld } from './locker-world.ts'
import { programEventReader } from './program-event-reader.ts'
import { day, type TestToken } from './token-world.ts'

const readBytes = programEventReader('locker', {
  ...{ called: 'lock', bytes: lockBytes, decoder: lockDecoder, decode: decodeLock },
})
/** The one event of a transaction. */
function readEvent(events: readonly Buffer[]) {
  expect(events).toHaveLength(1)
  return readBytes(events[0])
}

let world: LockerWorld
let creator: KeyPairSigner
let heir: KeyPairSigner
let token: TestToken
beforeAll(async () => {
  world = await LockerWorld.open()
  ;[creator, heir] = [await world.person(), await world.person()]
  token = await world.token([creator, heir])
})

test('events tell all of a lock: an index needs nothing but them, even of locks that are closed', async () => {
  const start = world.now
  const schedule = { cliffAt: start + day, firstBps: 2_000, cycleSeconds: day, cycleBps: 4_000 }
  const terms = { owner: creator.address, unlockAt: start + 3 * day, schedule }
  const made = await world.creation(token, creator, terms)
  const created = await world.succeed(creator, made.instructions)
  let lock: SolanaLock = world.read(made.lock)
  expect(readEvent(created.events)).toEqual({ name: 'locked', state: lock })
  expect(lock).toMatchObject({ ...terms, creator: creator.address, mint: token.mint })

  const relocked = await world.act(token, lock, creator, {
    kind: 'relock',
    unlockAt: start + 4 * day,
  })
  const previous = BigInt(lock.unlockAt)
  lock = world.read(made.lock)
  expect(readEvent(relocked.events)).toEqual({
    ...{ name: 'relocked', state: lock, previousUnlockAt: previous },
  })

  const given = await world.act(token, lock, creator, { kind: 'give', receiver: heir.address })
  lock = world.read(made.lock)
  expect(lock.owner).toBe(heir.address)
  const from: Address = creator.address
  expect(readEvent(given.events)).toEqual({ name: 'given', state: lock, previousOwner: from })

  world.setTime(lock.unlockAt)
  const amount = lock.initialAmount
  const withdrawn = await world.act(token, lock, heir, { kind: 'withdraw' })
  lock = world.read(made.lock)
  expect(readEvent(withdrawn.events)).toEqual({ name: 'withdrawn', state: lock, amount })

  await world.succeed(creator, [await world.transfer(token, creator, lock.vault, 7n)])
  const closed = await world.act(token, lock, heir, { kind: 'close' })
  expect(readEvent(closed.events)).toEqual({ name: 'closed', state: lock, surplus: 7n })
})
