import { getIndexed, listIndexed } from './list-indexed.ts'

/** What these journeys ask of the API; everything else is left out. */
export type IndexedToken = {
  readonly chainId: number
  readonly address: string
  readonly creator: string
  readonly name: string
  readonly symbol: string
  readonly decimals: number
  readonly initialSupply: string
}

export type IndexedStats = {
  readonly totals: {
    readonly tokens: number
    readonly creators: number
    readonly holders: number
    readonly transfers: number
  }
  readonly chains: readonly {
    readonly chainId: number
    readonly tokens: number
    readonly creators: number
    readonly holders: number
    readonly transfers: number
    readonly feesWei: string
    readonly inviterRewardsWei: string
  }[]
}

export const readStats = () => getIndexed<IndexedStats>('/api/stats')

/** Every token of the index. */
export const readIndexedTokens = (): Promise<readonly IndexedToken[]> =>
  listIndexed<IndexedToken>('/api/tokens')
