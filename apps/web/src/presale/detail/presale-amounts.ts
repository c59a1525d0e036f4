import { formatAmount } from '@slipway/messages'
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
