import { vipQueries } from '@slipway/sdk/vip/vip-queries'
import { useQuery } from '@tanstack/react-query'
import { zeroAddress } from 'viem'
import { readClient } from '../shell/read-client.ts'
import { retryWhileAway } from '../transaction/retry-while-away.ts'
import { vipContracts } from './vip-contracts.ts'

/** Plans of memberships on the page's network, closed ones too; none are asked for where none are sold. */
export function useVipPlans() {
  return useQuery({
    ...vipQueries.plans(readClient, vipContracts ?? { vip: zeroAddress }),
    enabled: vipContracts !== undefined,
    refetchInterval: retryWhileAway,
  })
}
