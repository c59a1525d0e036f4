import type { Act } from '@slipway/api-client'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { api } from '../../shell/api.ts'
import { nftApi } from '../../shell/nft-api.ts'
import { poolApi } from '../../shell/pool-api.ts'
import { statsApi } from '../../shell/stats-api.ts'
import { statsKey } from '../../stats/stats-key.ts'
import { periodOf } from '../../stats/sum-days.ts'
import { retryWhileAway } from '../../transaction/retry-while-away.ts'
import { listTopPresales } from './list-top-presales.ts'

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
