import { nftPhase } from '@slipway/sdk/nft/nft-phase'
import type { NftListSearch } from './nft-list-search.ts'
import type { NftRow } from './nft-row.ts'

/** Whether a collection fits the filters, where the chain itself is asked. @param now unix seconds by the chain */
export function isAsked(row: NftRow, { search = '', state }: NftListSearch, now: number): boolean {
  const text = search.toLowerCase()
  const words = [row.name, row.symbol, row.number, row.address]
  const isFound = words.some((word) => word.toLowerCase().includes(text))
  return isFound && (state === undefined || nftPhase(row, now) === state)
}
