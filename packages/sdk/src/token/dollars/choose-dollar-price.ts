import { larger } from '../../shared/larger.ts'

/** What one pool says a token is worth. */
export interface PoolPrice {
  /** So many base units of the token … */
  readonly tokenUnits: bigint
  /** … are worth so many millionths of a dollar. */
  readonly microDollars: bigint
  /** Dollars that lie on the other side of the pool, in millionths. */
  readonly depthMicro: bigint
  readonly venue: string
  /** What the token is paired with there. */
  readonly quote: string
}

const MICRO = 1_000_000n

/** Fewer dollars on the other side are moved by pocket money: such a pool says nothing. */
export const LEAST_DEPTH_MICRO = 10_000n * MICRO

/** Pools of at least this part of the deepest one's depth have a say as well. */
const HEARD_PART = 4n

/** How far those may be apart. */
const MOST_APART_BPS = 500n
const ALL_BPS = 10_000n

/** Whether two prices are within the bounds of each other. */
function agree(a: PoolPrice, b: PoolPrice): boolean {
  const left = a.microDollars * b.tokenUnits
  const right = b.microDollars * a.tokenUnits
  const apart = left > right ? left - right : right - left
  return apart * ALL_BPS <= larger(left, right) * MOST_APART_BPS
}

/**
 * The price of the deepest pool, where it is deep enough and no other deep one says something else. Pure.
 * @returns undefined where there is no sound source: then no dollars are shown
 */
export function chooseDollarPrice(prices: readonly PoolPrice[]): PoolPrice | undefined {
  const sound = prices
    .filter(({ tokenUnits, microDollars }) => tokenUnits > 0n && microDollars > 0n)
    .filter(({ depthMicro }) => depthMicro >= LEAST_DEPTH_MICRO)
    .sort((a, b) => (a.depthMicro < b.depthMicro ? 1 : -1))
  const [deepest, ...others] = sound
  if (!deepest) return undefined
  const heard = others.filter(({ depthMicro }) => depthMicro * HEARD_PART >= deepest.depthMicro)
  return heard.every((other) => agree(deepest, other)) ? deepest : undefined
}

/** Millionths of a dollar that an amount is worth by a price, rounded down. Pure. */
export const calculateDollarWorth = (
  { tokenUnits, microDollars }: Pick<PoolPrice, 'tokenUnits' | 'microDollars'>,
  units: bigint,
): bigint => (units * microDollars) / tokenUnits
