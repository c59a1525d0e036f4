import type { Address, ReadonlyUint8Array, Signature } from '@solana/kit'
import { INITIALIZE_TOKEN_GROUP_MEMBER_DISCRIMINATOR as joining } from '@solana-program/token-2022'
import { getSolanaTokens } from '../get-solana-token.ts'
import { listNamedMints, type TokenInstruction } from '../list-named-mints.ts'
import type { SolanaRpc } from '../solana-rpc.ts'
import { isItem, isItemOf, type SolanaCollection, type SolanaItemToken } from './get-solana-nft.ts'

export interface CollectionItem extends SolanaItemToken {
  /** Unix seconds; null where the node does not know. */
  readonly createdAt: number | null
}

/** Some items of a collection, newest first. */
export interface CollectionItems {
  readonly items: readonly CollectionItem[]
  /** Where the next page begins; undefined after the last. */
  readonly next: Signature | undefined
  /** Transactions that were looked through. */
  readonly looked: number
}

/** Where the program's instruction names the group that a mint joins. */
const groupAt = 3

const isJoining = (data: ReadonlyUint8Array) => joining.every((byte, at) => data[at] === byte)

const joinedMint = (collection: Address, { accounts, data }: TokenInstruction) =>
  accounts[groupAt] === collection && isJoining(data) ? accounts[0] : undefined

/**
 * The items of a collection, from the transactions that name it: each minting has to. What such a transaction says is
 * only a hint: an item is what names the collection on the chain, and is counted by it.
 */
export async function getCollectionItems(
  rpc: SolanaRpc,
  collection: SolanaCollection,
  before?: Signature,
): Promise<CollectionItems> {
  const { moments, next, looked } = await listNamedMints(rpc, {
    named: collection.address,
    before,
    findMints: ({ instructions }) =>
      instructions.map((instruction) => joinedMint(collection.address, instruction)),
  })
  const tokens = await getSolanaTokens(rpc, [...moments.keys()])
  return {
    items: tokens
      .filter(isItem)
      .filter((token) => isItemOf(token, collection))
      .map((token) => ({ ...token, createdAt: moments.get(token.address) ?? null })),
    next,
    looked,
  }
}
