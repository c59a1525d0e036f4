import { formatAmount } from '@slipway/messages'
import type { SendAsset } from '@slipway/sdk/send/types'

/** An amount of what is sent, every digit of it. @param units base units */
export const sendAmount = ({ decimals, symbol }: SendAsset, units: bigint): string =>
  formatAmount(units, decimals, { symbol })
