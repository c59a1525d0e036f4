import type { Address } from 'viem'
import type { ReadClient } from '../../evm/create-read-client.ts'
import { nftDividendAbi } from '../../evm/dividend-abi.ts'
import type { NftDividendState } from '../types.ts'

/** Reads the terms on which the holders of a collection are paid. */
export async function getNftDividendState(
  client: ReadClient,
  address: Address,
): Promise<NftDividendState> {
  const [collection, perNft, interval, trigger, isMarketingTaxAccounted] =
    await client.readContract({ address, abi: nftDividendAbi, functionName: 'nftTerms' })
  return { collection, perNft, intervalBlocks: Number(interval), trigger, isMarketingTaxAccounted }
}
