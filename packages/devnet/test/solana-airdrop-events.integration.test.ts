import { airdropBytes, airdropDecoder } from '@slipway/sdk/solana/airdrop/airdrop-codec'
import { decodeAirdrop } from '@slipway/sdk/solana/airdrop/decode-airdrop'
import { expect, test } from 'vitest'
import { AirdropWorld } from './airdrop-world.ts'
import { programEventReader } from './program-event-reader.ts'
import { day } from './token-world.ts'

const readBytes = programEventReader('airdrop', {
  ...{ called: 'airdrop', bytes: airdropBytes, decoder: airdropDecoder, decode: decodeAirdrop },
})
/** The one event of a transaction. */
function readEvent(events: readonly Buffer[]) {
  expect(events).toHaveLength(1)
  return readBytes(events[0])
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
  expect(readEvent(created.events)).toEqual({ name: 'created', state: state() })
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
      ...{ name: 'claimed', state: state(), index: 0n, claimant: claimant.address },
      ...{ paid, claimed },
    })
  }
  expect(state()).toMatchObject({ claimed: 1_000n, settled: 1 })

  world.setTime(state().endAt ?? 0)
  const last = state()
  const closed = await world.close(airdrop)
  expect(readEvent(closed.events)).toEqual({ name: 'closed', state: last, left: 5n })
})
