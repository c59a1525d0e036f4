import { formatAmount } from '@slipway/messages'
import type { NftPosition, PairAmounts } from '@slipway/sdk/lock/evm/get-nft-position'
import { shortenAddress } from '@slipway/sdk/shared/shorten-address'
import { tokenFactsQuery } from '@slipway/sdk/token/token-facts-query'
import { useQuery } from '@tanstack/react-query'
import { type Address, zeroAddress } from 'viem'
import { activeChain } from '../../core/active-chain.ts'
import { readClient } from '../../core/read-client.ts'

/** A pair as it is written. */
export interface PairWords {
  readonly symbol0: string
  readonly symbol1: string
  readonly decimals0: number
  readonly decimals1: number
  readonly amounts: (of: PairAmounts) => readonly [string, string]
}

const mostDigits = 6

/** Symbol and decimals; of a token that tells neither, its short address and base units. */
function useUnit(address: Address | undefined) {
  const isNative = address === undefined || address === zeroAddress
  const { data, isError } = useQuery({
    ...tokenFactsQuery(readClient, { address: address ?? zeroAddress }),
    staleTime: Number.POSITIVE_INFINITY,
    refetchInterval: false,
    enabled: !isNative,
  })
  if (isNative) return activeChain.nativeCurrency
  return isError ? { symbol: shortenAddress(address), decimals: 0 } : data
}

/** How amounts of a position are written; undefined while its tokens are read, or where it is none. */
export function usePairWords(position: NftPosition | null | undefined): PairWords | undefined {
  const first = useUnit(position?.token0)
  const second = useUnit(position?.token1)
  if (!position || !first || !second) return undefined
  const shown = (units: bigint, { symbol, decimals }: typeof first) =>
    formatAmount(units, decimals, { symbol, maximumFractionDigits: mostDigits })
  return {
    symbol0: first.symbol,
    symbol1: second.symbol,
    decimals0: first.decimals,
    decimals1: second.decimals,
    amounts: ({ amount0, amount1 }) => [shown(amount0, first), shown(amount1, second)],
  }
}
