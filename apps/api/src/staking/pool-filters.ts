import { type SQL, sql } from 'drizzle-orm'
import { withNamedAssets } from '../database/named-assets.ts'
import type { PoolListQuery } from './schemas.ts'

function searchCondition(search: string): SQL {
  if (/^0x[0-9a-fA-F]{40}$/.test(search)) {
    const address = search.toLowerCase()
    return sql`(s.address = ${address} OR s.staked_token = ${address} OR s.reward_token = ${address})`
  }
  const named = sql`s.id IN (${withNamedAssets(search)}
    SELECT found.id FROM "index".pool found JOIN asset ON asset.id IN (found.chain_id || '-' || found.staked_token, found.chain_id || '-' || found.reward_token))`
  return /^\d+$/.test(search) ? sql`(s.record_id = ${search} OR ${named})` : named
}

/** Pools that stake a token, pay it, or stake its liquidity; each is found by an index of its own. */
const tokenCondition = (token: string, markets: readonly string[]): SQL => sql`s.id IN (
  SELECT id FROM "index".pool WHERE staked_token = ANY(${sql.param([...markets])}::text[])
  UNION ALL SELECT id FROM "index".pool WHERE reward_token = ${token})`

/**
 * What a request narrows the list of pools `s` by, network and state apart; empty when nothing does.
 *
 * @param markets the token of the request and its pairs, lower-case; empty where it names none
 */
export function readConditions(query: PoolListQuery, markets: readonly string[] = []): SQL[] {
  const { kind, staked, reward, token, owner, admin, staker, search } = query
  return [
    kind && sql`s.kind = ${kind}`,
    staked && sql`s.staked_token = ${staked}`,
    reward && sql`s.reward_token = ${reward}`,
    token && tokenCondition(token, markets),
    owner && sql`s.owner = ${owner}`,
    admin && sql`s.admin = ${admin}`,
    staker &&
      sql`s.id IN (SELECT pool_id FROM "index".pool_account WHERE account = ${staker} AND staked > 0)`,
    search && searchCondition(search),
  ].filter((condition): condition is SQL => Boolean(condition))
}
