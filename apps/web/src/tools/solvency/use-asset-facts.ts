import { readTokenText } from '@slipway/sdk/evm/read-token-text'
import { tokenFactsQuery } from '@slipway/sdk/token/token-facts-query'
import { useQuery } from '@tanstack/react-query'
import { type Address, zeroAddress } from 'viem'
import { activeChain } from '../../core/active-chain.ts'
import { readClient } from '../../core/read-client.ts'

/** How amounts of an asset are written. */
export interface AssetFacts {
  readonly symbol: string
  readonly decimals: number
}

/**
 * Symbol and decimals of an asset; the zero address is the native currency.
 * @returns undefined while it is read, null for an asset that says neither: its amounts are base units, as those of an NFT,
 * which has a symbol and no decimals.
 */
export function useAssetFacts(address: Address): AssetFacts | null | undefined {
  const isNative = address === zeroAddress
  const { data, isError } = useQuery({
    ...tokenFactsQuery(readClient, { address }),
    // What is read of it here never changes.
    staleTime: Number.POSITIVE_INFINITY,
    refetchInterval: false,
    enabled: !isNative,
  })
  const symbol = useQuery({
    queryKey: ['asset-symbol', readClient.chain.id, address],
    queryFn: () => readTokenText(readClient, address, 'symbol'),
    staleTime: Number.POSITIVE_INFINITY,
    enabled: isError,
  })
  if (isNative) return activeChain.nativeCurrency
  if (!isError) return data
  if (symbol.data) return { symbol: symbol.data, decimals: 0 }
  return symbol.isPending ? undefined : null
}
