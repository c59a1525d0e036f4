import { describe, expect, test } from 'vitest'
import { mappingLimits } from './mapping-limits.ts'
import {
  calculateMappedAmount,
  calculatePoolReach,
  calculateSmallestMapped,
} from './mapping-math.ts'
import { mappingStatus } from './mapping-status.ts'
import { readMappingDraft } from './read-mapping-draft.ts'
import { readKeyParams, readRechargeParams, readSwapParams } from './read-mapping-params.ts'

const now = 1_800_000_000
const origin = '0x1111111111111111111111111111111111111111'
const target = '0x2222222222222222222222222222222222222222'
const endTime = String(now + 86_400)
const typed = { origin, target, rate: '1', startTime: '', endTime, pool: '100', ipfsKey: '' }
const token = (decimals: number) =>
  ({ address: origin, name: 'Old', symbol: 'OLD', decimals }) as const

function codes(change: Record<string, string>, decimals = {}) {
  const reading = readMappingDraft({ ...typed, ...change }, { now, ...decimals })
  return reading.ok ? [] : reading.issues.map(({ field, code }) => `${field}: ${code}`)
}

describe('the rate', () => {
  test.each([
    // Typed new tokens for one old one, decimals of both, and the contract's number.
    ['1', 18, 18, 10n ** 18n],
    ['0.25', 18, 18, 25n * 10n ** 16n],
    ['1', 18, 6, 10n ** 6n],
    ['1', 6, 18, 10n ** 30n],
    ['1000000', 9, 18, 10n ** 33n],
  ])('%s of a token with %i decimals for one with %i is exact', (rate, old, next, told) => {
    const context = { now, originDecimals: old, targetDecimals: next }
    const reading = readMappingDraft({ ...typed, rate }, context)
    expect(reading.ok && reading.draft.rate).toBe(told)
    const one = 10n ** BigInt(old)
    const worth = BigInt(Math.round(Number(rate) * 100)) * 10n ** BigInt(next)
    expect(calculateMappedAmount(one, told)).toBe(worth / 100n)
  })

  test('what it cannot say exactly is refused, never rounded', () => {
    expect(codes({ rate: '1.1234567' }, { originDecimals: 18, targetDecimals: 6 })).toEqual([
      'rate: Input_TooManyDecimals',
    ])
    expect(codes({ rate: '15' }, { originDecimals: 38, targetDecimals: 18 })).toEqual([
      'rate: TokenMapping_RateTooFine',
    ])
  })

  test.each(['0', '340282366920938463463374607431768211456'])('%s is out of range', (rate) => {
    expect(codes({ rate })).toEqual(['rate: AirdropFactory_RateOutOfRange'])
  })
})

describe('what a pool is enough for', () => {
  test('one unit more would take more than is left', () => {
    for (const rate of [1n, 3n, 10n ** 17n, 7n * 10n ** 18n]) {
      const reach = calculatePoolReach(1_000n, rate)
      expect(calculateMappedAmount(reach, rate)).toBeLessThanOrEqual(1_000n)
      expect(calculateMappedAmount(reach + 1n, rate)).toBeGreaterThan(1_000n)
    }
  })

  test('an empty pool is enough for nothing', () => {
    for (const rate of [1n, 5n * 10n ** 17n, 10n ** 18n])
      expect(calculatePoolReach(0n, rate)).toBe(0n)
  })

  test('the smallest amount is worth something, and one less nothing', () => {
    for (const rate of [1n, 3n, 10n ** 17n, 10n ** 18n]) {
      const least = calculateSmallestMapped(rate)
      expect(calculateMappedAmount(least, rate)).toBeGreaterThan(0n)
      expect(calculateMappedAmount(least - 1n, rate)).toBe(0n)
    }
  })
})

describe('the window', () => {
  test.each([
    [{ endTime: String(now + 299) }, ['endTime: AirdropFactory_EndTooEarly']],
    [{ endTime: String(now + 300) }, []],
    [
      { startTime: String(now + 1_000), endTime: String(now + 1_299) },
      ['endTime: AirdropFactory_EndTooEarly'],
    ],
    [{ endTime: String(now * 1_000) }, ['endTime: AirdropFactory_EndTooLate']],
    [{ startTime: '1', endTime: String(now + 300) }, []],
    [{ endTime: 'soon' }, ['endTime: Input_IntegerRequired']],
  ])('%j: %j', (change, found) => {
    expect(codes(change as Record<string, string>)).toEqual(found)
  })

  test('is coming, running and finished by the network’s clock', () => {
    const window = { startTime: now, endTime: now + 300 }
    const at = (moment: number) => mappingStatus(window, moment)
    expect([at(now - 1), at(now), at(now + 299), at(now + 300)]).toEqual([
      'coming',
      'running',
      'running',
      'finished',
    ])
  })
})

test('every other fault of a draft has its field and its code', () => {
  expect(codes({ target: origin })).toEqual(['target: AirdropFactory_TokensAreSame'])
  expect(codes({ origin: '0x12' })).toEqual(['origin: Input_AddressInvalid'])
  expect(codes({ pool: '-1' })).toEqual(['pool: Input_NumberInvalid'])
  expect(codes({ pool: '6000000000000000' })).toEqual(['pool: TokenMapping_AmountTooLarge'])
  expect(codes({ ipfsKey: '名'.repeat(171) })).toEqual(['ipfsKey: TokenMapping_KeyTooLong'])
  expect(codes({ pool: '' })).toEqual([])
  expect(readMappingDraft(null, { now }).ok).toBe(false)
})

describe('forms', () => {
  const mapping = { rate: 10n ** 6n, targetLeft: 5_000_000n, origin: token(18) }
  const swap = (amount: string, balance?: bigint) => {
    const reading = readSwapParams(amount, mapping, balance)
    return reading.ok ? reading.params.amountOut : reading.issues.map(({ code }) => code)
  }

  test('a swap says what it comes to, and keeps the contract’s rules', () => {
    expect(swap('2.5')).toBe(2_500_000n)
    expect(swap('0')).toEqual(['TokenMapping_AmountZero'])
    expect(swap('0.0000009')).toEqual(['TokenMapping_PaysNothing'])
    expect(swap('5.000001')).toEqual(['TokenMapping_PoolTooSmall'])
    expect(swap('2', 10n ** 18n)).toEqual(['TokenMapping_OriginShort'])
    expect(swap('x')).toEqual(['Input_NumberInvalid'])
  })

  test('a recharge needs an amount that is there', () => {
    const read = (amount: string) => {
      const reading = readRechargeParams(amount, { target: token(6) }, 1_000_000n)
      return reading.ok ? reading.params.amount : reading.issues.map(({ code }) => code)
    }
    expect(read('1')).toBe(1_000_000n)
    expect(read('0')).toEqual(['Input_AmountZero'])
    expect(read('1.1')).toEqual(['Token_InsufficientBalance'])
  })

  test('a key has at most 512 bytes', () => {
    expect(readKeyParams('a'.repeat(mappingLimits.keyBytesMax)).ok).toBe(true)
    expect(readKeyParams('a'.repeat(mappingLimits.keyBytesMax + 1)).ok).toBe(false)
  })
})
