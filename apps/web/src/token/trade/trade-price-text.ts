import { formatAmount } from '@slipway/messages'
import type { PreparedTrade } from '@slipway/sdk/trade/types'
import type { TradeSubject } from './trade-subject.ts'

/** Decimals of a price: enough for a token of which a quintillion make one unit of the currency. */
const PRICE_DECIMALS = 24
const USEFUL_DIGITS = 5

/** What one whole token costs or brings by a trade, everything included that is taken of it. */
export function tradePriceText(
  { token, currency, side }: Pick<TradeSubject, 'token' | 'currency' | 'side'>,
  { input, outcome }: Pick<PreparedTrade, 'input' | 'outcome'>,
): string {
  const [money, tokens] =
    side === 'buy' ? [input.amount, outcome.received] : [outcome.received, input.amount]
  const scale = 10n ** BigInt(PRICE_DECIMALS + token.decimals)
  const price = (money * scale) / (tokens * 10n ** BigInt(currency.decimals))
  const leading = Math.max(0, PRICE_DECIMALS - price.toString().length)
  return formatAmount(price, PRICE_DECIMALS, {
    symbol: currency.symbol,
    maximumFractionDigits: Math.min(PRICE_DECIMALS, leading + USEFUL_DIGITS),
  })
}
