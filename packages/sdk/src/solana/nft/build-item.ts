import { type Address, type Instruction, none } from '@solana/kit'
import {
  getInitializeTokenGroupMemberInstruction,
  getUpdateTokenMetadataUpdateAuthorityInstruction,
} from '@solana-program/token-2022'
import type { TokenMetadataTexts } from '../order-metadata-changes.ts'
import { buildSingleMint, type SingleMint } from './build-single-mint.ts'
import { describeItem } from './describe-nft.ts'

export type ItemParams = Pick<SingleMint, 'creator' | 'mint' | 'getRent'> & {
  readonly texts: TokenMetadataTexts
  readonly collection: Address
  readonly recipient: Address
}

/**
 * Everything that mints an item into a collection, for one transaction: its only unit to the recipient, its place in the
 * collection, and texts that nobody can ever change. The creator has to hold the collection's right to mint.
 */
export async function buildItem(params: ItemParams): Promise<Instruction[]> {
  const { texts, creator, mint, collection, getRent } = params
  const { opening, minting } = await buildSingleMint({
    ...{ creator, mint, getRent, owner: params.recipient },
    extensions: describeItem(texts, { creator: creator.address, collection }, mint.address),
  })
  return [
    ...opening,
    getInitializeTokenGroupMemberInstruction({
      member: mint.address,
      memberMint: mint.address,
      memberMintAuthority: creator,
      group: collection,
      groupUpdateAuthority: creator,
    }),
    getUpdateTokenMetadataUpdateAuthorityInstruction({
      metadata: mint.address,
      updateAuthority: creator,
      newUpdateAuthority: none(),
    }),
    ...minting,
  ]
}
