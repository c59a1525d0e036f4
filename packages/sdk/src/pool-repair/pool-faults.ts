import { zeroAddress } from 'viem'
import { repairLimits } from './repair-limits.ts'
import type { PairState, PoolFault } from './types.ts'

/** Faults in the order of their bits in `IPoolRepair.Report.faults`. */
const faultBits = [
  'noPair',
  'noLiquidity',
  'dust',
  'counted',
  'skewed',
  'short',
] as const satisfies readonly PoolFault[]

const bps = 10_000n

/** Names the bits of a report. */
export function decodePoolFaults(bits: bigint): readonly PoolFault[] {
  return faultBits.filter((_, at) => (bits >> BigInt(at)) & 1n)
}

/** A price as two amounts, in base units. */
export interface StatedPrice {
  readonly tokenAmount: bigint
  readonly quoteAmount: bigint
}

type Reserves = Pick<PairState, 'tokenReserve' | 'quoteReserve'>

/** Whether a pool's price is more than half a percent beside a stated one (`PoolForecast`). */
export function isPriceSkewed(
  { tokenReserve, quoteReserve }: Reserves,
  { tokenAmount, quoteAmount }: StatedPrice,
): boolean {
  const wanted = quoteReserve * tokenAmount
  const actual = tokenReserve * quoteAmount
  const apart = wanted > actual ? wanted - actual : actual - wanted
  return apart > wanted / (bps / repairLimits.toleranceBps)
}

/** What belongs to the pool: what it counts, or less where it holds less. */
export function calculateOwnReserves(pool: PairState): Reserves {
  return isShort(pool)
    ? { tokenReserve: pool.tokenHeld, quoteReserve: pool.quoteHeld }
    : { tokenReserve: pool.tokenReserve, quoteReserve: pool.quoteReserve }
}

/** What lies in a pool without being counted, in base units. */
export function calculateDust(pool: PairState): {
  readonly token: bigint
  readonly quote: bigint
} {
  const { tokenReserve, quoteReserve } = calculateOwnReserves(pool)
  return { token: pool.tokenHeld - tokenReserve, quote: pool.quoteHeld - quoteReserve }
}

const isShort = (pool: PairState) =>
  pool.tokenHeld < pool.tokenReserve || pool.quoteHeld < pool.quoteReserve

const isEmpty = ({ tokenReserve, quoteReserve }: Reserves) =>
  tokenReserve === 0n && quoteReserve === 0n

/**
 * What is wrong with a pool, by the same rules as the contract's `inspectPool`, which needs a known exchange and a price.
 * @param price what is stated; without any, no price is wrong.
 */
export function calculatePoolFaults(pool: PairState, price?: StatedPrice): readonly PoolFault[] {
  if (pool.pair === zeroAddress) return ['noPair', 'noLiquidity']
  const own = calculateOwnReserves(pool)
  const dust = calculateDust(pool)
  const has: Readonly<Record<PoolFault, boolean>> = {
    noPair: false,
    noLiquidity: pool.totalLiquidity === 0n,
    dust: dust.token > 0n || dust.quote > 0n,
    counted: pool.totalLiquidity === 0n && !isEmpty(own),
    skewed: price !== undefined && isPriceSkewed(own, price),
    short: isShort(pool),
  }
  return faultBits.filter((fault) => has[fault])
}
