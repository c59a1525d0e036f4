import { type AmountFormat, formatAmount } from '@slipway/messages'
import { activeChain } from '../core/active-chain.ts'

/** An amount of the network's own currency. @param wei exact @param rounding of what is longer than six digits */
export function nativeAmount(wei: bigint, rounding?: AmountFormat['rounding']): string {
  const { decimals, symbol } = activeChain.nativeCurrency
  return formatAmount(wei, decimals, {
    ...{ symbol, maximumFractionDigits: 6 },
    ...(rounding && { rounding }),
  })
}
