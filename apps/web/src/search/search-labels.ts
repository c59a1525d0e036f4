import type { SearchGroup } from '@slipway/api-client'
import { m } from '@slipway/messages'

/** Names of the kinds. */
export const kindNames: Readonly<Record<SearchGroup['kind'], () => string>> = {
  token: m.search_kind_token,
  presale: m.search_kind_presale,
  pool: m.search_kind_pool,
  airdrop: m.search_kind_airdrop,
  collection: m.search_kind_collection,
  lock: m.search_kind_lock,
  offer: m.search_kind_offer,
}

/**
 * List that shows the further hits of a kind; undefined where no list takes such a text. Lists of locks and offers are
 * narrowed by addresses alone.
 */
export function listOf(kind: SearchGroup['kind'], q: string, address: string | null) {
  const lists: Partial<Record<SearchGroup['kind'], [string, Record<string, string>]>> = {
    token: ['/token/list', { whose: 'all', search: q }],
    presale: ['/presale/list', { network: 'all', search: q }],
    pool: ['/mining/list', { network: 'all', search: q }],
    airdrop: ['/airdrop/list', { network: 'all', q }],
    collection: ['/nft/list', { part: 'all', search: q }],
    ...(address && { lock: ['/lock/list', { network: 'all', owner: address }] }),
  }
  return lists[kind]
}
