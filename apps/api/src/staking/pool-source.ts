import { poolColumns } from '@slipway/database/staking/indexed'
import { type SQL, sql } from 'drizzle-orm'
import { pairColumns, pairJoins, readPair } from '../assets/pair-source.ts'
import { nameColumns, nameJoins, readName } from '../database/contract-name.ts'
import { type RawRow, rowDecoder, selectColumns } from '../database/decode-row.ts'
import { clockRows, type NetworkClock } from '../database/network-clock.ts'
import { STATE } from './pool-state.ts'
import type { PoolState } from './pool-states.ts'
import type { JoinedPool } from './serialize-pool.ts'

const STAKED = `s.chain_id || '-' || s.staked_token`
const REWARD = `s.chain_id || '-' || s.reward_token`

/** The clock of each pool `s`, as `clock`. */
export const clockJoin = (clock: NetworkClock): SQL =>
  sql`JOIN ${clockRows(clock)} ON clock.chain_id = s.chain_id`

/** What is staked (`at`, `af`) and what is paid (`rt`, `rf`) by their names and decimals. */
export const tokenJoins = (): SQL => sql`${nameJoins('a', STAKED)} ${nameJoins('r', REWARD)}`

/** What is shown of a pool `s` beside its own row. */
export const joinedColumns = (): SQL =>
  sql`${selectColumns(poolColumns, 's')}, ${STATE} AS state, clock.now AS now,
    ${nameColumns('a', 'staked')}, ${nameColumns('r', 'reward')}, ${pairColumns()}`

/** The tables of `joinedColumns`. */
export const joins = (clock: NetworkClock): SQL =>
  sql`${clockJoin(clock)} ${tokenJoins()} ${pairJoins(`CASE WHEN s.kind = 'lp' THEN ${STAKED} END`)}`

const decodePool = rowDecoder(poolColumns)

/** Reads a row of `joinedColumns`. */
export const readJoined = (raw: RawRow): JoinedPool => ({
  row: decodePool(raw),
  state: raw.state as PoolState,
  now: Number(raw.now),
  staked: readName(raw, 'staked'),
  reward: readName(raw, 'reward'),
  pair: readPair(raw),
})
