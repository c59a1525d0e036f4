import type { Address } from 'viem'
import type { LiquidityPool } from '../../liquidity/liquidity-pool.ts'
import { costBpsOf, type TradeRehearsal } from '../../liquidity/trade-rehearsal.ts'
import { HEAVY_TAX_BPS } from './judge-trade.ts'
import type { LiquidityCustody } from './liquidity-custody.ts'

/** A pool that takes part in the verdict, with what was seen of it. */
export interface JudgedPool {
  readonly pool: LiquidityPool
  readonly rehearsal: TradeRehearsal
  readonly custody: LiquidityCustody
}

/** A pool below a hundredth of the largest decides nothing: nobody trades there, and anybody can make one. */
const MATTERING_PART = 100n
/** Each costs the node a rehearsal. */
const MOST_POOLS = 5

const isSame = (left: Address, right: Address | undefined) =>
  left.toLowerCase() === right?.toLowerCase()

/**
 * The pools that a verdict is drawn from: those that hold at least a hundredth of what the largest does, and the one that
 * the token itself names. Where nothing can be valued, the first that were found.
 * @param pools as `getTokenPools` ranks them.
 */
export function findJudgedPools(
  pools: readonly LiquidityPool[],
  ownPair: Address | undefined,
): readonly LiquidityPool[] {
  const largest = pools[0]?.worthWei
  const heavy = pools.filter(
    ({ worthWei }) =>
      largest === undefined || (worthWei !== undefined && worthWei * MATTERING_PART >= largest),
  )
  const own = pools.filter(({ pair }) => isSame(pair, ownPair))
  return [...own, ...heavy.filter((pool) => !own.includes(pool))].slice(0, MOST_POOLS)
}

/** How grave what a rehearsal met is: a refusal, a heavy tax, nothing known, then taxes by their height. */
function gravityOf(rehearsal: TradeRehearsal): number {
  if (rehearsal.state !== 'done') return HEAVY_TAX_BPS
  const { buy, sell, laterSell } = rehearsal
  const sells = [sell, ...(laterSell ? [laterSell] : [])]
  if (!buy.ok || sells.some((step) => !step?.ok)) return Number.POSITIVE_INFINITY
  return Math.max(buy.taxBps, ...sells.map((step) => (step?.ok ? costBpsOf(step) : 0)))
}

const isSold = ({ rehearsal }: JudgedPool) =>
  rehearsal.state === 'done' && gravityOf(rehearsal) < HEAVY_TAX_BPS

/** No V3 pool takes a token that keeps a part of each transfer, however honest; and anybody can make such a pool. */
function isTooTaxedForV3({ pool, rehearsal }: JudgedPool): boolean {
  if (pool.kind !== 'v3' || rehearsal.state !== 'done' || rehearsal.sell?.ok) return false
  return [rehearsal.buy, rehearsal.transfer].some((step) => step?.ok && step.taxBps > 0)
}

/**
 * The pool whose rehearsal decides: the worst of those that matter. A V3 pool that cannot take a taxed token stands back
 * where one that holds at least as much lets it be sold.
 */
export function findDecidingPool(judged: readonly JudgedPool[]): JudgedPool | undefined {
  const sold = judged.filter(isSold)
  const deciding = judged.filter(
    (one) =>
      !isTooTaxedForV3(one) ||
      !sold.some(({ pool }) => (pool.worthWei ?? 0n) >= (one.pool.worthWei ?? 0n)),
  )
  return [...deciding].sort((a, b) => gravityOf(b.rehearsal) - gravityOf(a.rehearsal))[0]
}

/** Parts of a basis point that weighing keeps. */
const FINE = 1_000_000
const fineOf = (bps: number) => BigInt(Math.round(bps * FINE))

/**
 * Who can take a token's liquidity out, over all pools that matter, each by what it is worth: a pool of one dollar whose
 * liquidity is burned says nothing of twenty ether beside it.
 * @returns undefined without a pool.
 */
export function combineCustody(judged: readonly JudgedPool[]): LiquidityCustody | undefined {
  if (judged.length === 0) return undefined
  const weighed = judged.map(({ pool, custody }) => ({ weight: pool.worthWei ?? 1n, custody }))
  const total = weighed.reduce((sum, { weight }) => sum + weight, 0n)
  const share = (part: 'burnedBps' | 'lockedBps' | 'openedBps' | 'ownerBps' | 'otherBps') =>
    total === 0n
      ? 0
      : Number(
          weighed.reduce((sum, { weight, custody }) => sum + weight * fineOf(custody[part]), 0n) /
            total,
        ) / FINE
  const unlocks = judged
    .map(({ custody }) => custody.firstUnlockAt)
    .filter((at) => at !== undefined)
  return {
    burnedBps: share('burnedBps'),
    lockedBps: share('lockedBps'),
    openedBps: share('openedBps'),
    ownerBps: share('ownerBps'),
    otherBps: share('otherBps'),
    firstUnlockAt: unlocks.length > 0 ? Math.min(...unlocks) : undefined,
    areLocksKnown: judged.every(({ custody }) => custody.areLocksKnown),
  }
}
