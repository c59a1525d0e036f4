import type { SolanaChainDefinition } from '@slipway/chains'
import { shortenAddress } from '@slipway/sdk/shared/shorten-address'

/** What a pool pairs a token with, as it is called on screen. */
export interface RaydiumCurrency {
  readonly name: string
  readonly isListed: boolean
}

/**
 * A listed currency by its name, SOL by its own, also where a pool has it as a token; any other token by its address alone,
 * for anybody can give a token the symbol of another one.
 */
export function raydiumCurrencyOf(
  { currencies, nativeCurrency }: SolanaChainDefinition,
  mint: string,
): RaydiumCurrency {
  const currency = currencies.find(({ address }) => address === mint)
  if (!currency) return { name: shortenAddress(mint), isListed: false }
  return { name: currency.isWETH ? nativeCurrency.symbol : currency.name, isListed: true }
}
