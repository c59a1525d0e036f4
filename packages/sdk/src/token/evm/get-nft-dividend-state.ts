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
