import { formatAmount } from '@slipway/messages'
import type { PaymentToken } from '@slipway/sdk/nft/types'

const DIGITS = 8

/** Amounts of what a sale is paid in, in the reader's format. */
export const moneyText =
  ({ paymentToken }: { paymentToken: Pick<PaymentToken, 'symbol' | 'decimals'> }) =>
  (units: bigint): string =>
    formatAmount(units, paymentToken.decimals, {
      symbol: paymentToken.symbol,
      maximumFractionDigits: DIGITS,
    })
