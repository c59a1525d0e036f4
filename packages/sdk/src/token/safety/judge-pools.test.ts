import type { Address } from 'viem'
import { expect, test } from 'vitest'
import type { LiquidityPool } from '../../liquidity/liquidity-pool.ts'
import type { TradeRehearsal } from '../../liquidity/trade-rehearsal.ts'
import { combineCustody, findDecidingPool, findJudgedPools } from './judge-pools.ts'

const pairOf = (digit: number): Address => `0x${String(digit).repeat(40)}`
const pool = (digit: number, worthWei: bigint | undefined): LiquidityPool => ({
  venue: 'Exchange',
  kind: 'v2',
  router: { address: pairOf(9), language: 'v2' },
  feePpm: undefined,
  nftManager: undefined,
  depth: { token: 1n, quote: 1n },
  fundingRouter: pairOf(9),
  pair: pairOf(digit),
  quote: { address: pairOf(8), name: 'Q', decimals: 18, isWrappedNative: true },
  tokenReserve: 1n,
  quoteReserve: 1n,
  lpSupply: 1n,
  worthWei,
})
const free = {
  ...{ burnedBps: 0, lockedBps: 0, openedBps: 0, ownerBps: 10_000, otherBps: 0 },
  ...{ firstUnlockAt: undefined, areLocksKnown: true },
}
const burned = { ...free, burnedBps: 10_000, ownerBps: 0 }
const done = { ok: true, taxBps: 0, gasUsed: 1n } as const
const refused = { ok: false, failure: { kind: 'contract', name: 'X', args: {} } } as const
const sold: TradeRehearsal = {
  state: 'done',
  traders: [],
  buy: done,
  transfer: done,
  sell: done,
  laterSell: done,
  roundTripLossBps: 0,
}

test('a pool below a hundredth of the largest decides nothing, the token’s own always takes part', () => {
  const pools = [pool(1, 10_000n), pool(2, 100n), pool(3, 99n), pool(4, undefined)]
  expect(findJudgedPools(pools, undefined).map(({ pair }) => pair)).toEqual([pairOf(1), pairOf(2)])
  expect(findJudgedPools(pools, pairOf(3))[0]?.pair).toBe(pairOf(3))
})

test('where nothing can be valued, what was found is judged', () => {
  expect(findJudgedPools([pool(1, undefined), pool(2, undefined)], undefined)).toHaveLength(2)
  expect(findJudgedPools([], undefined)).toEqual([])
})

test('the worst pool decides; what could not be tried is worse than what went through', () => {
  const judged = (digit: number, rehearsal: TradeRehearsal) => ({
    pool: pool(digit, 1n),
    rehearsal,
    custody: free,
  })
  const trap = judged(2, { ...sold, sell: refused })
  const late = judged(3, { ...sold, laterSell: refused })
  const closed = judged(4, { state: 'unfunded' })
  const taxed = judged(5, { ...sold, sell: { ...done, taxBps: 2_600 } })
  const fine = judged(6, sold)
  expect(findDecidingPool([fine, trap, closed])).toBe(trap)
  expect(findDecidingPool([fine, late, taxed])).toBe(late)
  expect(findDecidingPool([fine, closed, taxed])).toBe(taxed)
  expect(findDecidingPool([fine, closed])).toBe(closed)
  expect(findDecidingPool([])).toBeUndefined()
})

test('a V3 pool that cannot take a taxed token decides only where nothing larger lets it go', () => {
  const taxed = { ...done, taxBps: 300 }
  const stuck: TradeRehearsal = { ...sold, buy: taxed, transfer: taxed, sell: refused }
  const judged = (kind: 'v2' | 'v3', worthWei: bigint, rehearsal: TradeRehearsal) => ({
    pool: { ...pool(1, worthWei), kind },
    rehearsal,
    custody: free,
  })
  const main = judged('v2', 20n, { ...sold, buy: taxed, transfer: taxed, sell: taxed })
  const small = judged('v3', 5n, stuck)
  expect(findDecidingPool([small, main])).toBe(main)
  const large = judged('v3', 21n, stuck)
  expect(findDecidingPool([large, main])).toBe(large)
  expect(findDecidingPool([small])).toBe(small)
  // A V2 pool could take it; and without a tax nothing explains a refusal.
  const refusedInV2 = judged('v2', 5n, stuck)
  expect(findDecidingPool([refusedInV2, main])).toBe(refusedInV2)
  const untaxed = judged('v3', 5n, { ...sold, sell: refused })
  expect(findDecidingPool([untaxed, main])).toBe(untaxed)
})

test('liquidity counts by what it is worth', () => {
  const part = (worthWei: bigint, custody: typeof free) => ({
    pool: pool(1, worthWei),
    rehearsal: sold,
    custody,
  })
  expect(combineCustody([part(99n, free), part(1n, burned)])).toMatchObject({
    ownerBps: 9_900,
    burnedBps: 100,
  })
  const opened = { ...free, ownerBps: 0, openedBps: 10_000, areLocksKnown: false }
  expect(combineCustody([part(3n, free), part(1n, opened)])).toMatchObject({
    openedBps: 2_500,
    areLocksKnown: false,
  })
  expect(combineCustody([])).toBeUndefined()
})
