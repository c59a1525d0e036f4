import { describe, expect, test } from 'vitest'
import { calculateMintCeiling } from './calculate-mint-ceiling.ts'

const day = 86_400n

describe('calculateMintCeiling', () => {
  test('adds the share of the supply at that moment after each cool-down, not before the first', () => {
    const terms = { supply: 1_000n, cooldownSeconds: 3n * day, maxBps: 2_000n }
    expect(calculateMintCeiling(terms, 7n * day)).toEqual([
      { seconds: 0n, supply: 1_000n },
      { seconds: 3n * day, supply: 1_200n },
      { seconds: 6n * day, supply: 1_440n },
    ])
  })

  test('begins with the minting that is possible now, or as soon as the wait is over', () => {
    const terms = { supply: 1_000n, cooldownSeconds: 300n * day, maxBps: 2_000n }
    const most = (firstSeconds: bigint) =>
      calculateMintCeiling({ ...terms, firstSeconds }, 365n * day).at(-1)?.supply
    expect([most(0n), most(65n * day), most(66n * day)]).toEqual([1_440n, 1_440n, 1_200n])
  })

  test('never passes what the contract can count', () => {
    const supply = 2n ** 112n - 10n
    const terms = { supply, cooldownSeconds: 3n * day, maxBps: 2_000n }
    expect(calculateMintCeiling(terms, 365n * day).at(-1)?.supply).toBe(2n ** 112n - 1n)
  })

  test('rounds each minting down, as the contract does', () => {
    const terms = { supply: 3n, cooldownSeconds: day, maxBps: 2_000n }
    expect(calculateMintCeiling(terms, day).at(-1)?.supply).toBe(3n)
  })

  test('is the supply itself for ever without minting', () => {
    const terms = { supply: 5n, cooldownSeconds: 0n, maxBps: 0n }
    expect(calculateMintCeiling(terms, 365n * day)).toEqual([{ seconds: 0n, supply: 5n }])
  })

  test('stays exact beyond the reach of floating point', () => {
    const supply = 2n ** 111n
    const terms = { supply, cooldownSeconds: 30n * day, maxBps: 1n }
    expect(calculateMintCeiling(terms, 30n * day).at(-1)?.supply).toBe(supply + supply / 10_000n)
  })
})
