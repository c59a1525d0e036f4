import { tokenFactsQuery } from '@slipway/sdk/token/token-facts-query'
import { useQuery } from '@tanstack/react-query'
import { type Address, zeroAddress } from 'viem'
import { activeChain } from '../core/active-chain.ts'
import { readClient } from '../core/read-client.ts'
import type { RepairPool } from './repair-pool.ts'

/** What a wallet can give of each side, in base units; undefined while it is read, or without a wallet. */
export interface Balances {
  readonly token: bigint | undefined
  readonly quote: bigint | undefined
}

/** @param isNative the quote is paid in native currency */
export function useBalances(
  { token, quote }: Pick<RepairPool, 'token' | 'quote'>,
  account: Address | undefined,
  isNative: boolean,
): Balances {
  const owner = account ?? zeroAddress
  const facts = (address: Address, isAsked: boolean) => ({
    ...tokenFactsQuery(readClient, { address, account: owner }),
    enabled: account !== undefined && isAsked,
  })
  const tokens = useQuery(facts(token.address, true))
  const quotes = useQuery(facts(quote.address, !isNative))
  const native = useQuery({
    queryKey: ['repair', activeChain.chainId, 'native', owner],
    queryFn: () => readClient.getBalance({ address: owner }),
    enabled: account !== undefined && isNative,
    refetchInterval: 12_000,
  })
  return { token: tokens.data?.balance, quote: isNative ? native.data : quotes.data?.balance }
}
