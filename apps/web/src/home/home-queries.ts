import type { Act } from '@slipway/api-client'
import { type QueryKey, useQuery } from '@tanstack/react-query'
import { activeChain } from '../core/active-chain.ts'
import { api } from '../core/api.ts'
import { lockApi } from '../core/lock-api.ts'
import { presaleApi } from '../core/presale-api.ts'
import { statsApi } from '../core/stats-api.ts'
import { statsKey } from '../stats/stats-key.ts'
import { retryWhileAway } from '../transaction/retry-while-away.ts'

const { shortname: chain, chainId } = activeChain
const homeKey = ['home', chainId] as const
const NEWEST_TOKENS = 6
const ROWS = 5
/** Presales in a row of cards. */
export const SHOWN_PRESALES = 3
/** The list's "running" has presales in it that only wait to be finished: more are asked for than shown. */
const ASKED_PRESALES = 12

/** Queries of the home page that an act changes; undefined stands for any. */
export function homeKeysOf(act: Act | undefined): readonly QueryKey[] {
  const isHere = act === undefined || act.chainId === chainId
  if (!isHere) return [statsKey]
  const ofPart = (part: string) => [...homeKey, part]
  return [
    statsKey,
    ...(act === undefined || act.feature === 'token' ? [ofPart('tokens')] : []),
    ...(act === undefined || act.feature === 'presale' ? [ofPart('presales')] : []),
    ...(act === undefined || act.feature === 'lock' ? [ofPart('locks')] : []),
    ofPart('launches'),
  ]
}

/** The newest tokens of the page's network. */
export const useNewestTokens = () =>
  useQuery({
    queryKey: [...homeKey, 'tokens'],
    refetchInterval: retryWhileAway,
    queryFn: ({ signal }) => api.listTokens({ chain, limit: NEWEST_TOKENS }, { signal }),
  })

/** Running presales with the most contributors. */
export const useFeaturedPresales = () =>
  useQuery({
    queryKey: [...homeKey, 'presales', 'featured'],
    refetchInterval: retryWhileAway,
    queryFn: ({ signal }) =>
      presaleApi.listPresales(
        { chain, status: 'running', sort: '-users', limit: ASKED_PRESALES },
        { signal },
      ),
    select: ({ items }) =>
      items.filter(({ status }) => status.label === 'running').slice(0, SHOWN_PRESALES),
  })

/** Presales that start next. */
export const useUpcomingPresales = () =>
  useQuery({
    queryKey: [...homeKey, 'presales', 'upcoming'],
    refetchInterval: retryWhileAway,
    queryFn: ({ signal }) =>
      presaleApi.listPresales(
        { chain, status: 'coming', sort: 'start', limit: SHOWN_PRESALES },
        { signal },
      ),
    select: ({ items }) => items,
  })

/** What was made last, locks apart. */
export const useRecentLaunches = () =>
  useQuery({
    queryKey: [...homeKey, 'launches'],
    refetchInterval: retryWhileAway,
    queryFn: ({ signal }) =>
      statsApi.listActs({ chain, launches: 'true', limit: ROWS }, { signal }),
    select: ({ items }) => items,
  })

/** The newest locks. */
export const useRecentLocks = () =>
  useQuery({
    queryKey: [...homeKey, 'locks'],
    refetchInterval: retryWhileAway,
    queryFn: ({ signal }) => lockApi.listLocks({ chain, sort: 'newest', limit: ROWS }, { signal }),
    select: ({ items }) => items,
  })
