import { getPoolState } from '@slipway/sdk/token/launch/prepare-liquidity'
import type { Token } from '@slipway/sdk/token/types'
import { useQuery } from '@tanstack/react-query'
import { type Address, zeroAddress } from 'viem'
import { activeChain } from '../../core/active-chain.ts'
import { readClient } from '../../core/read-client.ts'
import { useCurrency } from './use-currency.ts'

const firstRouter = activeChain.venues.find(
  ({ kind, router, routerAbi }) => kind === 'v2' && router && routerAbi === 'uniswap-v2',
)?.router

/**
 * Where a token's liquidity goes: its own router and currency, for a token without any the network's first exchange and
 * the native currency. Wrapped native currency is paid in native. Undefined while it is read, or where there is none.
 */
export function useMarket({ address, taxed }: Pick<Token, 'address' | 'taxed'>) {
  const router: Address | undefined = taxed?.wallets.router ?? firstRouter
  const own = taxed?.wallets.quote
  const isNative =
    own === undefined || own.toLowerCase() === activeChain.wrappedNative?.toLowerCase()
  const quote = isNative ? zeroAddress : own
  const currency = useCurrency(quote)
  const { data: pool } = useQuery({
    queryKey: ['token', activeChain.chainId, 'market', address, router ?? null, quote],
    queryFn: () =>
      getPoolState(readClient, { router: router ?? zeroAddress, token: address, quote }),
    enabled: router !== undefined,
    refetchInterval: 12_000,
  })
  return router && currency && pool ? { router, quote, currency, pool } : undefined
}

export type Market = NonNullable<ReturnType<typeof useMarket>>
