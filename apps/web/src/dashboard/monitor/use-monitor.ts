import type { Act, ActFeature } from '@slipway/api-client'
import { keepPreviousData, type QueryKey, useQuery } from '@tanstack/react-query'
import { api } from '../../core/api.ts'
import { statsApi } from '../../core/stats-api.ts'
import { statsKey } from '../../stats/stats-key.ts'
import { retryWhileAway } from '../../transaction/retry-while-away.ts'

/** State and health change with every block and with none: looked at this often. */
const LOOK_MS = 5_000
/** Acts that the page shows. */
const SHOWN_ACTS = 30

const actsKey = [...statsKey, 'acts'] as const
const paceKey = [...statsKey, 'pace'] as const

/** Queries that an act changes. */
export const monitorKeysOf = (_act: Act | undefined): readonly QueryKey[] => [actsKey, paceKey]

/** How far each network is indexed, and how long the API took to say so. */
export const useStatus = () =>
  useQuery({
    queryKey: ['dashboard', 'status'],
    retry: false,
    refetchInterval: LOOK_MS,
    queryFn: async ({ signal }) => {
      const startedAt = performance.now()
      const status = await api.getStatus({ signal })
      return { ...status, milliseconds: Math.round(performance.now() - startedAt) }
    },
  })

/** How many acts each network saw in each minute of the last indexed hour. */
export const usePace = () =>
  useQuery({
    queryKey: paceKey,
    refetchInterval: retryWhileAway,
    queryFn: ({ signal }) => statsApi.getPace({ signal }),
    select: ({ chains }) => chains,
  })

/** The newest acts of one network or of all, of one feature or of all. */
export const useActs = (network: string | undefined, feature: ActFeature | undefined) =>
  useQuery({
    queryKey: [...actsKey, network ?? null, feature ?? null],
    refetchInterval: retryWhileAway,
    placeholderData: keepPreviousData,
    queryFn: ({ signal }) =>
      statsApi.listActs(
        { limit: SHOWN_ACTS, ...(network && { chain: network }), ...(feature && { feature }) },
        { signal },
      ),
    select: ({ items }) => items,
  })
