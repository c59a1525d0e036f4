import { formatAmount } from '@slipway/messages'
import { activeChain } from '../core/active-chain.ts'

/** An amount of the network's own currency, short enough for a fee. */
export const nativeText = (wei: bigint): string => {
  const { decimals, symbol } = activeChain.nativeCurrency
  return formatAmount(wei, decimals, { symbol, maximumFractionDigits: 8 })
}
