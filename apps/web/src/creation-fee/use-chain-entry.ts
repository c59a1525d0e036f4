import type { EvmChainDefinition } from '@slipway/chains'
import type { Membership } from '@slipway/sdk/vip/types'
import { vipQueries } from '@slipway/sdk/vip/vip-queries'
import { skipToken, useQuery } from '@tanstack/react-query'
import type { Address } from 'viem'
import { useConnection } from 'wagmi'
import { activeChain } from '../core/active-chain.ts'
import { readClient } from '../core/read-client.ts'
import { retryWhileAway } from '../transaction/retry-while-away.ts'
import { vipContracts } from './vip-contracts.ts'

/** The page's network with what belongs to its visitor (specification, section 3: chain entry). */
export interface ChainEntry {
  readonly chain: EvmChainDefinition
  /** The connected wallet. */
  readonly account?: Address | undefined
  /** Its membership here, expired ones too; undefined without a wallet, without memberships, or while it is read. */
  readonly vip?: Membership | undefined
}

/** The network's entry; read again while no node answers. */
export function useChainEntry(): ChainEntry {
  const { address: account } = useConnection()
  const query = account && vipContracts && vipQueries.membership(readClient, vipContracts, account)
  const { data } = useQuery(
    query
      ? { ...query, refetchInterval: retryWhileAway }
      : { queryKey: vipQueries.all(readClient), queryFn: skipToken },
  )
  return { chain: activeChain, account, vip: account && data }
}
