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
  /** A token that has something newer than this release: whether it is a collection or an item is not known. */
  | { readonly kind: 'unreadable'; readonly token: SolanaToken }
  | {
      readonly kind: 'item'
      readonly item: SolanaItemToken
      /** The collection that it is of; undefined where the one that it names does not count it. */
      readonly collection: SolanaCollection | undefined
      /** Whether the one that it names could be read; one with something newer than this release may count it. */
      readonly isNamedRead: boolean
    }

const isCollection = (token: SolanaToken): token is SolanaCollection => token.group !== undefined

export const isItem = (token: SolanaToken): token is SolanaItemToken => token.member !== undefined

/** Whether it can be removed and made again at the same address, as something else. */
export const isRemovable = ({ rights }: SolanaToken): boolean => rights.close !== undefined

/** Whether what the chain says of its supply is less than what there is: minted and burned in secret. */
export const isSupplyHidden = ({ extensions }: SolanaToken): boolean =>
  extensions.includes('ConfidentialMintBurn')

/** Whether there is exactly one, without parts, and can never be another. */
export const isSingle = (token: SolanaToken): boolean =>
  token.decimals === 0 &&
  token.totalSupply === 1n &&
  token.rights.mint === undefined &&
  !isRemovable(token) &&
  !isSupplyHidden(token)

/** Whether no item can ever be added: by the right to mint, by another group, or by a collection made again. */
export const isFinal = (collection: SolanaCollection): boolean =>
  collection.rights.group === undefined &&
  collection.rights['group-place'] === undefined &&
  !isRemovable(collection)

/** Whether an item is as those that this site mints: one, and nobody has a right over it. */
export const isPlain = (item: SolanaItemToken): boolean =>
  isSingle(item) && Object.keys(item.rights).length === 0 && item.traits.length === 0

/** Whether an item names a collection, and that collection counts it. */
export function isItemOf({ member }: SolanaItemToken, collection: SolanaCollection): boolean {
  const { group, number } = member
  return group === collection.address && number > 0n && number <= collection.group.size
}

/**
 * A collection or an item by its address; undefined where the address is neither.
 * @param minContextSlot a node that has not come so far does not answer
 */
export async function getSolanaNft(
  rpc: SolanaRpc,
  mint: Address,
  minContextSlot?: bigint,
): Promise<SolanaNft | undefined> {
  const [token] = await getSolanaTokens(rpc, [mint], minContextSlot)
  if (!token) return undefined
  if (isCollection(token)) return { kind: 'collection', collection: token }
  if (token.traits.includes('unknown')) return { kind: 'unreadable', token }
  if (!isItem(token)) return undefined
  // Both at once: of two readings, one may come from a node that lags.
  const { group } = token.member
  const both = await getSolanaTokens(rpc, [mint, group], minContextSlot)
  const item = both.find(({ address }) => address === mint) ?? token
  const named = both.find(({ address }) => address === group)
  if (!isItem(item) || item.member.group !== group) return undefined
  const counts = named !== undefined && isCollection(named) && isItemOf(item, named)
  return {
    kind: 'item',
    item,
    collection: counts ? named : undefined,
    isNamedRead: !named?.traits.includes('unknown'),
  }
}
