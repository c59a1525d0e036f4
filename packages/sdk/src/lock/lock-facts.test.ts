import { describe, expect, test } from 'vitest'
import { addressOf, liquidityLock, nftLock, tokenLock } from '../../test/typed-locks.ts'
import { assetOfLock } from './asset-of-lock.ts'
import { listLockPowers } from './lock-capabilities.ts'
import { lockKeyOf, readLockKey } from './lock-key.ts'
import { lockLimits } from './lock-limits.ts'
import {
  calculatePoolPrice,
  calculatePositionAmounts,
  calculatePriceAtTick,
  calculateSqrtPriceAtTick,
  mostTick,
  rangeStateOf,
} from './position-math.ts'
import type { LockRecord } from './types.ts'

const { forever } = lockLimits

describe('public ids', () => {
  const locker = '0x5FbDB2315678afecb367f032d93F642f64180aa3'
  const id = '31337-0x5fbdb2315678afecb367f032d93f642f64180aa3-12'

  test('there and back, whatever the letters', () => {
    const key = { chainId: 31_337, locker, lockId: 12n } as const
    expect(lockKeyOf(key)).toBe(id)
    expect(readLockKey(id)).toEqual(key)
    expect(readLockKey(id.replace('0x5fbd', '0x5FBD'))).toEqual(key)
  })

  test.each([
    '',
    '31337',
    '0-0x5fbdb2315678afecb367f032d93f642f64180aa3-1',
    '1-0x5fbdb2315678afecb367f032d93f642f64180aa3-0',
    '1-0x5fbdb2315678afecb367f032d93f642f64180aa-1',
    '1-0x5fbdb2315678afecb367f032d93f642f64180aa3-1-1',
    '1e3-0x5fbdb2315678afecb367f032d93f642f64180aa3-1',
    '99999999999999999-0x5fbdb2315678afecb367f032d93f642f64180aa3-1',
  ])('"%s" is none', (text) => {
    expect(readLockKey(text)).toBeUndefined()
  })
})

describe('who can still do what', () => {
  const powersOf = (lock: LockRecord) => listLockPowers(lock).map(({ capability }) => capability)

  test.each([
    ['tokens', tokenLock(), ['withdraw', 'relock', 'split', 'increment', 'transfer']],
    [
      'tokens that may move',
      tokenLock({ isMigratable: true }),
      ['withdraw', 'relock', 'split', 'increment', 'transfer', 'migrate'],
    ],
    [
      'tokens for ever, made to move or not',
      tokenLock({ isMigratable: true, unlockAt: forever }),
      ['split', 'increment', 'transfer'],
    ],
    ['liquidity', liquidityLock(), ['withdraw', 'relock', 'split', 'increment', 'transfer']],
    ['a position', nftLock(), ['withdraw', 'relock', 'collectFees', 'setFeeReceiver', 'transfer']],
    ['any other NFT', nftLock({ position: 'none' }), ['withdraw', 'relock', 'transfer']],
    ['a position that was taken out', nftLock({ isHeld: false }), ['relock', 'transfer']],
    [
      'a position for ever',
      nftLock({ unlockAt: forever }),
      ['collectFees', 'setFeeReceiver', 'transfer'],
    ],
  ] as const)('of %s', (_, lock, powers) => {
    expect(powersOf(lock)).toEqual(powers)
  })

  test('nobody but the owner, with two exceptions', () => {
    const others = [tokenLock({ isMigratable: true }), nftLock()].flatMap((lock) =>
      listLockPowers(lock).filter(({ actors }) => actors.join() !== 'owner'),
    )
    expect(others).toEqual([
      { capability: 'increment', actors: ['anybody'] },
      { capability: 'collectFees', actors: ['owner', 'feeReceiver'] },
    ])
  })
})

test('what a lock holds', () => {
  expect([tokenLock(), liquidityLock(), nftLock()].map(assetOfLock)).toEqual([
    addressOf('70'),
    addressOf('1b'),
    addressOf('4f'),
  ])
})

describe('positions', () => {
  const one = 2n ** 96n

  test('prices at ticks are those of the exchange, to a part in 10^18', () => {
    expect(calculateSqrtPriceAtTick(0)).toBe(one)
    // Least and greatest square root of a V3 pool.
    expect(calculateSqrtPriceAtTick(-mostTick)).toBe(4_295_128_738n)
    const most = 1_461_446_703_485_210_103_287_273_052_203_988_822_378_723_970_342n
    const found = calculateSqrtPriceAtTick(mostTick)
    expect(found > most ? found - most : most - found).toBeLessThan(most / 10n ** 18n)
  })

  const range = { tickLower: -600, tickUpper: 600, liquidity: 10n ** 24n }

  test('inside of a range there are both tokens, outside one', () => {
    const inside = calculatePositionAmounts(range, one)
    expect(inside.amount0).toBe(inside.amount1)
    const below = calculatePositionAmounts(range, calculateSqrtPriceAtTick(-601))
    expect([below.amount0 > 0n, below.amount1]).toEqual([true, 0n])
    const above = calculatePositionAmounts(range, calculateSqrtPriceAtTick(601))
    expect([above.amount0, above.amount1 > 0n]).toEqual([0n, true])
    expect(calculatePositionAmounts({ ...range, liquidity: 0n }, one)).toEqual({
      amount0: 0n,
      amount1: 0n,
    })
  })

  test('a price in base units of the other token', () => {
    expect(calculatePriceAtTick(0, 18)).toBe(10n ** 18n)
    // 1.0001 to the power of 6 931 is two, of -6 932 a half.
    expect(calculatePriceAtTick(6_931, 6)).toBe(1_999_836n)
    expect(calculatePriceAtTick(-6_932, 6)).toBe(499_990n)
  })

  test('the price of a pool is its own, between two ticks too', () => {
    const root = 2_505_414_483_750_479_311_864_138_015_696n
    expect(calculatePoolPrice(root, 18)).toBe(1_000n * 10n ** 18n)
    expect(calculatePriceAtTick(69_081, 18) < 1_000n * 10n ** 18n).toBe(true)
  })

  test('the upper end is outside', () => {
    const states = [-601, -600, 599, 600].map((tick) => rangeStateOf(range, tick))
    expect(states).toEqual(['below', 'inside', 'inside', 'above'])
  })
})
