import type { Address } from '@solana/kit'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { decodeAmmConfig } from './decode-amm-config.ts'
import { decodePoolState } from './decode-pool-state.ts'
import { raydiumSdk } from './test/raydium-sdk.ts'
import { type PoolTerms, writePoolState } from './test/raydium-world.ts'

const { mainnet, poolState: stateBytes, ammConfig: configBytes } = raydiumSdk
const { program, lockProgram: stranger, pool: address, mints, vaults, lpMint } = mainnet

test('a pool that the SDK wrote is read field by field', () => {
  expect(decodePoolState({ address, data: stateBytes, programAddress: program }, program)).toEqual({
    ...{ address, config: mainnet.configs[0]?.address, vaults },
    ...{ lpMint, mints, status: 4, decimals: [9, 6] },
    ...{ lpSupply: 1_111_111_111_111n, owedFees: [39n, 42n] },
    ...{ opensAt: 1_893_456_000n, hasCreatorFee: true },
  })
})

test('fees that the SDK wrote are read field by field', () => {
  expect(decodeAmmConfig({ data: configBytes, programAddress: program }, program)).toEqual({
    ...{ index: 1, isClosed: false, tradeFeePpm: 10_000n, creatorFeePpm: 500n },
    creationFeeLamports: 150_000_000n,
  })
})

const layouts = [
  {
    name: 'a pool',
    bytes: stateBytes,
    decode: (data: Uint8Array, owner: Address) =>
      decodePoolState({ address, data, programAddress: owner }, program),
  },
  {
    name: 'fees',
    bytes: configBytes,
    decode: (data: Uint8Array, owner: Address) =>
      decodeAmmConfig({ data, programAddress: owner }, program),
  },
]

test.each(layouts)(
  '$name of another owner, beginning or length are refused',
  ({ bytes, decode }) => {
    expect(decode(bytes, program)).toBeDefined()
    expect(decode(bytes, stranger)).toBeUndefined()
    fc.assert(
      fc.property(fc.nat({ max: 7 }), fc.integer({ min: 1, max: 255 }), (at, change) => {
        const data = bytes.slice()
        data[at] = (data[at] ?? 0) ^ change
        expect(decode(data, program)).toBeUndefined()
      }),
    )
    fc.assert(
      fc.property(fc.nat({ max: 2 * bytes.length }), (length) => {
        const data = new Uint8Array(length)
        data.set(bytes.slice(0, length))
        expect(decode(data, program) !== undefined).toBe(length === bytes.length)
      }),
    )
  },
)

test.each(layouts)(
  '$name: no bytes behind the beginning make reading fail',
  ({ bytes, decode }) => {
    fc.assert(
      fc.property(fc.uint8Array({ minLength: bytes.length, maxLength: bytes.length }), (random) => {
        random.set(bytes.slice(0, 8))
        expect(decode(random, program)).toBeDefined()
      }),
    )
  },
)

const u64 = fc.bigInt({ min: 0n, max: 2n ** 64n - 1n })
const pair = fc.tuple(u64, u64)

test('a pool is read as it was written, whatever its numbers', () => {
  const accounts = { lpMint, vaults }
  const terms = fc.record({
    ...{ status: fc.nat({ max: 255 }), lpSupply: u64, opensAt: u64, hasCreatorFee: fc.boolean() },
    decimals: fc.tuple(fc.nat({ max: 255 }), fc.nat({ max: 255 })),
    fees: fc.tuple(pair, pair, pair),
  })
  fc.assert(
    fc.property(terms, (given) => {
      const all: PoolTerms = { ...given, mints, config: stranger }
      const data = writePoolState(all, accounts)
      const { fees, ...rest } = given
      expect(decodePoolState({ address, data, programAddress: program }, program)).toEqual({
        ...{ address, ...rest, ...accounts, config: stranger, mints },
        owedFees: [
          fees.reduce((sum, one) => sum + one[0], 0n),
          fees.reduce((sum, one) => sum + one[1], 0n),
        ],
      })
    }),
  )
})
