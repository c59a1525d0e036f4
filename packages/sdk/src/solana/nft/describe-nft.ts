import type { Address } from '@solana/kit'
import { type ExtensionArgs, extension } from '@solana-program/token-2022'
import type { TokenMetadataTexts } from '../order-metadata-changes.ts'
import type { CollectionDraft } from './read-collection-draft.ts'

/** Texts on the mint itself; nobody can have wallets look elsewhere. */
const metadataOf = (
  { name, symbol, uri }: TokenMetadataTexts,
  updateAuthority: Address,
  mint: Address,
): [ExtensionArgs, ExtensionArgs] => [
  extension('MetadataPointer', { authority: null, metadataAddress: mint }),
  extension('TokenMetadata', {
    ...{ updateAuthority, mint, name, symbol, uri },
    additionalMetadata: new Map<string, string>(),
  }),
]

/** What the mint of a collection holds beside the plain one. */
export function describeCollection(
  draft: CollectionDraft,
  creator: Address,
  mint: Address,
): ExtensionArgs[] {
  return [
    extension('GroupPointer', { authority: null, groupAddress: mint }),
    ...metadataOf(draft, creator, mint),
    extension('TokenGroup', { updateAuthority: creator, mint, size: 0n, maxSize: draft.maxItems }),
  ]
}

/** The same of an item; its number is the program's to give. */
export function describeItem(
  texts: TokenMetadataTexts,
  { creator, collection }: { readonly creator: Address; readonly collection: Address },
  mint: Address,
): ExtensionArgs[] {
  return [
    extension('GroupMemberPointer', { authority: null, memberAddress: mint }),
    ...metadataOf(texts, creator, mint),
    extension('TokenGroupMember', { mint, group: collection, memberNumber: 0n }),
  ]
}
