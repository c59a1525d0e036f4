import { isChainName } from './load-chain.ts'

/** The networks that an address asks a list for: `all`, or the short name of one; anything else counts as not given. */
export const readNetworkSearch = (value: unknown): string | undefined =>
  typeof value === 'string' && (value === 'all' || isChainName(value)) ? value : undefined
