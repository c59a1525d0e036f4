import { byteLength } from '@slipway/sdk/shared/byte-length'
import type { SolanaCollection } from '@slipway/sdk/solana/nft/get-solana-nft'
import { solanaTokenLimits } from '@slipway/sdk/solana/solana-token-limits'

const numbered = /^(?<name>.*) #(?<number>\d{1,15})$/

/**
 * The name of the next item: the next number behind the collection's name, where there is room for it.
 * @param typed stays, unless it is such a proposal whose number another item has got meanwhile
 */
export function nextName(
  { name, group }: Pick<SolanaCollection, 'name' | 'group'>,
  typed?: string,
): string {
  const proposal = `${name} #${group.size + 1n}`
  const next = byteLength(proposal) <= solanaTokenLimits.nameMaxBytes ? proposal : ''
  if (typed === undefined) return next
  const found = numbered.exec(typed)?.groups
  return found?.name === name && BigInt(found.number ?? 0) <= group.size ? next : typed
}
