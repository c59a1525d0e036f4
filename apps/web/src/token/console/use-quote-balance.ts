import { tokenFactsQuery } from '@slipway/sdk/token/token-facts-query'
import { useQuery } from '@tanstack/react-query'
import { type Address, zeroAddress } from 'viem'
import { activeChain } from '../../core/active-chain.ts'
import { readClient } from '../../core/read-client.ts'

/**
 * What a wallet has of a currency, in base units; undefined while it is read.
 * @param currency the zero address is the native one
 */
export function useQuoteBalance(currency: Address, account: Address): bigint | undefined {
  const isNative = currency === zeroAddress
  const facts = useQuery({
    ...tokenFactsQuery(readClient, { address: currency, account }),
    enabled: !isNative,
  })
  const native = useQuery({
    queryKey: ['token', activeChain.chainId, 'native', account],
    queryFn: () => readClient.getBalance({ address: account }),
    enabled: isNative,
    refetchInterval: 12_000,
  })
  return isNative ? native.data : facts.data?.balance
}
