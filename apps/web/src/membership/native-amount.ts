import { formatAmount } from '@slipway/messages'
import { activeChain } from '../shell/active-chain.ts'

/** An amount of the network's own currency. @param wei exact */
export function nativeAmount(wei: bigint): string {
  const { decimals, symbol } = activeChain.nativeCurrency
  return formatAmount(wei, decimals, { symbol, maximumFractionDigits: 6 })
}
