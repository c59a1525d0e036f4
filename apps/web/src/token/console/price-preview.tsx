import { formatAmount, formatBps, m } from '@slipway/messages'
import type { Token } from '@slipway/sdk/token/types'
import { DefinitionList } from '../shared/definition-list.tsx'
import { calculateOpeningPrice, PRICE_DECIMALS } from './calculate-opening-price.ts'
import type { Currency } from './use-currency.ts'

interface PricePreviewProps {
  token: Token
  currency: Currency
  tokenAmount: bigint
  quoteAmount: bigint
}

/** Price, worth of the whole supply and part of it in the pool, as two amounts say them. */
export function PricePreview({ token, currency, tokenAmount, quoteAmount }: PricePreviewProps) {
  const { symbol, decimals: quoteDecimals } = currency
  const { totalSupply, decimals: tokenDecimals } = token
  const facts = calculateOpeningPrice({
    tokenAmount,
    quoteAmount,
    tokenDecimals,
    quoteDecimals,
    totalSupply,
  })
  if (!facts) return null
  return (
    <DefinitionList
      items={[
        [
          m.console_price(),
          formatAmount(facts.price, PRICE_DECIMALS, { symbol, maximumFractionDigits: 12 }),
        ],
        [
          m.console_market_cap(),
          formatAmount(facts.marketCap, quoteDecimals, { symbol, maximumFractionDigits: 4 }),
        ],
        [m.console_pool_share(), formatBps(facts.shareBps)],
      ]}
    />
  )
}
