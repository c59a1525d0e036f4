import { rememberChain } from './active-chain.ts'

/** The same page on another network: rewrites `chain` and reloads (specification section 2). */
export function goToChain(shortname: string): void {
  rememberChain(shortname)
  const url = new URL(window.location.href)
  url.searchParams.set('chain', shortname)
  window.location.assign(url)
}
