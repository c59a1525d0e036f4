import { tokenFactsQuery } from '@slipway/sdk/token/token-facts-query'
import { useQuery } from '@tanstack/react-query'
import type { Address } from 'viem'
import { activeChain } from '../../core/active-chain.ts'
import { readClient } from '../../core/read-client.ts'
import type { LockRow } from './lock-row.ts'

/** How amounts of an asset are written, and of how much they are a part. */
export interface AssetFacts {
  readonly symbol: string
  readonly decimals: number
  /** Base units; undefined while it is read, or for an asset of another network than the page's. */
  readonly totalSupply?: bigint | undefined
}

/** What an asset says about itself, whether or not the index knows it. */
export function useTokenFacts(asset: Address, isEnabled: boolean) {
  return useQuery({
    ...tokenFactsQuery(readClient, { address: asset }),
    staleTime: 60_000,
    refetchInterval: false,
    retry: 1,
    enabled: isEnabled,
  })
}

/** The same, asked again while somebody looks: for what is locked of the supply. */
export function useLiveFacts(asset: Address) {
  return useQuery({ ...tokenFactsQuery(readClient, { address: asset }), retry: 1 })
}

/**
 * Symbol, decimals and supply of what is locked: of an NFT there are none.
 * @returns undefined while they are read, null for an asset that does not say
 */
export function useAssetFacts(row: LockRow): AssetFacts | null | undefined {
  const isHere = row.chainId === activeChain.chainId
  const { data, isError } = useTokenFacts(row.asset, isHere && row.kind !== 'nft')
  if (row.kind === 'nft') return null
  const { symbol = '', decimals } = row
  if (decimals !== undefined) return { symbol, decimals, totalSupply: data?.totalSupply }
  if (data) return data
  return isError || !isHere ? null : undefined
}
