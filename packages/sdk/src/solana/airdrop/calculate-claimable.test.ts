import { expect, test } from 'vitest'
import { calculateClaimable } from './calculate-claimable.ts'

const settled = new Uint8Array(8).fill(255)
const start = 1_000
const inParts = {
  ...{ startAt: start, endAt: start + 500, releaseSeconds: 100, firstBps: 2_500, entries: 1 },
  ledger: new Uint8Array(8),
}
const entry = { index: 0, amount: 1_001n }
const paying = (paid: bigint) => {
  const ledger = new Uint8Array(8)
  new DataView(ledger.buffer).setBigUint64(0, paid, true)
  return { ...inParts, ledger }
}

test.each([
  { what: 'before the start nothing', after: -1, due: 0n },
  { what: 'at the start the first part, rounded down', after: 0, due: 250n },
  { what: 'half-way the half of the rest, rounded down', after: 50, due: 625n },
  { what: 'a second before the last release not all of it', after: 99, due: 993n },
  { what: 'with the last release all of it', after: 100, due: 1_001n },
  { what: 'a second before the end all of it', after: 499, due: 1_001n },
  { what: 'at the end nothing, for it is the creator’s', after: 500, due: 0n },
])('$what', ({ after, due }) => {
  expect(calculateClaimable(inParts, entry, start + after)).toBe(due)
})

test('without an end it stays due', () => {
  expect(calculateClaimable({ ...inParts, endAt: undefined }, entry, 2 ** 40)).toBe(1_001n)
})

test('what was paid before is not paid again, and an entry that was paid whole never', () => {
  expect(calculateClaimable(paying(250n), entry, start + 50)).toBe(375n)
  expect(calculateClaimable(paying(625n), entry, start + 50)).toBe(0n)
  expect(calculateClaimable({ ...inParts, ledger: settled }, entry, start + 499)).toBe(0n)
})

test('of a list that is released at once every entry has a bit of its own', () => {
  const atOnce = { ...inParts, releaseSeconds: 0, firstBps: 10_000, entries: 9 }
  const airdrop = { ...atOnce, ledger: new Uint8Array([0b1000_0000, 0]) }
  expect(calculateClaimable(airdrop, { index: 6, amount: 5n }, start)).toBe(5n)
  expect(calculateClaimable(airdrop, { index: 7, amount: 5n }, start)).toBe(0n)
  expect(calculateClaimable(airdrop, { index: 8, amount: 5n }, start)).toBe(5n)
})
