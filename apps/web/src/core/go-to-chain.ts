import { rememberChain } from './active-chain.ts'
import { loadPage, pageAddress } from './page-address.ts'

/** The same page on another network: rewrites `chain` and reloads (specification section 2). */
export function goToChain(shortname: string): void {
  rememberChain(shortname)
  const url = pageAddress()
  url.searchParams.set('chain', shortname)
  loadPage(`${url.pathname}${url.search}${url.hash}`)
}
