import { readFileSync } from 'node:fs'
import { airdropBytes } from '@slipway/sdk/solana/airdrop/airdrop-codec'
import { decodeAirdrop } from '@slipway/sdk/solana/airdrop/decode-airdrop'
import { getAddressDecoder } from '@solana/kit'
import { expect, test } from 'vitest'
import { AirdropWorld } from './airdrop-world.ts'
import { day } from './token-world.ts'

interface Field {
  readonly name: string
  readonly type: unknown
}

const idl = JSON.parse(
  readFileSync(new URL('../../../programs/airdrop/idl.json', import.meta.url), 'utf8'),
) as {
  readonly events: readonly { readonly name: string; readonly discriminator: readonly number[] }[]
  readonly types: readonly {
    readonly name: string
    readonly type: { readonly fields: readonly Field[] }
  }[]
}

const readAddress = (bytes: Uint8Array) => getAddressDecoder().decode(bytes)

function readField(bytes: Buffer, at: number, type: unknown) {
  if (type === 'u32') return { value: bytes.readUInt32LE(at), length: 4 }
  if (type === 'u64') return { value: bytes.readBigUInt64LE(at), length: 8 }
  return { value: readAddress(bytes.subarray(at)), length: 32 }
}

/** An event by the fields that the program’s interface gives it; nothing may be left over. */
function readEvent(events: readonly Buffer[]) {
  expect(events).toHaveLength(1)
  const bytes = events[0] ?? Buffer.alloc(0)
  const name = idl.events.find(({ discriminator }) => discriminator[0] === bytes[0])?.name ?? ''
  const fields = idl.types.find((type) => type.name === name)?.type.fields ?? []
  expect(fields.slice(0, 3).map((field) => field.name)).toEqual(['airdrop', 'layout', 'state'])
  let at = 33 + airdropBytes
  const more: Record<string, unknown> = {}
  for (const field of fields.slice(3)) {
    const { value, length } = readField(bytes, at, field.type)
    more[field.name] = value
    at += length
  }
  expect(bytes.length).toBe(at)
  const data = new Uint8Array(bytes.subarray(33, 33 + airdropBytes))
  return {
    name,
    state: decodeAirdrop({ address: readAddress(bytes.subarray(1, 33)), data }),
    ...more,
  }
}

test('events tell all of an airdrop: an index needs nothing but them, even of those that are closed', async () => {
  const world = await AirdropWorld.open()
  const [creator, claimant] = [await world.person(), await world.person()]
  const token = await world.token([creator])
  const list = [
    { claimant: claimant.address, amount: 1_000n },
    { claimant: creator.address, amount: 5n },
  ]
  const terms = { firstBps: 1_000, releaseSeconds: 10 * day, listKey: 'bafkrei', endIn: 20 * day }
  const made = await world.creation(token, creator, list, terms)
  const created = await world.succeed(creator, [...made.instructions, ...made.extensions])
  const { airdrop: address, vault } = made
  const airdrop = { token, creator, list, tree: world.treeOf(list), address, vault }
  // Events have the terms, never the ledger.
  const state = () => ({ ...world.read(address), ledger: new Uint8Array() })
  expect(readEvent(created.events)).toEqual({ name: 'Created', state: state() })
  expect(state()).toMatchObject({ creator: creator.address, mint: token.mint, listKey: 'bafkrei' })

  const claims = [
    { days: 0, paid: 100n, claimed: 100n },
    { days: 5, paid: 450n, claimed: 550n },
    { days: 5, paid: 450n, claimed: 1_000n },
  ]
  for (const { days, paid, claimed } of claims) {
    world.pass(days * day)
    const { events } = await world.claim(airdrop, 0, creator)
    expect(readEvent(events)).toEqual({
      ...{ name: 'Claimed', state: state(), index: 0, claimant: claimant.address },
      ...{ paid, claimed },
    })
  }
  expect(state()).toMatchObject({ claimed: 1_000n, settled: 1 })

  world.setTime(state().endAt ?? 0)
  const last = state()
  const closed = await world.close(airdrop)
  expect(readEvent(closed.events)).toEqual({ name: 'Closed', state: last, left: 5n })
})
