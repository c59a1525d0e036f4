import { rememberChain } from './active-chain.ts'
import { findRoute } from './match-route.ts'
import { loadPage, pageAddress } from './page-address.ts'

const ofSolana = /^\/solana(?=\/|$)/

/** What stands in a page's place on networks with an EVM: a page of Solana's has one of its name, or none. */
function pathOnEvm(pathname: string): string {
  if (!ofSolana.test(pathname)) return pathname
  const path = pathname.replace(/^\/solana\/staking/, '/solana/mining').replace(ofSolana, '')
  return findRoute(path) ? path : '/'
}

/** The same page on another network: rewrites `chain` and reloads (specification section 2). */
export function goToChain(shortname: string): void {
  rememberChain(shortname)
  const url = pageAddress()
  const path = pathOnEvm(url.pathname)
  // Queries of Solana's pages are about their cluster.
  if (path !== url.pathname) url.search = ''
  url.searchParams.set('chain', shortname)
  loadPage(`${path}${url.search}${url.hash}`)
}
