import { airdropTemplateIds } from '@slipway/sdk/platform/airdrop-kinds'
import { type SQL, sql } from 'drizzle-orm'
import { nameFits } from '../database/name-fits.ts'
import type { AirdropListQuery } from './schemas.ts'

/** More hits of a name than this are not looked at: whoever searches adds a letter. */
const MOST_HITS = 300
const MAX_NUMBER = 2 ** 32

/** Airdrops of tokens that are called so: our own by the index, any other by what it answered. */
function namedCondition(search: string): SQL {
  const fits = nameFits(['name', 'symbol'], search)
  const named = sql`(SELECT chain_id, address FROM "index".token WHERE ${fits} LIMIT ${MOST_HITS})
    UNION (SELECT chain_id, address FROM app.asset_facts WHERE ${fits} LIMIT ${MOST_HITS})`
  return sql`a.id IN (WITH named AS MATERIALIZED (${named})
    SELECT found.id FROM named JOIN "index".airdrop found ON found.token = named.address AND found.chain_id = named.chain_id
    UNION ALL SELECT found.id FROM named JOIN "index".airdrop found ON found.origin = named.address AND found.chain_id = named.chain_id)`
}

/** Places where an address may stand, each found by an index of its own. */
const isIn = (columns: readonly string[], address: string): SQL[] =>
  columns.map((column) => sql`a.${sql.raw(column)} = ${address}`)

const anyOf = (conditions: readonly SQL[]) => sql`(${sql.join([...conditions], sql` OR `)})`

/** What a search text may stand for, each found in its own way. */
function searchConditions(search: string): SQL[] {
  if (/^0x[0-9a-fA-F]{40}$/.test(search))
    return isIn(['address', 'token', 'origin', 'owner'], search.toLowerCase())
  const number = Number(/^#?(\d{1,10})$/.exec(search)?.[1] ?? MAX_NUMBER)
  const named = namedCondition(search)
  return number < MAX_NUMBER ? [sql`a.record_id = ${number}`, named] : [named]
}

/**
 * What a request narrows the list of airdrops `a` by, network and state apart.
 *
 * @returns `all` has to hold, and one of `one`, where there is any: each of those is read by its own index, so that a
 *   token with many airdrops is not read as a whole
 */
export function readConditions({ kind, token, owner, search }: AirdropListQuery): {
  all: SQL[]
  one: SQL[]
} {
  const ofToken = token ? isIn(['token', 'origin'], token) : []
  const ofSearch = search ? searchConditions(search) : []
  const all = [
    kind && sql`a.template_id = ${airdropTemplateIds[kind]}`,
    owner && sql`a.owner = ${owner}`,
    ofToken.length > 0 && ofSearch.length > 0 && anyOf(ofSearch),
  ].filter((condition): condition is SQL => Boolean(condition))
  return { all, one: ofToken.length > 0 ? ofToken : ofSearch }
}
