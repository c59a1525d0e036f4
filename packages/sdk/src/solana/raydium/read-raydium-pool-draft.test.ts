import type { Address } from '@solana/kit'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { calculateNewPool } from './calculate-new-pool.ts'
import { getRaydiumPoolRent } from './get-raydium-pool-rent.ts'
import { isPoolable } from './is-poolable.ts'
import type { RaydiumPoolField } from './raydium-pool-schema.ts'
import { readRaydiumPoolDraft } from './read-raydium-pool-draft.ts'

const config = 'D4FPEruKEHrG5TenZ2mpDGEfu1iUvTiqBxvpU8HLBvC2' as Address
const means = {
  ...{ decimals: 6, held: 5_000_000_000n, lamports: 3_000_000_000n, configs: [config] },
  transferFee: { bps: 300, max: 2n ** 64n - 1n },
}
const typed: Readonly<Record<RaydiumPoolField, string>> = {
  tokenAmount: '4000',
  solAmount: '2.5',
  config,
}
const read = (changes: Partial<typeof typed>, other: Partial<typeof means> = {}) =>
  readRaydiumPoolDraft({ ...typed, ...changes }, { ...means, ...other })
const codesOf = (changes: Partial<typeof typed>) => {
  const reading = read(changes)
  return reading.ok ? [] : reading.issues.map(({ field, code }) => `${field} ${code}`)
}

test('a draft counts what arrives of a taxed token, and the LP tokens of its creator', () => {
  expect(read({})).toEqual({
    ok: true,
    draft: {
      ...{ tokenAmount: 4_000_000_000n, lamports: 2_500_000_000n, config },
      ...{ tokenReserve: 3_880_000_000n, lpMinted: 3_114_482_300n - 100n },
    },
  })
})

test.each([
  [{ tokenAmount: '' }, ['tokenAmount Input_Required']],
  [{ tokenAmount: '0' }, ['tokenAmount Input_AmountZero']],
  [{ tokenAmount: '5000.000001' }, ['tokenAmount InsufficientBalance']],
  [{ solAmount: '3.000000001' }, ['solAmount InsufficientBalance']],
  [{ solAmount: '0', config: 'x' }, ['solAmount Input_AmountZero', 'config Input_Required']],
  [{ tokenAmount: '0.0001', solAmount: '0.0000001' }, ['tokenAmount Venue_LiquidityTooSmall']],
])('%j is refused, each fault at its field', (changes, codes) => {
  expect(codesOf(changes)).toEqual(codes)
})

test('a pool is made from the first deposit that leaves its creator an LP token', () => {
  const free = { bps: 0, max: 0n }
  expect(calculateNewPool(100n, 100n, free)).toBeUndefined()
  expect(calculateNewPool(101n, 101n, free)).toEqual({ tokenReserve: 101n, lpMinted: 1n })
  expect(calculateNewPool(1_000n, 1_000n, { bps: 10_000, max: 5n })?.tokenReserve).toBe(995n)
  expect(calculateNewPool(1_000n, 1_000n, { bps: 10_000, max: 1_000n })).toBeUndefined()
  const amount = fc.bigInt({ min: 1n, max: 2n ** 64n - 1n })
  fc.assert(
    fc.property(amount, amount, fc.nat({ max: 10_000 }), amount, (token, sol, bps, max) => {
      const pool = calculateNewPool(token, sol, { bps, max })
      if (!pool) return
      const supply = pool.lpMinted + 100n
      expect(supply ** 2n <= pool.tokenReserve * sol).toBe(true)
      expect((supply + 1n) ** 2n > pool.tokenReserve * sol).toBe(true)
      expect(pool.tokenReserve <= token).toBe(true)
    }),
  )
})

test('tokens that the program takes, and those that it refuses', () => {
  const ours = ['MetadataPointer', 'TokenMetadata', 'TransferFeeConfig'] as const
  expect(isPoolable({ extensions: ours, traits: [] })).toBe(true)
  expect(isPoolable({ extensions: ours, traits: ['unknown'] })).toBe(false)
  for (const kind of ['PermanentDelegate', 'TransferHook', 'DefaultAccountState'] as const)
    expect(isPoolable({ extensions: [...ours, kind], traits: [] })).toBe(false)
})

test('deposits are those of every account that a pool opens', async () => {
  const getRent = async (bytes: number) => BigInt(bytes)
  expect(await getRaydiumPoolRent({ extensions: ['TokenMetadata'] }, getRent)).toEqual({
    ...{ poolLamports: BigInt(637 + 4_075 + 82 + 2 * 165), accountLamports: 165n },
  })
  const taxed = await getRaydiumPoolRent({ extensions: ['TransferFeeConfig'] }, getRent)
  // The mark of its kind, one extension's head, and eight bytes of what was kept back.
  expect(taxed.poolLamports).toBe(BigInt(637 + 4_075 + 82 + 165 + 165 + 1 + 4 + 8))
})
