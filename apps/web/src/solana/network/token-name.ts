import { shortenAddress } from '@slipway/sdk/shared/shorten-address'
import type { SolanaToken } from '@slipway/sdk/solana/get-solana-token'

/** What a link to a token says: its name, or its address where it has none of its own. */
export function tokenName({ name, address }: Pick<SolanaToken, 'name' | 'address'>): string {
  return name.trim() || shortenAddress(address)
}
