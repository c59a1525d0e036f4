import { m } from '@slipway/messages'
import type { NftDraft } from '@slipway/sdk/nft/create/nft-draft-schema'

/** What nobody can ever change about a collection, the platform and its owner included. */
export const fixedTexts = (): readonly string[] => [
  m.nftmake_fixed_total(),
  m.nftmake_fixed_rules(),
  m.nftmake_fixed_pictures(),
]

/** What the owner can still do, and what that brings for those who mint. */
export const ownerTexts = ({ mintMethod }: Pick<NftDraft, 'mintMethod'>): readonly string[] =>
  mintMethod === 'owner'
    ? [m.nftmake_owner_mints(), m.nftmake_owner_files()]
    : [m.nftmake_owner_share(), m.nftmake_owner_list(), m.nftmake_owner_inviter()]
