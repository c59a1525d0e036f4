import type { SolanaChainDefinition } from '@slipway/chains'

/** Query of every Solana page. */
export interface SolanaSearch {
  /** Short name of the cluster; `defaultCluster` where it is absent. */
  readonly network?: string
}

/** Query of a form that is about a token. */
export interface TokenSearch extends SolanaSearch {
  /** Its address, by which a link fills it in. */
  readonly token?: string
}

/** Keeps what a Solana page understands of its query. */
export function readSolanaSearch(search: Record<string, unknown>): SolanaSearch {
  return typeof search.network === 'string' ? { network: search.network } : {}
}

/** Keeps what a form that is about a token understands of its query. */
export function readTokenSearch(search: Record<string, unknown>): TokenSearch {
  const { token } = search
  return { ...readSolanaSearch(search), ...(typeof token === 'string' && { token }) }
}

/** What the address of a page on a cluster says of its network to others: the cluster, and no EVM network beside it. */
export const sharedSearch = ({ shortname }: Pick<SolanaChainDefinition, 'shortname'>) => ({
  chain: undefined,
  network: shortname,
})
