import { m } from '@slipway/messages'
import type { SolanaToken } from '@slipway/sdk/solana/get-solana-token'
import { isRemovable, isSingle, isSupplyHidden } from '@slipway/sdk/solana/nft/get-solana-nft'

interface CountText {
  readonly tone: 'good' | 'warn'
  readonly text: string
}

const warn = (text: string): CountText => ({ tone: 'warn', text })

/** Whether there is exactly one of an item forever, and else why not. */
export function countText(item: SolanaToken): CountText {
  if (isSingle(item)) return { tone: 'good', text: m.solana_nft_single() }
  if (isSupplyHidden(item)) return warn(m.solana_nft_count_hidden())
  if (isRemovable(item)) return warn(m.solana_nft_removable())
  const isNone = item.totalSupply === 0n && item.rights.mint === undefined
  return warn(isNone ? m.solana_nft_none() : m.solana_nft_not_single())
}
