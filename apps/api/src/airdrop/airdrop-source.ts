import { type AirdropRow, airdropColumns } from '@slipway/database/airdrop/indexed'
import { type SQL, sql } from 'drizzle-orm'
import { type ContractName, nameColumns, nameJoins, readName } from '../database/contract-name.ts'
import { type RawRow, rowDecoder, selectColumns } from '../database/decode-row.ts'
import { clockRows, type NetworkClock } from '../database/network-clock.ts'
import { STATE } from './airdrop-state.ts'
import type { AirdropState } from './schemas.ts'

/** An airdrop with what its tokens are called and the state that the clock gives it. */
export interface JoinedAirdrop {
  row: AirdropRow
  token: ContractName
  origin: ContractName
  state: AirdropState
}

const decodeAirdrop = rowDecoder(airdropColumns)

/** Columns of airdrops `a` for `readJoinedAirdrop`. */
export const joinedColumns = (): SQL =>
  sql`${selectColumns(airdropColumns, 'a')}, ${nameColumns('n', 'token')}, ${nameColumns('o', 'origin')}, ${STATE} AS state`

/** What belongs to airdrops `a`: the names of both tokens, and the clock of the network. */
export const joins = (clock: NetworkClock): SQL =>
  sql`${nameJoins('n', `a.chain_id || '-' || a.token`)} ${nameJoins('o', `a.chain_id || '-' || a.origin`)}
    JOIN ${clockRows(clock)} ON clock.chain_id = a.chain_id`

/** Reads a row of `joinedColumns`. */
export const readJoinedAirdrop = (raw: RawRow): JoinedAirdrop => ({
  row: decodeAirdrop(raw),
  token: readName(raw, 'token'),
  origin: readName(raw, 'origin'),
  state: raw.state as AirdropState,
})
