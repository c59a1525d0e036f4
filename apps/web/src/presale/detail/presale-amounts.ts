import { formatAmount } from '@slipway/messages'
import { reachesSoftCap } from '@slipway/sdk/presale/presale-math'
import type { Presale } from '@slipway/sdk/presale/types'

/** Amounts of a presale in the reader's format: of what is paid with, and of what is sold. */
export function presaleAmounts({ currency, token }: Pick<Presale, 'currency' | 'token'>) {
  return {
    money: (units: bigint) =>
      formatAmount(units, currency.decimals, {
        symbol: currency.symbol,
        maximumFractionDigits: 8,
      }),
    tokens: (units: bigint) =>
      formatAmount(units, token.decimals, { symbol: token.symbol, maximumFractionDigits: 6 }),
  }
}

/**
 * What a part of a fair presale is called that moves still: below the soft cap everything would be refunded.
 * @param added to what was raised so far
 */
export const fairLabel = (
  { kind, terms, state }: Presale,
  added: bigint,
  labels: Readonly<Record<'reached' | 'missed', () => string>>,
): string => labels[reachesSoftCap(kind, terms, state.total + added) ? 'reached' : 'missed']()
