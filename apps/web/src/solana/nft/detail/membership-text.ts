import { m } from '@slipway/messages'
import { isRemovable, type SolanaNft } from '@slipway/sdk/solana/nft/get-solana-nft'

type Item = Extract<SolanaNft, { kind: 'item' }>

interface MembershipText {
  /** Why what an item says of its collection is not to be relied on. */
  readonly warning?: string
  /** What stands beside the collection's name. */
  readonly help: string
}

/** What may be said of an item and its collection. */
export function membershipText({ item, collection, isNamedRead }: Item): MembershipText {
  const help = m.solana_nft_names()
  if (!isNamedRead) return { help, warning: m.solana_nft_collection_unreadable() }
  if (!collection) return { help, warning: m.solana_nft_unverified() }
  if (isRemovable(collection)) return { help, warning: m.solana_nft_collection_removable() }
  return isRemovable(item) ? { help } : { help: `${m.solana_nft_verified()} ${help}` }
}
