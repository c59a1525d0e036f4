import type { Act, PresaleSummary } from '@slipway/api-client'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { api } from '../../core/api.ts'
import { nftApi } from '../../core/nft-api.ts'
import { poolApi } from '../../core/pool-api.ts'
import { presaleApi } from '../../core/presale-api.ts'
import { statsApi } from '../../core/stats-api.ts'
import { statsKey } from '../../stats/stats-key.ts'
import { periodOf } from '../../stats/sum-days.ts'
import { retryWhileAway } from '../../transaction/retry-while-away.ts'

/** Any act may change any figure. Which one it was does not matter. */
export const analysisKeysOf = (_act: Act | undefined) => [statsKey]

const chainOf = (network: string | undefined) => (network ? { chain: network } : {})

/** The days of a period, of one network or of all. */
export function useStatsDays(network: string | undefined, days: number) {
  const period = periodOf(Date.now() / 1000, days)
  return useQuery({
    queryKey: [...statsKey, 'days', network ?? null, period],
    refetchInterval: retryWhileAway,
    placeholderData: keepPreviousData,
    queryFn: ({ signal }) => statsApi.getStatsDays({ ...chainOf(network), ...period }, { signal }),
  })
}

interface TopQuery {
  readonly chain?: string
  readonly limit: number
}

/**
 * Presales with the most contributors. Canceled ones are left out: each refund takes a wallet away, so that what they have left
 * says nothing of how many took part.
 */
export async function listTopPresales(
  query: TopQuery,
  options: { readonly signal?: AbortSignal } = {},
): Promise<readonly PresaleSummary[]> {
  const pages = await Promise.all(
    (['running', 'finished'] as const).map((status) =>
      presaleApi.listPresales({ ...query, status, sort: '-users' }, options),
    ),
  )
  return pages
    .flatMap(({ items }) => items)
    .sort((one, other) => other.userCount - one.userCount)
    .slice(0, query.limit)
}

const TOP = 5

/** What is largest now by one measure each. */
export function useTop(network: string | undefined) {
  const query = { ...chainOf(network), limit: TOP }
  return useQuery({
    queryKey: [...statsKey, 'top', network ?? null],
    refetchInterval: retryWhileAway,
    queryFn: async ({ signal }) => {
      const [tokens, presales, pools, collections] = await Promise.all([
        api.listTokens({ ...query, sort: '-holders' }, { signal }),
        listTopPresales(query, { signal }),
        poolApi.listPools({ ...query, sort: 'stakers' }, { signal }),
        nftApi.listNftSales({ ...query, sort: 'minted' }, { signal }),
      ])
      return {
        tokens: tokens.items,
        presales,
        pools: pools.items,
        collections: collections.items,
      }
    },
  })
}
