import type { Address } from 'viem'
import type { ReadClient } from '../../evm/create-read-client.ts'
import type { NftDividendState } from '../types.ts'
import { nftDividendAbi } from './dividend-abi.ts'

/** Reads the terms on which the holders of a collection are paid. */
export async function getNftDividendState(
  client: ReadClient,
  address: Address,
): Promise<NftDividendState> {
  const [collection, perNft, interval, trigger, isMarketingTaxAccounted] =
    await client.readContract({ address, abi: nftDividendAbi, functionName: 'nftTerms' })
  return { collection, perNft, intervalBlocks: Number(interval), trigger, isMarketingTaxAccounted }
}

/** What one NFT of the collection stands at. */
export interface NftDividendOfId {
  readonly tokenId: bigint
  /** Base units of the quote token that a claim pays now. */
  readonly pending: bigint
  /** Counted among those that are paid; an NFT that nobody has touched yet is not. */
  readonly isActive: boolean
  /** Blacklisted by the token's owner. */
  readonly isListed: boolean
}

/** Reads what some NFTs can claim; at most 100 ids at once. */
export function getNftDividends(
  client: ReadClient,
  query: { readonly address: Address; readonly tokenIds: readonly bigint[] },
): Promise<readonly NftDividendOfId[]> {
  const token = { address: query.address, abi: nftDividendAbi } as const
  return Promise.all(
    query.tokenIds.map(async (tokenId) => {
      const [pending, [isActive], isListed] = await Promise.all([
        client.readContract({ ...token, functionName: 'pendingNftDividend', args: [tokenId] }),
        client.readContract({ ...token, functionName: 'nftState', args: [tokenId] }),
        client.readContract({ ...token, functionName: 'isNftBlacklisted', args: [tokenId] }),
      ])
      return { tokenId, pending, isActive, isListed }
    }),
  )
}
