import type { TokenCandles } from '@slipway/api-client'

export type Candle = TokenCandles['candles'][number]

/** Intervals side by side: more would be thinner than a finger can tell apart on a phone. */
const MOST_SHOWN = 96
/** A young token's few candles are not drawn as broad as the page. */
const LEAST_SHOWN = 24
/** Steps of a height: prices are integers of any size, a picture needs four digits of them. */
const STEPS = 10_000n

/** One candle on the picture; heights from 0 at the ground to 1 at the top. */
export interface CandleBox {
  readonly candle: Candle
  /** place among the intervals shown, from 0 */
  readonly slot: number
  readonly open: number
  readonly close: number
  readonly high: number
  readonly low: number
  /** of the largest volume shown */
  readonly volume: number
  readonly isUp: boolean
}

export interface CandleLayout {
  readonly boxes: readonly CandleBox[]
  /** intervals from the left to the right edge, those without a swap included */
  readonly slots: number
  /** unix seconds of the left edge */
  readonly startsAt: number
  /** prices of the ground and the top */
  readonly low: bigint
  readonly high: bigint
  /** place of the launch among the intervals, where it is shown */
  readonly launchSlot: number | undefined
}

const share = (value: bigint, whole: bigint): number =>
  whole === 0n ? 0 : Number((value * STEPS) / whole) / Number(STEPS)

function larger(a: bigint, b: bigint): bigint {
  if (b > a) return b
  return a
}

function smaller(a: bigint, b: bigint): bigint {
  if (b < a) return b
  return a
}

/** Lowest and highest price, with room above and below; of a price that never moved, some of it. */
function boundsOf(candles: readonly Candle[]): { low: bigint; high: bigint } {
  const lows = candles.map(({ low }) => BigInt(low))
  const highs = candles.map(({ high }) => BigInt(high))
  const low = lows.reduce(smaller)
  const high = highs.reduce(larger)
  const room = (high - low) / 12n || high / 20n || 1n
  return { low: low > room ? low - room : 0n, high: high + room }
}

/**
 * Places candles on a picture of the newest intervals.
 * @param candles oldest first, at least one
 * @param seconds length of an interval
 */
export function layOutCandles(
  candles: readonly Candle[],
  seconds: number,
  launchedAt: number | null,
): CandleLayout {
  const last = candles.at(-1)?.startsAt ?? 0
  const earliest = last - (MOST_SHOWN - 1) * seconds
  const shown = candles.filter(({ startsAt }) => startsAt >= earliest)
  const launch =
    launchedAt === null ? Number.POSITIVE_INFINITY : launchedAt - (launchedAt % seconds)
  const first = Math.min(shown[0]?.startsAt ?? last, launch >= earliest ? launch : last)
  const startsAt = Math.min(first, last - (LEAST_SHOWN - 1) * seconds)
  const slots = (last - startsAt) / seconds + 1
  const { low, high } = boundsOf(shown)
  const volumes = shown.map(({ quoteVolume }) => BigInt(quoteVolume))
  const most = volumes.reduce(larger, 0n)
  const heightOf = (price: string) => share(BigInt(price) - low, high - low)
  return {
    boxes: shown.map((candle) => ({
      candle,
      slot: (candle.startsAt - startsAt) / seconds,
      open: heightOf(candle.open),
      close: heightOf(candle.close),
      high: heightOf(candle.high),
      low: heightOf(candle.low),
      volume: share(BigInt(candle.quoteVolume), most),
      isUp: BigInt(candle.close) >= BigInt(candle.open),
    })),
    slots,
    startsAt,
    low,
    high,
    launchSlot: launch >= startsAt && launch <= last ? (launch - startsAt) / seconds : undefined,
  }
}
