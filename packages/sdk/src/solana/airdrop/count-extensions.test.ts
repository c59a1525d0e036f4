import { expect, test } from 'vitest'
import { airdropBytes } from './airdrop-codec.ts'
import { calculateWholeBytes, countExtensions } from './count-extensions.ts'
import { solanaAirdropLimits } from './solana-airdrop-limits.ts'

const { growthBytes, entriesMax, extensionsAtCreation } = solanaAirdropLimits

test('an entry takes a bit, or eight bytes where parts are released later', () => {
  expect(calculateWholeBytes(8, 0)).toBe(airdropBytes + 1)
  expect(calculateWholeBytes(9, 0)).toBe(airdropBytes + 2)
  expect(calculateWholeBytes(9, 1)).toBe(airdropBytes + 72)
})

test('an account that a creation makes whole needs no extension, and one more byte needs one', () => {
  const most = (growthBytes - airdropBytes) * 8
  expect(countExtensions(1, 0)).toBe(0)
  expect(countExtensions(most, 0)).toBe(0)
  expect(countExtensions(most + 1, 0)).toBe(1)
  const parts = Math.floor((growthBytes - airdropBytes) / 8)
  expect(countExtensions(parts, 60)).toBe(0)
  expect(countExtensions(parts + 1, 60)).toBe(1)
})

test('ten thousand in parts begin in one transaction; the longest list has room in the end', () => {
  expect(countExtensions(10_000, 60)).toBe(extensionsAtCreation)
  const bytes = growthBytes * (1 + countExtensions(entriesMax, 60))
  const needed = calculateWholeBytes(entriesMax, 60)
  expect(bytes).toBeGreaterThanOrEqual(needed)
  expect(bytes - growthBytes).toBeLessThan(needed)
})
