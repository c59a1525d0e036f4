import { formatAmount, formatBps, m } from '@slipway/messages'
import type { PoolReserves, PoolShares } from '@slipway/sdk/liquidity/pool-math'
import { shareBps } from '@slipway/sdk/shared/share-bps'
import type { Token } from '@slipway/sdk/token/types'
import { DefinitionList } from '../shared/definition-list.tsx'
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

/** Decimals of a price and of what follows from it. */
export const PRICE_DECIMALS = 24

interface PoolAmounts {
  tokenAmount: bigint
  quoteAmount: bigint
  tokenDecimals: number
  quoteDecimals: number
  totalSupply: bigint
  /** What is in the pool before; nothing by default. */
  reserves?: PoolReserves
}

/** What liquidity says about a token: its price, what all of it is worth at that price, and how much of it can be bought. */
export function calculateOpeningPrice(amounts: PoolAmounts) {
  const { tokenDecimals, quoteDecimals, totalSupply, reserves } = amounts
  const tokenAmount = amounts.tokenAmount + (reserves?.token ?? 0n)
  const quoteAmount = amounts.quoteAmount + (reserves?.quote ?? 0n)
  if (amounts.tokenAmount === 0n || totalSupply === 0n) return undefined
  const scale = 10n ** BigInt(PRICE_DECIMALS + tokenDecimals)
  return {
    /** Quote units for one whole token, with `PRICE_DECIMALS` decimals. */
    price: (quoteAmount * scale) / (tokenAmount * 10n ** BigInt(quoteDecimals)),
    /** Base units of the quote. */
    marketCap: (quoteAmount * totalSupply) / tokenAmount,
    /** Of the supply, in basis points and their fraction. */
    shareBps: shareBps(tokenAmount, totalSupply),
  }
}

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
