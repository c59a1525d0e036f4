import { calculateDust, calculateOwnReserves } from '@slipway/sdk/pool-repair/pool-faults'
import type { PairState, PoolReport } from '@slipway/sdk/pool-repair/types'
import { larger } from '@slipway/sdk/shared/larger'
import type { PriceAmounts } from './amount-texts.ts'

/** One side of a pool in base units: what it counts, what lies there besides, what is missing of what it counts. */
export interface SideAmounts {
  readonly own: bigint
  readonly dust: bigint
  readonly missing: bigint
}

export interface PoolAmounts {
  readonly token: SideAmounts
  readonly quote: SideAmounts
}

/** A pool as it stands. */
export function amountsNow(pool: PairState): PoolAmounts {
  const own = calculateOwnReserves(pool)
  const dust = calculateDust(pool)
  const missing = (counted: bigint, kept: bigint) => (counted > kept ? counted - kept : 0n)
  return {
    token: {
      own: own.tokenReserve,
      dust: dust.token,
      missing: missing(pool.tokenReserve, own.tokenReserve),
    },
    quote: {
      own: own.quoteReserve,
      dust: dust.quote,
      missing: missing(pool.quoteReserve, own.quoteReserve),
    },
  }
}

/** A pool after its repair: everything in it is counted. */
export function amountsAfter({
  tokenAfter,
  quoteAfter,
}: Pick<PoolReport, 'tokenAfter' | 'quoteAfter'>): PoolAmounts {
  const side = (own: bigint): SideAmounts => ({ own, dust: 0n, missing: 0n })
  return { token: side(tokenAfter), quote: side(quoteAfter) }
}

/** Parts of the full height of a picture, from 0 to 1. */
export interface ColumnShape {
  readonly own: number
  readonly dust: number
  readonly missing: number
}

const PARTS = 10_000n

/**
 * How high the two columns stand: what each side is worth in the quote at one price. Without a price each side fills its
 * own column.
 */
export function calculateColumns(
  { token, quote }: PoolAmounts,
  price: PriceAmounts | undefined,
): { readonly token: ColumnShape; readonly quote: ColumnShape } {
  const total = ({ own, dust, missing }: SideAmounts) => own + dust + missing
  const inQuote = (units: bigint) =>
    price ? (units * price.quoteAmount) / price.tokenAmount : units
  const tokenTop = inQuote(total(token))
  const quoteTop = total(quote)
  const highest = larger(tokenTop, quoteTop)
  const shape = (side: SideAmounts, worth: (units: bigint) => bigint, top: bigint): ColumnShape => {
    const part = (units: bigint) =>
      top === 0n ? 0 : Number((worth(units) * PARTS) / top) / Number(PARTS)
    return { own: part(side.own), dust: part(side.dust), missing: part(side.missing) }
  }
  const same = (units: bigint) => units
  return {
    token: shape(token, inQuote, price ? highest : tokenTop),
    quote: shape(quote, same, price ? highest : quoteTop),
  }
}

/** Least width of the ruler: a third up or down. */
const LEAST_SPAN = Math.log(4 / 3)
const ROOM = 1.2

/** Logarithm of a price over the stated one; infinite where a side is missing. */
function apart(amounts: PriceAmounts, stated: PriceAmounts): number {
  const now = Number(amounts.quoteAmount) / Number(amounts.tokenAmount)
  return Math.log(now / (Number(stated.quoteAmount) / Number(stated.tokenAmount)))
}

/**
 * Where prices stand on a ruler whose middle is the stated price, in percent of its width; logarithmic, so that half and
 * double are equally far. Only for drawing: no amount comes out of it.
 * @returns undefined for a pool without a price.
 */
export function calculateRuler(
  now: PriceAmounts,
  after: PriceAmounts,
  stated: PriceAmounts,
): { readonly now: number; readonly after: number; readonly band: number } | undefined {
  const [first, last] = [apart(now, stated), apart(after, stated)]
  if (!Number.isFinite(first) || !Number.isFinite(last)) return undefined
  const span = Math.max(LEAST_SPAN, Math.abs(first), Math.abs(last)) * ROOM
  const place = (distance: number) => 50 + (distance / span) * 50
  return { now: place(first), after: place(last), band: (Math.log(1.005) / span) * 100 }
}
