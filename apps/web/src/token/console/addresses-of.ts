import type { TokenAddresses } from '@slipway/sdk/token/params/read-account-params'
import type { TaxedState, Token } from '@slipway/sdk/token/types'

/** Addresses that the lists and wallets of a token must not touch. */
export const addressesOf = (
  { address, owner }: Pick<Token, 'address' | 'owner'>,
  { wallets, launch }: Pick<TaxedState, 'wallets' | 'launch'>,
): TokenAddresses => ({ token: address, owner, marketing: wallets.marketing, pair: launch.pair })
