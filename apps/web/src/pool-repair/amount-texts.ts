import { formatAmount } from '@slipway/messages'
import type { PoolSide } from './repair-pool.ts'

/** Decimals in which a price is reckoned, and digits of it that are worth reading. */
const PRICE_DECIMALS = 36
const USEFUL_DIGITS = 6

type Counted = Pick<PoolSide, 'symbol' | 'decimals'>

/** An amount of one side for reading at a glance; what is signed is shown in full instead. */
export function shortText(units: bigint, { symbol, decimals }: Counted): string {
  const digits = units >= 1_000n * 10n ** BigInt(decimals) ? 2 : USEFUL_DIGITS
  return formatAmount(units, decimals, { symbol, maximumFractionDigits: digits })
}

/** An amount of one side to the unit. */
export function exactText(units: bigint, { symbol, decimals }: Counted): string {
  return formatAmount(units, decimals, { symbol })
}

/** Two amounts that are a price. */
export interface PriceAmounts {
  readonly tokenAmount: bigint
  readonly quoteAmount: bigint
}

/** Units of the quote for one whole token, with `PRICE_DECIMALS` decimals; undefined where a side is missing. */
function calculatePrice(amounts: PriceAmounts, token: Counted, quote: Counted): bigint | undefined {
  const { tokenAmount, quoteAmount } = amounts
  if (tokenAmount === 0n || quoteAmount === 0n) return undefined
  const scale = 10n ** BigInt(PRICE_DECIMALS + token.decimals)
  return (quoteAmount * scale) / (tokenAmount * 10n ** BigInt(quote.decimals))
}

/** The price that two amounts are, for reading; undefined where a side is missing. */
export function priceText(
  amounts: PriceAmounts,
  token: Counted,
  quote: Counted,
): string | undefined {
  const price = calculatePrice(amounts, token, quote)
  if (price === undefined) return undefined
  const leading = Math.max(0, PRICE_DECIMALS - price.toString().length)
  const maximumFractionDigits = Math.min(PRICE_DECIMALS, leading + USEFUL_DIGITS)
  return formatAmount(price, PRICE_DECIMALS, { symbol: quote.symbol, maximumFractionDigits })
}

/** The price as it would be typed: digits and a point, whatever the language. */
export function typedPrice(amounts: PriceAmounts, token: Counted, quote: Counted): string {
  const price = calculatePrice(amounts, token, quote) ?? 0n
  const digits = price.toString().padStart(PRICE_DECIMALS + 1, '0')
  const whole = digits.slice(0, -PRICE_DECIMALS)
  const fraction = digits.slice(-PRICE_DECIMALS).replace(/0+$/, '')
  return fraction ? `${whole}.${fraction}` : whole
}
