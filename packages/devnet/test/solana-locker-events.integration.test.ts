import { readFileSync } from 'node:fs'
import { decodeLock } from '@slipway/sdk/solana/lock/decode-lock'
import { lockBytes } from '@slipway/sdk/solana/lock/lock-codec'
import type { SolanaLock } from '@slipway/sdk/solana/lock/types'
import { type Address, getAddressDecoder, type KeyPairSigner } from '@solana/kit'
import { beforeAll, expect, test } from 'vitest'
import { LockerWorld } from './locker-world.ts'
import { day, type TestToken } from './token-world.ts'

interface Field {
  readonly name: string
  readonly type: unknown
}

const idl = JSON.parse(
  readFileSync(new URL('../../../programs/locker/idl.json', import.meta.url), 'utf8'),
) as {
  readonly events: readonly { readonly name: string; readonly discriminator: readonly number[] }[]
  readonly types: readonly {
    readonly name: string
    readonly type: { readonly fields: readonly Field[] }
  }[]
}

const tagBytes = 8
const readAddress = (bytes: Uint8Array) => getAddressDecoder().decode(bytes)

/** An event by the fields that the program’s interface gives it; nothing may be left over. */
function readEvent(bytes: Buffer) {
  const name = idl.events.find(({ discriminator }) => discriminator[0] === bytes[0])?.name ?? ''
  const fields = idl.types.find((type) => type.name === name)?.type.fields ?? []
  expect(fields.slice(0, 3).map((field) => field.name)).toEqual(['lock', 'layout', 'state'])
  let at = 33 + lockBytes
  const lock = readAddress(bytes.subarray(1, 33))
  const more: Record<string, unknown> = {}
  for (const field of fields.slice(3)) {
    const isNumber = field.type === 'u64'
    more[field.name] = isNumber ? bytes.readBigUInt64LE(at) : readAddress(bytes.subarray(at))
    at += isNumber ? tagBytes : 32
  }
  expect(bytes.length).toBe(at)
  const state = decodeLock({
    address: lock,
    data: new Uint8Array(bytes.subarray(33, 33 + lockBytes)),
  })
  return { name, state, ...more }
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

const only = (events: readonly Buffer[]) => {
  expect(events).toHaveLength(1)
  return readEvent(events[0] as Buffer)
}

test('events tell all of a lock: an index needs nothing but them, even of locks that are closed', async () => {
  const start = world.now
  const schedule = { cliffAt: start + day, firstBps: 2_000, cycleSeconds: day, cycleBps: 4_000 }
  const terms = { owner: creator.address, unlockAt: start + 3 * day, schedule }
  const made = await world.creation(token, creator, terms)
  const created = await world.succeed(creator, made.instructions)
  let lock: SolanaLock = world.read(made.lock)
  expect(only(created.events)).toEqual({ name: 'Locked', state: lock })
  expect(lock).toMatchObject({ ...terms, creator: creator.address, mint: token.mint })

  const relocked = await world.act(token, lock, creator, {
    kind: 'relock',
    unlockAt: start + 4 * day,
  })
  const previous = BigInt(lock.unlockAt)
  lock = world.read(made.lock)
  expect(only(relocked.events)).toEqual({
    ...{ name: 'Relocked', state: lock, previous_unlock_at: previous },
  })

  const given = await world.act(token, lock, creator, { kind: 'give', receiver: heir.address })
  lock = world.read(made.lock)
  expect(lock.owner).toBe(heir.address)
  const from: Address = creator.address
  expect(only(given.events)).toEqual({ name: 'Given', state: lock, previous_owner: from })

  world.setTime(lock.unlockAt)
  const amount = lock.initialAmount
  const withdrawn = await world.act(token, lock, heir, { kind: 'withdraw' })
  lock = world.read(made.lock)
  expect(only(withdrawn.events)).toEqual({ name: 'Withdrawn', state: lock, amount })

  await world.succeed(creator, [await world.transfer(token, creator, lock.vault, 7n)])
  const closed = await world.act(token, lock, heir, { kind: 'close' })
  expect(only(closed.events)).toEqual({ name: 'Closed', state: lock, surplus: 7n })
})
