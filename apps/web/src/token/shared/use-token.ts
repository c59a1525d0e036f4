import type { TokenContracts } from '@slipway/sdk/platform/token-contracts'
import { tokenQueries } from '@slipway/sdk/token/token-queries'
import { useQuery } from '@tanstack/react-query'
import type { Address } from 'viem'
import { readClient } from '../../core/read-client.ts'

const holder = (account: Address | undefined) => (account ? { account } : {})

/** A token of the factory as it stands on chain now, read again while somebody looks. */
export function useToken(
  contracts: TokenContracts,
  address: Address,
  account: Address | undefined,
) {
  return useQuery({
    ...tokenQueries.detail(readClient, contracts, { address, ...holder(account) }),
    placeholderData: (previous) => previous,
  })
}

/** Any ERC-20 by its address, and whether it is one of ours. */
export function useAnyToken(
  contracts: TokenContracts | undefined,
  address: Address,
  account: Address | undefined,
) {
  return useQuery({
    ...tokenQueries.foreign(readClient, contracts, { address, ...holder(account) }),
    placeholderData: (previous) => previous,
  })
}
