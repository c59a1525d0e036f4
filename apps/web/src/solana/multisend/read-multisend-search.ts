import { readSolanaSearch, type SolanaSearch } from '../network/read-solana-search.ts'

/** Query of the page that sends lists. */
export interface MultisendSearch extends SolanaSearch {
  /** Address of the token that is sent. */
  readonly token?: string
}

/** Keeps what the page understands of its query. */
export function readMultisendSearch(search: Record<string, unknown>): MultisendSearch {
  const { token } = search
  return { ...readSolanaSearch(search), ...(typeof token === 'string' && { token }) }
}
