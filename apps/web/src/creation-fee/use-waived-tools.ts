import { getFeeFactories } from '@slipway/sdk/vip/evm/get-fee-factories'
import type { FeeTool } from '@slipway/sdk/vip/types'
import { membershipStateAt } from '@slipway/sdk/vip/vip-math'
import { vipQueries } from '@slipway/sdk/vip/vip-queries'
import { useQuery } from '@tanstack/react-query'
import type { Address } from 'viem'
import { activeChain } from '../core/active-chain.ts'
import { readClient } from '../core/read-client.ts'
import { retryWhileAway } from '../transaction/retry-while-away.ts'
import { useChainEntry } from './use-chain-entry.ts'
import { vipContracts } from './vip-contracts.ts'

const factories = getFeeFactories(activeChain)

/** What creations cost on the page's network, for pages that name them all. @param account whose discount counts */
export function useCreationFees(account?: Address) {
  return useQuery({
    ...vipQueries.fees(readClient, vipContracts, factories, account),
    enabled: factories.length > 0,
    refetchInterval: retryWhileAway,
  })
}

/** Tools whose factories ask this network's membership contract; empty until the chain has said so. */
export function useWaivedTools(): ReadonlySet<FeeTool> {
  const { data = [] } = useCreationFees()
  return new Set(data.filter(({ isWaived }) => isWaived).map(({ tool }) => tool))
}

/** Whether the connected wallet is a member on this network now. */
export function useIsMember(): boolean {
  const { vip } = useChainEntry()
  if (!vip) return false
  const state = membershipStateAt(vip, vip.readAt)
  return state === 'member' || state === 'ending'
}

/** Tools that cost the connected wallet nothing, since it is a member; empty for everybody else. */
export function useFreeTools(): ReadonlySet<FeeTool> {
  const waived = useWaivedTools()
  return useIsMember() ? waived : new Set()
}
