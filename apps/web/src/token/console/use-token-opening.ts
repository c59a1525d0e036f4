import { calculateOpeningStatus } from '@slipway/sdk/token/launch/get-opening'
import { launchQueries } from '@slipway/sdk/token/launch/launch-queries'
import { useQuery } from '@tanstack/react-query'
import type { Address } from 'viem'
import { activeChain } from '../../core/active-chain.ts'
import { readClient } from '../../core/read-client.ts'
import { tokenApi } from '../../core/token-api.ts'
import { platformContracts } from '../shared/platform-contracts.ts'
import type { ConsoleAct } from './console-act.ts'

const NONE = 0n

/**
 * The newest batch opening of a token: its number from the index, its state from the chain.
 * @returns `isUnread` where nobody knows whether there is one, or how it stands
 */
export function useTokenOpening(token: Address, account: Address | undefined) {
  const vault = platformContracts.openingVault
  const launches = useQuery({
    queryKey: ['token', activeChain.chainId, 'index', token, 'launch'],
    queryFn: ({ signal }) =>
      tokenApi.getTokenLaunch({ chain: activeChain.shortname, address: token }, { signal }),
    enabled: vault !== undefined,
    refetchInterval: 12_000,
  })
  const found = launches.data?.launches.map(({ openingId }) => openingId).find((id) => id !== null)
  const openingId = found ? BigInt(found) : NONE
  const state = useQuery({
    ...launchQueries.opening(readClient, {
      // Not asked without a vault.
      vault: vault ?? token,
      openingId,
      ...(account && { account }),
    }),
    enabled: vault !== undefined && openingId !== NONE,
  })
  return {
    found: vault && state.data ? { vault, opening: state.data } : undefined,
    isUnread:
      (launches.data === undefined && launches.isError) ||
      (state.data === undefined && state.isError),
    again: () => void (launches.data ? state.refetch() : launches.refetch()),
  }
}

/** Whether a batch opening collects, or others wait for its settlement: that is what opens trading then. */
export function useIsOpening({ token, now }: Pick<ConsoleAct, 'token' | 'now'>): boolean {
  const { found } = useTokenOpening(token.address, undefined)
  if (!found) return false
  const status = calculateOpeningStatus(found.opening, now)
  return status === 'collecting' || (status === 'waiting' && found.opening.total > 0n)
}
