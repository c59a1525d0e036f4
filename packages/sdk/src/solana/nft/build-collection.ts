import { AccountRole, type Instruction } from '@solana/kit'
import { getCreatorReference } from '../get-creator-reference.ts'
import { buildSingleMint, type SingleMint } from './build-single-mint.ts'
import { describeCollection } from './describe-nft.ts'
import type { CollectionDraft } from './read-collection-draft.ts'

export type CollectionParams = Pick<SingleMint, 'creator' | 'mint' | 'getRent'> & {
  readonly draft: CollectionDraft
}

/**
 * Everything that creates a collection, for one transaction: a group of tokens with texts and a maximum, its only unit to
 * the creator, and the creator's reference key, by which the collection is listed.
 */
export async function buildCollection(params: CollectionParams): Promise<Instruction[]> {
  const { draft, creator, mint, getRent } = params
  const { opening, minting } = await buildSingleMint({
    ...{ creator, mint, getRent, owner: creator.address },
    extensions: describeCollection(draft, creator.address, mint.address),
  })
  const [account, unit, end] = minting
  const reference = {
    address: await getCreatorReference(creator.address, 'collections'),
    role: AccountRole.READONLY,
  }
  return [...opening, account, { ...unit, accounts: [...(unit.accounts ?? []), reference] }, end]
}
