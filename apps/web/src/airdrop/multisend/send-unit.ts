import { formatAmount, formatInteger, m } from '@slipway/messages'
import type { MultisendAsset } from '@slipway/sdk/airdrop/multisend/types'

/** What a list is counted in. */
export interface SendUnit {
  readonly kind: MultisendAsset['kind']
  readonly symbol: string
  /** 0 of NFTs. */
  readonly decimals: number
}

/** An amount of what is sent, in full; of NFTs their number. */
export function sendAmount({ kind, symbol, decimals }: SendUnit, units: bigint): string {
  if (kind === 'nft') return m.multisend_list_nfts({ count: formatInteger(units) })
  return formatAmount(units, decimals, { symbol, maximumFractionDigits: decimals })
}
