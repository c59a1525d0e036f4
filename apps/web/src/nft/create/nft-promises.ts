import { m } from '@slipway/messages'
import type { NftFormValues } from './nft-form-values.ts'

/** What nobody can ever change about a collection, the platform and its owner included. */
export const fixedTexts = (isHidden: boolean): readonly string[] => [
  m.nftmake_fixed_total(),
  m.nftmake_fixed_rules(),
  // Hidden NFTs show other files once they are revealed.
  isHidden ? m.nftmake_fixed_pictures_hidden() : m.nftmake_fixed_pictures(),
]

type Choices = Pick<
  NftFormValues,
  'mintMethod' | 'urlMode' | 'isHidden' | 'hasList' | 'ownerShare' | 'firstMint'
>

/** What the owner can still do, and what that brings for those who mint (`INftSale.capabilities`). */
export function ownerTexts(choices: Choices): readonly string[] {
  const { mintMethod, urlMode, isHidden, hasList, ownerShare, firstMint } = choices
  const always = [m.nftmake_owner_info(), m.nftmake_owner_hand()]
  if (mintMethod === 'owner') {
    const takesFiles = urlMode === 'each' && !isHidden
    return [m.nftmake_owner_mints(), ...(takesFiles ? [m.nftmake_owner_files()] : []), ...always]
  }
  const isShared = Number(ownerShare) > Number(firstMint)
  return [
    ...(isShared ? [isHidden ? m.nftmake_owner_share_hidden() : m.nftmake_owner_share()] : []),
    ...(hasList ? [m.nftmake_owner_list()] : []),
    m.nftmake_owner_inviter(),
    ...always,
  ]
}
