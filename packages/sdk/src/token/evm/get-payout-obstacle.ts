import type { Address } from 'viem'
import type { ReadClient } from '../../evm/create-read-client.ts'
import { liquidityDividendAbi, nftDividendAbi } from '../../evm/dividend-abi.ts'
import type { Token } from '../types.ts'

/**
 * What keeps a distribution from having any effect. `unshared`: nobody has staked or locked liquidity, or no NFT is
 * active. `below-trigger`: too little has come together for a payout to NFTs.
 */
export type PayoutObstacle = 'unshared' | 'below-trigger'

async function hasShares(client: ReadClient, address: Address, isByNft: boolean): Promise<boolean> {
  if (isByNft) {
    const call = { address, abi: nftDividendAbi, functionName: 'nftState', args: [0n] } as const
    const [, activeNfts] = await client.readContract(call)
    return activeNfts > 0n
  }
  const [total] = await client.readContract({
    address,
    abi: liquidityDividendAbi,
    functionName: 'lpTotals',
  })
  return total > 0n
}

/**
 * Reads why a distribution to staked liquidity or to NFTs would do nothing now, as far as the token tells; holders always
 * have shares, and how far an earlier distribution is no token tells.
 * @throws {RpcUnavailable} and its kin when no node answers.
 */
export async function getPayoutObstacle(
  client: ReadClient,
  { address, dividends, liquidityStake, nft }: Token,
): Promise<PayoutObstacle | undefined> {
  if (!nft && !liquidityStake) return undefined
  if (!(await hasShares(client, address, nft !== undefined))) return 'unshared'
  if (!nft || nft.isMarketingTaxAccounted) return undefined
  return (dividends?.waiting ?? 0n) < nft.trigger ? 'below-trigger' : undefined
}
