import { formatAmount, getLocale } from '@slipway/messages'

const PRICE_DIGITS = 36
const USEFUL_DIGITS = 5

/** What prices of a pool are counted in. */
export interface PriceUnit {
  readonly tokenDecimals: number
  readonly quoteDecimals: number
  readonly quoteSymbol: string
}

/** A price of the API, for one whole token in the quote currency. */
export function priceText(price: bigint, unit: PriceUnit, symbol?: string): string {
  const { tokenDecimals, quoteDecimals } = unit
  const decimals = PRICE_DIGITS + quoteDecimals - tokenDecimals
  // Of more decimals than digits: a token's last digits are worth nothing that could be counted.
  const [units, places] = decimals >= 0 ? [price, decimals] : [price * 10n ** BigInt(-decimals), 0]
  const leading = Math.max(0, places - units.toString().length)
  return formatAmount(units, places, {
    maximumFractionDigits: Math.min(places, leading + USEFUL_DIGITS),
    ...(symbol === undefined ? {} : { symbol }),
  })
}

/** A volume in the quote currency. */
export const volumeText = (amount: string, unit: PriceUnit): string =>
  formatAmount(BigInt(amount), unit.quoteDecimals, {
    symbol: unit.quoteSymbol,
    maximumFractionDigits: 4,
    notation: 'compact',
  })

/** Where a candle lies in time, in the reader's zone; days are those of UTC. */
export function momentText(startsAt: number, seconds: number): string {
  const isDay = seconds >= 86_400
  return new Intl.DateTimeFormat(getLocale(), {
    month: 'short',
    day: 'numeric',
    ...(isDay ? { year: '2-digit', timeZone: 'UTC' } : { hour: '2-digit', minute: '2-digit' }),
  }).format(startsAt * 1000)
}
