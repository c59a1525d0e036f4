import type { LiquidityPair } from '@slipway/sdk/lock/evm/get-pair-of'
import { lockQueries } from '@slipway/sdk/lock/lock-queries'
import type { LockContracts } from '@slipway/sdk/lock/types'
import { pairName } from '@slipway/sdk/shared/pair-name'
import { shortenAddress } from '@slipway/sdk/shared/shorten-address'
import { useQuery } from '@tanstack/react-query'
import type { Address } from 'viem'
import { readClient } from '../../core/read-client.ts'
import { useLiveFacts } from '../shared/use-asset-facts.ts'

/** What a page of locks is about: a token, or the LP token of a pair. */
export interface DetailAsset {
  readonly address: Address
  /** Symbol, or the two symbols of a pair. */
  readonly name: string
  readonly symbol: string
  readonly decimals: number
  readonly totalSupply: bigint
  /** Where it is one: its tokens, and the factory that vouches for it. */
  readonly pair?: LiquidityPair
}

/**
 * Reads what an asset is from the asset itself.
 * @returns `asset` undefined while it is read; `isUnknown` where there is no token at the address
 */
export function useDetailAsset(contracts: LockContracts, address: Address) {
  const facts = useLiveFacts(address)
  const pair = useQuery({ ...lockQueries.pair(readClient, contracts, address), retry: 1 })
  const isReading = facts.isPending || pair.isPending
  const isUnknown = facts.isError
  const retry = () => void facts.refetch()
  if (isReading || !facts.data) return { asset: undefined, isUnknown, retry }
  const { symbol, decimals, totalSupply } = facts.data
  const asset: DetailAsset = {
    address,
    symbol,
    decimals,
    totalSupply,
    name:
      pairName(pair.data, (side) => shortenAddress(side.address)) ??
      (symbol || shortenAddress(address)),
    ...(pair.data && { pair: pair.data }),
  }
  return { asset, isUnknown, retry }
}
