/** Query of every Solana page. */
export interface SolanaSearch {
  /** Short name of the cluster; the first that is offered where it is absent. */
  readonly network?: string
}

/** Keeps what a Solana page understands of its query. */
export function readSolanaSearch(search: Record<string, unknown>): SolanaSearch {
  return typeof search.network === 'string' ? { network: search.network } : {}
}
