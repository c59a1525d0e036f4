import type { Address } from '@solana/kit'
import { getSolanaTokens, type SolanaToken } from '../get-solana-token.ts'
import type { TokenGroup, TokenMember } from '../read-group.ts'
import type { SolanaRpc } from '../solana-rpc.ts'

/** A collection, as the chain has it now. */
export type SolanaCollection = SolanaToken & { readonly group: TokenGroup }

/** A token that says that it is an item of a collection. */
export type SolanaItemToken = SolanaToken & { readonly member: TokenMember }

export type SolanaNft =
  | { readonly kind: 'collection'; readonly collection: SolanaCollection }
  | {
      readonly kind: 'item'
      readonly item: SolanaItemToken
      /** The collection that it is of; undefined where the one that it names does not count it. */
      readonly collection: SolanaCollection | undefined
    }

const isCollection = (token: SolanaToken): token is SolanaCollection => token.group !== undefined

export const isItem = (token: SolanaToken): token is SolanaItemToken => token.member !== undefined

/** Whether there is exactly one, without parts, and can never be another. */
export const isSingle = ({ decimals, totalSupply, rights }: SolanaToken): boolean =>
  decimals === 0 && totalSupply === 1n && rights.mint === undefined

/** Whether an item names a collection, and that collection counts it. */
export function isItemOf({ member }: SolanaItemToken, collection: SolanaCollection): boolean {
  const { group, number } = member
  return group === collection.address && number > 0n && number <= collection.group.size
}

/** A collection or an item by its address; undefined where the address is neither. */
export async function getSolanaNft(rpc: SolanaRpc, mint: Address): Promise<SolanaNft | undefined> {
  const [token] = await getSolanaTokens(rpc, [mint])
  if (!token) return undefined
  if (isCollection(token)) return { kind: 'collection', collection: token }
  if (!isItem(token)) return undefined
  const [named] = await getSolanaTokens(rpc, [token.member.group])
  const counts = named !== undefined && isCollection(named) && isItemOf(token, named)
  return { kind: 'item', item: token, collection: counts ? named : undefined }
}
