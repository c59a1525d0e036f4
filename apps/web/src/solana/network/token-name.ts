import { shortenAddress } from '@slipway/sdk/shared/shorten-address'
import type { SolanaToken } from '@slipway/sdk/solana/get-solana-token'

/** What a link to a token says: its name, or its address where it has none of its own. */
export function tokenName({ name, address }: Pick<SolanaToken, 'name' | 'address'>): string {
  return name.trim() || shortenAddress(address)
}

/** Name and symbol as far as a token has them, e.g. "Eddy (EDDY)"; empty where it calls itself nothing. */
export function tokenTitle({ name, symbol }: Pick<SolanaToken, 'name' | 'symbol'>): string {
  const [own, short] = [name.trim(), symbol.trim()]
  return own && short ? `${own} (${short})` : own || short
}
