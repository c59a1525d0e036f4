import { tokenFactsQuery } from '@slipway/sdk/token/token-facts-query'
import { useQuery } from '@tanstack/react-query'
import { type Address, zeroAddress } from 'viem'
import { activeChain } from '../../core/active-chain.ts'
import { readClient } from '../../core/read-client.ts'

/** What amounts are counted in. */
export interface Currency {
  address: Address
  symbol: string
  decimals: number
}

/** Symbol and decimals of a currency by its address; the zero address is the native one. Undefined while it is read. */
export function useCurrency(address: Address | undefined): Currency | undefined {
  const { data } = useQuery({
    ...tokenFactsQuery(readClient, { address: address ?? zeroAddress }),
    enabled: address !== undefined && address !== zeroAddress,
    refetchInterval: false,
    staleTime: Number.POSITIVE_INFINITY,
  })
  if (address === undefined) return undefined
  if (address === zeroAddress) return { address, ...activeChain.nativeCurrency }
  return data && { address, symbol: data.symbol, decimals: data.decimals }
}
