import { activeChain } from './active-chain.ts'
import { addressOf } from './address-of.ts'

/** A page of ours as others open it, on the network of this one. @param path inside the product */
export function siteUrl(path: string): string {
  return new URL(addressOf(path, { chain: activeChain.shortname }), window.location.origin).href
}
