import { vipQueries } from '@slipway/sdk/vip/vip-queries'
import { skipToken, useQuery } from '@tanstack/react-query'
import { readClient } from '../shell/read-client.ts'
import { retryWhileAway } from '../transaction/retry-while-away.ts'
import { vipContracts } from './vip-contracts.ts'

/** Plans of memberships on the page's network, closed ones too; none are asked for where none are sold. */
export function useVipPlans() {
  return useQuery({
    ...(vipContracts
      ? vipQueries.plans(readClient, vipContracts)
      : { queryKey: ['vip', readClient.chain.id, 'plans'], queryFn: skipToken }),
    refetchInterval: retryWhileAway,
  })
}
