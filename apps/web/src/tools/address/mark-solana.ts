import type { SolanaTarget } from '@slipway/address-search/wallet/solana-target'

/** Which characters of a Solana address its target asked for. */
export function markSolana(target: SolanaTarget, address: string): ReadonlySet<number> {
  const start = target.starts.trim().length
  const end = target.ends.trim().length
  const marked = new Set<number>()
  for (let index = 0; index < address.length; index++) {
    if (index < start || index >= address.length - end) marked.add(index)
  }
  return marked
}
