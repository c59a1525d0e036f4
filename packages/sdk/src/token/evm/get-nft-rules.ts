import type { Address } from 'viem'
import type { ReadClient } from '../../evm/create-read-client.ts'
import { nftDividendAbi } from '../../evm/dividend-abi.ts'
import { nftAbi } from '../../evm/nft-abi.ts'
import { readOrNothing } from '../../evm/read-or-nothing.ts'

/** What a token that pays holders of a collection keeps of one NFT. */
export interface NftRules {
  readonly tokenId: bigint
  /** Whether somebody holds it; what nobody holds earns nothing. */
  readonly isThere: boolean
  /** Whether it is counted among those that earn. */
  readonly isActive: boolean
  /** Left out of the dividends by the owner of the token. */
  readonly isListed: boolean
}

/**
 * Reads how a token treats NFTs of its collection, in their order.
 * @throws {RpcUnavailable} and its kin when no node answers.
 */
export function getNftRules(
  client: ReadClient,
  { token, collection }: { readonly token: Address; readonly collection: Address },
  tokenIds: readonly bigint[],
): Promise<readonly NftRules[]> {
  const contract = { address: token, abi: nftDividendAbi } as const
  return Promise.all(
    tokenIds.map(async (tokenId) => {
      const args = [tokenId] as const
      const [owner, [isActive], isListed] = await Promise.all([
        readOrNothing(
          client.readContract({ address: collection, abi: nftAbi, functionName: 'ownerOf', args }),
        ),
        client.readContract({ ...contract, functionName: 'nftState', args }),
        client.readContract({ ...contract, functionName: 'isNftBlacklisted', args }),
      ])
      return { tokenId, isThere: owner !== undefined, isActive, isListed }
    }),
  )
}
