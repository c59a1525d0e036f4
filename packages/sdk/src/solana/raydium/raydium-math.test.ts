import fc from 'fast-check'
import { expect, test } from 'vitest'
import { calculateLiquidityShares } from './calculate-liquidity-shares.ts'
import { calculatePoolPrice, priceDecimals } from './calculate-pool-price.ts'
import { calculateReserves } from './calculate-reserves.ts'

const u64 = fc.bigInt({ min: 0n, max: 2n ** 64n - 1n })

test('reserves are what the vaults hold without the fees that others are owed', () => {
  expect(calculateReserves({ owedFees: [39n, 42n] }, [100n, 42n])).toEqual([61n, 0n])
  expect(calculateReserves({ owedFees: [39n, 42n] }, [100n, 41n])).toBeUndefined()
  expect(calculateReserves({ owedFees: [101n, 0n] }, [100n, 41n])).toBeUndefined()
})

test('liquidity is burned, locked, or somebody can withdraw it', () => {
  const tokens = { lpSupply: 1_000_000n, minted: 600_000n, dead: 50_000n, locked: 300_000n }
  expect(calculateLiquidityShares(tokens)).toEqual({
    ...{ burnedBps: 4_500, lockedBps: 3_000, withdrawableBps: 2_500 },
  })
  expect(calculateLiquidityShares({ ...tokens, lpSupply: 0n })).toEqual({
    ...{ burnedBps: 0, lockedBps: 0, withdrawableBps: 0 },
  })
})

test('one unit that somebody can withdraw is never rounded away', () => {
  const tokens = fc.record({ free: u64, dead: u64, locked: u64, gone: u64 })
  fc.assert(
    fc.property(tokens, ({ free, dead, locked, gone }) => {
      const minted = free + dead + locked
      const lpSupply = minted + gone
      fc.pre(lpSupply > 0n)
      const { burnedBps, lockedBps, withdrawableBps } = calculateLiquidityShares({
        ...{ lpSupply, minted, dead, locked },
      })
      expect(Math.abs(burnedBps + lockedBps + withdrawableBps - 10_000)).toBeLessThan(0.01)
      expect(withdrawableBps > 0).toBe(free > 0n)
      expect(lockedBps > 0).toBe(locked > 0n)
      expect(burnedBps > 0).toBe(dead + gone > 0n)
      expect(BigInt(Math.floor(lockedBps)) * lpSupply <= locked * 10_000n).toBe(true)
    }),
  )
})

test('what a node says of a supply that cannot be stays within the whole', () => {
  fc.assert(
    fc.property(u64, u64, u64, u64, (lpSupply, minted, dead, locked) => {
      const shares = Object.values(calculateLiquidityShares({ lpSupply, minted, dead, locked }))
      expect(shares.every((bps) => bps >= 0 && bps <= 10_000)).toBe(true)
    }),
  )
})

test('the price counts whole units of both tokens', () => {
  const one = 10n ** BigInt(priceDecimals)
  const token = { reserve: 4_000n * 10n ** 6n, decimals: 6 }
  const sol = { reserve: 2n * 10n ** 9n, decimals: 9 }
  expect(calculatePoolPrice(token, sol)).toBe(one / 2_000n)
  expect(calculatePoolPrice(sol, token)).toBe(2_000n * one)
  expect(calculatePoolPrice({ ...token, reserve: 0n }, sol)).toBe(0n)
})
