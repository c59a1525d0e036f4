import type { NftSale as IndexedSale } from '@slipway/api-client'
import type { PhaseFacts } from '@slipway/sdk/nft/nft-phase'
import type { NftSale, NftSaleTerms } from '@slipway/sdk/nft/types'
import { type Address, zeroAddress } from 'viem'
import { activeChain } from '../../core/active-chain.ts'

type RowTerms = Pick<
  NftSaleTerms,
  'mintMethod' | 'total' | 'mintFee' | 'listFee' | 'listStart' | 'publicStart' | 'endTime'
>

/** A collection as lists show it, from the index or from the chain. Amounts in base units, times in unix seconds. */
export interface NftRow {
  readonly address: Address
  /** In its factory. */
  readonly number: string
  readonly name: string
  readonly symbol: string
  /** Null: nobody knows the token yet. */
  readonly paymentToken: { readonly symbol: string; readonly decimals: number } | null
  readonly terms: RowTerms
  readonly state: PhaseFacts['state']
  /** What its owner can withdraw. */
  readonly proceeds: bigint
}

/** What a wallet has in a collection. */
export interface OwnPart {
  readonly held: number
  /** What its invitations earned and it has not claimed. */
  readonly due: bigint
}

const BPS = 10_000n

function paymentOf({ address, symbol, decimals }: IndexedSale['paymentToken']) {
  if (address === zeroAddress) return activeChain.nativeCurrency
  return symbol === null || decimals === null ? null : { symbol, decimals }
}

/** What came in, without the platform's part, inviters' rewards and what was withdrawn (`INftSale.proceeds`). */
function proceedsOf({ volume, platformBps, rewardsEarned, proceedsPaid }: IndexedSale): bigint {
  const gross = BigInt(volume)
  const left = gross - (gross * BigInt(platformBps)) / BPS
  return left - BigInt(rewardsEarned) - BigInt(proceedsPaid)
}

/** The row of a collection of this network as the index has it. */
export const rowOfIndex = (sale: IndexedSale): NftRow => ({
  address: sale.address as Address,
  number: String(sale.number),
  name: sale.name,
  symbol: sale.symbol,
  paymentToken: paymentOf(sale.paymentToken),
  terms: {
    mintMethod: sale.mintMethod,
    total: sale.total,
    mintFee: BigInt(sale.mintFee),
    listFee: BigInt(sale.listFee),
    listStart: sale.listStart ?? 0,
    publicStart: sale.publicStart,
    endTime: sale.endTime ?? 0,
  },
  state: { minted: sale.minted, ...(sale.owner === zeroAddress && { capabilities: 0n }) },
  proceeds: proceedsOf(sale),
})

/** The row of a collection as the chain has it. */
export const rowOfSale = ({ id, state, ...sale }: NftSale): NftRow => ({
  ...sale,
  number: String(id),
  state,
  proceeds: state.proceeds,
})
