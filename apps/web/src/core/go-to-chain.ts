import { rememberChain } from './active-chain.ts'
import { isSolanaPath } from './is-solana-path.ts'
import { loadPage, pageAddress } from './page-address.ts'
import { pathOnEvm } from './pages-on-both.ts'

/** The same page on another network: rewrites `chain` and reloads (specification section 2). */
export function goToChain(shortname: string): void {
  rememberChain(shortname)
  const url = pageAddress()
  const path = isSolanaPath(url.pathname) ? (pathOnEvm(url.pathname) ?? '/') : url.pathname
  // Queries of Solana's pages are about their cluster.
  if (path !== url.pathname) url.search = ''
  url.searchParams.set('chain', shortname)
  loadPage(`${path}${url.search}${url.hash}`)
}
