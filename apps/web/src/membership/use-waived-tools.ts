import { getFeeFactories } from '@slipway/sdk/vip/evm/get-fee-factories'
import type { FeeTool } from '@slipway/sdk/vip/types'
import { vipQueries } from '@slipway/sdk/vip/vip-queries'
import { useQuery } from '@tanstack/react-query'
import { activeChain } from '../shell/active-chain.ts'
import { readClient } from '../transaction/read-client.ts'
import { retryWhileAway } from '../transaction/retry-while-away.ts'
import { vipContracts } from './vip-contracts.ts'

const factories = getFeeFactories(activeChain)

/** What creations cost on the page's network, for pages that name them all. */
export function useCreationFees() {
  return useQuery({
    ...vipQueries.fees(readClient, vipContracts, factories),
    enabled: factories.length > 0,
    refetchInterval: retryWhileAway,
  })
}

/** Tools whose factories ask this network's membership contract; empty until the chain has said so. */
export function useWaivedTools(): ReadonlySet<FeeTool> {
  const { data = [] } = useCreationFees()
  return new Set(data.filter(({ isWaived }) => isWaived).map(({ tool }) => tool))
}
