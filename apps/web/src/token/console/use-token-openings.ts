import { calculateOpeningStatus, type Opening } from '@slipway/sdk/token/launch/get-opening'
import { launchQueries } from '@slipway/sdk/token/launch/launch-queries'
import { useQueries, useQuery } from '@tanstack/react-query'
import type { Address } from 'viem'
import { activeChain } from '../../core/active-chain.ts'
import { readClient } from '../../core/read-client.ts'
import { tokenApi } from '../../core/token-api.ts'
import { platformContracts } from '../shared/platform-contracts.ts'
import type { ConsoleAct } from './console-act.ts'

/**
 * The batch openings of a token, the newest first: their numbers from the index, their state from the chain. One that
 * lapsed can be followed by another, and who committed to it still has a refund there.
 * @returns `isUnread` where nobody knows whether there is one, or how one stands
 */
export function useTokenOpenings(token: Address, account: Address | undefined) {
  const vault = platformContracts.openingVault
  const launches = useQuery({
    queryKey: ['token', activeChain.chainId, 'index', token, 'launch'],
    queryFn: ({ signal }) =>
      tokenApi.getTokenLaunch({ chain: activeChain.shortname, address: token }, { signal }),
    enabled: vault !== undefined,
    refetchInterval: 12_000,
  })
  const ids = launches.data?.launches.flatMap(({ openingId }) => openingId ?? []) ?? []
  const states = useQueries({
    queries: ids.map((openingId) => ({
      ...launchQueries.opening(readClient, {
        // Not asked without a vault.
        vault: vault ?? token,
        openingId: BigInt(openingId),
        ...(account && { account }),
      }),
      enabled: vault !== undefined,
    })),
  })
  const unread = states.filter(({ data, isError }) => data === undefined && isError)
  return {
    vault,
    openings: states.flatMap(({ data }) => data ?? []),
    isUnread: (launches.data === undefined && launches.isError) || unread.length > 0,
    again: () => {
      if (!launches.data) void launches.refetch()
      for (const state of unread) void state.refetch()
    },
  }
}

/** Whether somebody waits for an opening to collect, or to be settled. */
export function isOpen(opening: Opening, now: number): boolean {
  const status = calculateOpeningStatus(opening, now)
  return status === 'collecting' || (status === 'waiting' && opening.total > 0n)
}

/** Whether a batch opening collects, or others wait for its settlement: that is what opens trading then. */
export function useIsOpening({ token, now }: Pick<ConsoleAct, 'token' | 'now'>): boolean {
  const { openings } = useTokenOpenings(token.address, undefined)
  return openings.some((opening) => isOpen(opening, now))
}
