import { NO_END_SECONDS } from '@slipway/database/nft/indexed'
import { type SQL, sql } from 'drizzle-orm'
import type { NetworkClock } from '../database/network-clock.ts'
import type { NftSaleState } from './schemas.ts'

/** State of a sale `s` at `clock.now`, as the contract's `phase()`. */
export const STATE = sql.raw(`CASE
    WHEN s.minted >= s.total OR clock.now >= s.end_time THEN 'finished'
    WHEN s.mint_method = 1 THEN 'owner'
    WHEN clock.now >= s.public_start THEN 'public'
    WHEN s.list_start <> 0 AND clock.now >= s.list_start THEN 'list'
    ELSE 'coming' END`)

/**
 * Which sales `s` are in a state, at the time of their network. Those that go on have an index of their own, read by a range
 * with both ends, because a planner that knows no values takes an open end for a third of all rows (ADR 0117).
 */
export function conditionOf(state: NftSaleState, { least }: NetworkClock): SQL {
  const isInState = sql`${STATE} = ${state}`
  if (!isGathered(state)) return isInState
  return sql`s.minted < s.total AND s.end_time > ${least}::bigint AND s.end_time <= ${NO_END_SECONDS}::bigint AND ${isInState}`
}

/** Whether the sales of a state are gathered first and sorted then: those that go on are few. */
export const isGathered = (state: NftSaleState | undefined): boolean =>
  state !== undefined && state !== 'finished'
