import type { Address } from '@solana/kit'
import { expect, test } from 'vitest'
import { readProgramEvent } from './read-program-event.ts'
import { readThing, thingBytes } from './read-thing.ts'

const address = '11111111111111111111111111111111' as Address
const tagged = (tag: string, bytes: number) => {
  const data = Buffer.alloc(bytes)
  data.write(`${tag}\u0001`, 'latin1')
  return data
}

test('moments beyond what a database counts are kept as the latest: nobody stops the index by one', () => {
  const data = tagged('sliplck', thingBytes.lock)
  data.writeBigUInt64LE(2n ** 64n - 1n, 168)
  expect(readThing('lock', { address, data })).toMatchObject({ endAt: Number.MAX_SAFE_INTEGER })
})

test('an airdrop is kept without its ledger, which grows with its list', () => {
  const data = Buffer.concat([tagged('slipdrp', thingBytes.airdrop), Buffer.alloc(5_000, 1)])
  const thing = readThing('airdrop', { address, data })
  expect(Buffer.from(thing?.data ?? '', 'base64')).toHaveLength(thingBytes.airdrop)
})

/** A presale's account by the places of its numbers, as the program's state has them. */
function presaleOf(numbers: Readonly<Record<number, bigint>>, status: number) {
  const data = tagged('slipsal', thingBytes.presale)
  for (const [at, value] of Object.entries(numbers)) data.writeBigUInt64LE(value, Number(at))
  // A fair one.
  data[418] = 2
  data[420] = status
  return data
}

test.each([
  ['below its hard cap', 900n, 1, 900n],
  ['above it', 2_000n, 1, 1_000n],
  ['still open', 900n, 0, 0n],
])(
  'a presale has raised what it keeps of the contributions, with the part of inviters and without what leaving cost: %s',
  (_, total, status, kept) => {
    const [hardCapAt, totalAt, exitFeesAt, proceedsAt, rewardsAt] = [232, 304, 312, 320, 384]
    const data = presaleOf(
      {
        ...{ [hardCapAt]: 1_000n, [totalAt]: total, [exitFeesAt]: 7n, [rewardsAt]: 50n },
        [proceedsAt]: kept === 0n ? 0n : kept + 7n - 50n,
      },
      status,
    )
    const thing = readThing('presale', { address, data })
    expect(thing).toMatchObject({ amount: total, doneAmount: kept })
  },
)

test('what is no account of ours, or an event that a newer program writes, is nothing', () => {
  const data = tagged('sliplck', thingBytes.lock)
  expect(readThing('pool', { address, data })).toBeUndefined()
  const event = (name: number) => Buffer.concat([Buffer.from([name]), Buffer.alloc(32), data])
  expect(readProgramEvent('lock', event(0))?.name).toBe('locked')
  expect(readProgramEvent('lock', event(99))).toBeUndefined()
  expect(readProgramEvent('lock', Buffer.alloc(3))).toBeUndefined()
})
