import { type SQL, sql } from 'drizzle-orm'
import { nameFits } from '../database/name-fits.ts'
import { NFT_MINT_METHODS, type NftSaleListQuery } from './schemas.ts'

/** More hits of a name than this are not looked at: whoever searches adds a letter. */
const MOST_HITS = 300
const MAX_NUMBER = 2 ** 32

/** Sales that are called so. */
function namedCondition(search: string): SQL {
  const fits = nameFits(['name', 'symbol'], search)
  return sql`s.id IN (SELECT id FROM "index".nft_sale WHERE ${fits} LIMIT ${MOST_HITS})`
}

/** What a search text may stand for, each found in its own way. */
function searchConditions(search: string): SQL[] {
  if (/^0x[0-9a-fA-F]{40}$/.test(search)) {
    const address = search.toLowerCase()
    return ['address', 'owner', 'creator', 'payment_token'].map(
      (column) => sql`s.${sql.raw(column)} = ${address}`,
    )
  }
  const number = Number(/^#?(\d{1,10})$/.exec(search)?.[1] ?? MAX_NUMBER)
  const named = namedCondition(search)
  return number < MAX_NUMBER ? [sql`s.record_id = ${number}`, named] : [named]
}

/**
 * What a request narrows the list of sales `s` by, network and state apart.
 *
 * @returns `all` has to hold, and one of `one`, where there is any: each of those is read by its own index
 */
export function readConditions(query: NftSaleListQuery): { all: SQL[]; one: SQL[] } {
  const { method, payment, creator, owner, search } = query
  const all = [
    method && sql`s.mint_method = ${NFT_MINT_METHODS.indexOf(method) + 1}`,
    payment && sql`s.payment_token = ${payment}`,
    creator && sql`s.creator = ${creator}`,
    owner && sql`s.owner = ${owner}`,
  ].filter((condition): condition is SQL => Boolean(condition))
  return { all, one: search ? searchConditions(search) : [] }
}
