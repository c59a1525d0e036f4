import { activeChain } from './active-chain.ts'
import { addressOf } from './address-of.ts'
import { siteRoot } from './page-address.ts'

/**
 * A page of ours as others open it, on the network of this one.
 * @param path inside the product
 * @param search what its address says beyond the network
 */
export function siteUrl(path: string, search: Readonly<Record<string, unknown>> = {}): string {
  return `${siteRoot()}${addressOf(path, { chain: activeChain.shortname, ...search })}`
}
