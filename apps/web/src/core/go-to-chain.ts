import { rememberChain } from './active-chain.ts'
import { isSolanaPath } from './is-solana-path.ts'
import { loadPage, pageAddress } from './page-address.ts'

/** Pages that both have, by folder and name. */
const onBoth = /^\/solana\/(token|nft|presale|lock|airdrop|staking)\/(create|list)$/

/** What stands in a page's place on networks with an EVM: a page of Solana's has one of its name, or none. */
function pathOnEvm(pathname: string): string {
  if (!isSolanaPath(pathname)) return pathname
  const [, folder, page] = onBoth.exec(pathname) ?? []
  if (!folder) return '/'
  return `/${folder === 'staking' ? 'mining' : folder}/${page}`
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
