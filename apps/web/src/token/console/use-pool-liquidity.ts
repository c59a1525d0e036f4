import { getPoolLiquidity } from '@slipway/sdk/token/launch/get-pool-liquidity'
import { useQuery } from '@tanstack/react-query'
import type { Address } from 'viem'
import { activeChain } from '../../shell/active-chain.ts'
import { readClient } from '../../shell/read-client.ts'

/** The liquidity tokens of a pair, and what of them the account holds; undefined while they are read. */
export function usePoolLiquidity(pair: Address, account: Address) {
  return useQuery({
    queryKey: ['token', activeChain.chainId, 'pool-liquidity', pair, account],
    queryFn: () => getPoolLiquidity(readClient, { pair, account }),
  }).data
}
