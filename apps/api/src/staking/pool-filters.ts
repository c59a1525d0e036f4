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

/** What a request narrows the list of pools `s` by, network and state apart; empty when nothing does. */
export function readConditions(query: PoolListQuery): SQL[] {
  const { kind, staked, reward, owner, admin, staker, search } = query
  return [
    kind && sql`s.kind = ${kind}`,
    staked && sql`s.staked_token = ${staked}`,
    reward && sql`s.reward_token = ${reward}`,
    owner && sql`s.owner = ${owner}`,
    admin && sql`s.admin = ${admin}`,
    staker &&
      sql`s.id IN (SELECT pool_id FROM "index".pool_account WHERE account = ${staker} AND staked > 0)`,
    search && searchCondition(search),
  ].filter((condition): condition is SQL => Boolean(condition))
}
