import { formatAmount } from '@slipway/messages'
import type { SendToken } from '@slipway/sdk/solana/multisend/types'

/** An amount of what is sent, in full; a token that does not name itself has no unit. */
export function sendAmount({ symbol, decimals }: SendToken, units: bigint): string {
  return formatAmount(units, decimals, {
    ...(symbol !== '' && { symbol }),
    maximumFractionDigits: decimals,
  })
}
