import { formatAmount, formatBps, formatDuration, m } from '@slipway/messages'
import { badgeLabels } from '../shared/presale-labels.ts'
import { calculateTokensForOne } from '../shared/presale-numbers.ts'
import type { PresaleCurrency } from '../shared/use-presale-currency.ts'
import type { PresaleRow } from './presale-row.ts'

/** "1 BNB = 4,000 HBR"; a dash where the token's or the currency's decimals are unknown. */
export function priceText(row: PresaleRow, currency: PresaleCurrency | undefined): string {
  if (!currency || row.tokenDecimals === null) return '—'
  const units = calculateTokensForOne(row.presaleRate, currency.decimals)
  const tokens = formatAmount(units, row.tokenDecimals, {
    symbol: row.symbol,
    maximumFractionDigits: 4,
  })
  return m.presale_list_price_value({ currency: currency.symbol, tokens })
}

/** How much of the raise goes into the pool, and for how long it stays there. */
export function liquidityText({ kind, liquidityBps, lockSeconds }: PresaleRow): string {
  if (kind === 'private') return m.presale_list_no_pool()
  const lock = m.presale_list_locked_for({ time: formatDuration(lockSeconds) })
  return `${formatBps(liquidityBps)} · ${lock}`
}

export const badgeTexts = ({ badges }: PresaleRow): string[] =>
  badges.map((badge) => badgeLabels[badge]())
