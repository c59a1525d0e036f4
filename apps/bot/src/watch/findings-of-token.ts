import type { PoolSite } from '@slipway/sdk/pool-repair/find-pool-dust'
import type { Finding } from './finding.ts'

/** A token as far as its findings depend on it. */
export interface WatchedToken {
  /** lower case */
  readonly address: string
  /** Of a token that opens trading; undefined: one that anybody can trade once a pool has liquidity. */
  readonly isLaunched: boolean | undefined
  readonly sites: readonly PoolSite[]
}

/** What is so of a token: dust where its pool will be matters until trading is open. */
export function findingsOfToken({ address, isLaunched, sites }: WatchedToken): readonly Finding[] {
  const isOpen = isLaunched ?? sites.some(({ hasLiquidity }) => hasLiquidity)
  if (isOpen) return [{ key: `token:${address}:open`, name: 'tokenOpen', args: {} }]
  return sites
    .filter(({ hasDust }) => hasDust)
    .map(({ pair, venueName, quoteName }) => ({
      key: `token:${address}:dust:${pair.toLowerCase()}`,
      name: 'tokenDust',
      args: { venue: venueName, quote: quoteName, pair },
    }))
}
