import { formatAmount, formatBps, formatDuration, m } from '@slipway/messages'
import { calculateTokensForOne } from '../sale/sale-numbers.ts'
import { badgeLabels } from '../sale/sale-words.ts'
import type { SaleCurrency } from '../sale/use-sale-currency.ts'
import type { SaleRow } from './sale-row.ts'

/** "1 BNB = 4,000 HBR"; a dash where the token's or the currency's decimals are unknown. */
export function priceText(row: SaleRow, currency: SaleCurrency | undefined): string {
  if (!currency || row.tokenDecimals === null) return '—'
  const units = calculateTokensForOne(row.presaleRate, currency.decimals)
  const tokens = formatAmount(units, row.tokenDecimals, {
    symbol: row.symbol,
    maximumFractionDigits: 4,
  })
  return m.sale_list_price_value({ currency: currency.symbol, tokens })
}

/** How much of the raise goes into the pool, and for how long it stays there. */
export function liquidityText({ kind, liquidityBps, lockSeconds }: SaleRow): string {
  if (kind === 'private') return m.sale_list_no_pool()
  const lock = m.sale_list_locked_for({ time: formatDuration(lockSeconds) })
  return `${formatBps(liquidityBps)} · ${lock}`
}

export const badgeTexts = ({ badges }: SaleRow): string[] =>
  badges.map((badge) => badgeLabels[badge]())
