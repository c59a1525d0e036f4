import type { PoolKind } from '@slipway/sdk/platform/pool-kinds'
import { freshness } from '@slipway/sdk/shared/freshness'
import { getPoolFee } from '@slipway/sdk/staking/evm/get-pool-fee'
import { useQuery } from '@tanstack/react-query'
import { zeroAddress } from 'viem'
import { useConnection } from 'wagmi'
import { activeChain } from '../../core/active-chain.ts'
import { readClient } from '../../core/read-client.ts'
import { retryWhileAway } from '../../transaction/retry-while-away.ts'
import { usePoolForm } from './pool-form-context.ts'

/** What a pool costs this wallet; nobody in particular pays the full fee. */
export function usePoolFee(kind: PoolKind) {
  const { contracts } = usePoolForm()
  const { address: account = zeroAddress } = useConnection()
  return useQuery({
    queryKey: ['staking', activeChain.chainId, 'fee', account, kind],
    queryFn: () => getPoolFee(readClient, contracts, { account, kind }),
    ...freshness.slow,
    refetchInterval: retryWhileAway,
  })
}
