import { formatAmount, formatBps, m } from '@slipway/messages'
import type { PoolReserves, PoolShares } from '@slipway/sdk/liquidity/pool-math'
import type { Token } from '@slipway/sdk/token/types'
import { DefinitionList } from '../shared/definition-list.tsx'
import { calculateOpeningPrice, PRICE_DECIMALS } from './calculate-opening-price.ts'
import type { Currency } from './use-currency.ts'

interface PricePreviewProps {
  token: Token
  currency: Currency
  tokenAmount: bigint
  quoteAmount: bigint
  /** What is in the pool before. */
  reserves?: PoolReserves
  /** What becomes of the account's part of the pool; undefined while it is read. */
  shares?: PoolShares | undefined
}

/** All of an account's part of a pool, and how much of it is added now. */
export const ownShareText = ({ allBps, addedBps }: PoolShares): string =>
  m.console_own_share_value({ all: formatBps(allBps), added: formatBps(addedBps) })

/** Price, worth of the whole supply and part of it in the pool, as two amounts say them. */
export function PricePreview(props: PricePreviewProps) {
  const { token, currency, tokenAmount, quoteAmount, reserves, shares } = props
  const { symbol, decimals: quoteDecimals } = currency
  const { totalSupply, decimals: tokenDecimals } = token
  const facts = calculateOpeningPrice({
    tokenAmount,
    quoteAmount,
    tokenDecimals,
    quoteDecimals,
    totalSupply,
    ...(reserves && { reserves }),
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
        ...(shares ? [[m.console_own_share(), ownShareText(shares)] as const] : []),
      ]}
    />
  )
}
