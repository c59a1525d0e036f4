import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { capabilityBits, decodeCapabilities, tokenCapabilities } from './decode-capabilities.ts'
import { tokenLimits } from './token-limits.ts'
import { calculateInviterReward, calculateMaxMint, calculateMintWait } from './token-math.ts'
import { createTokenSeed, isTokenSeed } from './token-seed.ts'

describe('decodeCapabilities', () => {
  test('names each bit and keeps those it has no name for', () => {
    const none = decodeCapabilities(0n)
    expect(tokenCapabilities.filter((power) => none[power])).toEqual([])
    expect(none.unknownBits).toBe(0n)
    const some = decodeCapabilities((1n << 14n) | 0b1101n)
    expect(tokenCapabilities.filter((power) => some[power])).toEqual([
      'owner',
      'contractUri',
      'launch',
    ])
    expect(some.unknownBits).toBe(1n << 14n)
  })

  test('each power has a bit of its own', () => {
    expect(new Set(Object.values(capabilityBits)).size).toBe(tokenCapabilities.length)
    for (const power of tokenCapabilities) {
      const only = decodeCapabilities(capabilityBits[power])
      expect(tokenCapabilities.filter((other) => only[other])).toEqual([power])
    }
  })
})

describe('calculateMaxMint', () => {
  const minting = { mintable: true, maxBps: 2_000 }

  test('is the share of the supply, rounded down', () => {
    expect(calculateMaxMint(1_000n, minting)).toBe(200n)
    expect(calculateMaxMint(9n, { mintable: true, maxBps: 1_000 })).toBe(0n)
    expect(calculateMaxMint(1_000n, { ...minting, mintable: false })).toBe(0n)
  })

  test('never takes the supply past what a pool can count', () => {
    fc.assert(
      fc.property(
        fc.bigInt({ min: 1n, max: tokenLimits.supplyMaxBaseUnits }),
        fc.integer({ min: 1, max: 2_000 }),
        (supply, maxBps) => {
          const most = calculateMaxMint(supply, { mintable: true, maxBps })
          expect(supply + most <= tokenLimits.supplyMaxBaseUnits).toBe(true)
          expect(most * 5n <= supply).toBe(true)
        },
      ),
    )
  })
})

test('calculateMintWait counts down to the very second', () => {
  const minting = { mintable: true, nextMintAt: 1_000 }
  expect(calculateMintWait(minting, 999)).toBe(1)
  expect(calculateMintWait(minting, 1_000)).toBe(0)
  expect(calculateMintWait(minting, 2_000)).toBe(0)
  expect(calculateMintWait({ ...minting, mintable: false }, 0)).toBeUndefined()
})

test('calculateInviterReward rounds in the favour of the platform', () => {
  expect(calculateInviterReward(999n, 1_000n)).toBe(99n)
  expect(calculateInviterReward(999n, 0n)).toBe(0n)
})

test('createTokenSeed gives twelve fresh bytes', () => {
  expect(createTokenSeed()).toMatch(/^0x[0-9a-f]{24}$/)
  expect(createTokenSeed()).not.toBe(createTokenSeed())
  expect(isTokenSeed(createTokenSeed())).toBe(true)
  for (const other of ['', '0x', `0x${'5'.repeat(64)}`, `0x${'g'.repeat(24)}`, 12, null])
    expect(isTokenSeed(other)).toBe(false)
})
