import { type NftSaleRow, nftSaleColumns } from '@slipway/database/nft/indexed'
import { type SQL, sql } from 'drizzle-orm'
import { type ContractName, nameColumns, nameJoins, readName } from '../database/contract-name.ts'
import { type RawRow, rowDecoder, selectColumns } from '../database/decode-row.ts'
import { clockRows, type NetworkClock } from '../database/network-clock.ts'
import { STATE } from './nft-sale-state.ts'
import type { NftSaleState } from './schemas.ts'

/** A sale with what its payment token is called and the state that the clock gives it. */
export interface JoinedNftSale {
  row: NftSaleRow
  payment: ContractName
  state: NftSaleState
}

const decodeSale = rowDecoder(nftSaleColumns)

/** The clock of each sale `s`, as `clock`. */
export const clockJoin = (clock: NetworkClock): SQL =>
  sql`JOIN ${clockRows(clock)} ON clock.chain_id = s.chain_id`

/** Columns of sales `s` for `readJoinedSale`. */
export const joinedColumns = (): SQL =>
  sql`${selectColumns(nftSaleColumns, 's')}, ${nameColumns('p', 'payment')}, ${STATE} AS state`

/** What belongs to sales `s`: the name of the payment token, and the clock of the network. */
export const joins = (clock: NetworkClock): SQL =>
  sql`${nameJoins('p', `s.chain_id || '-' || s.payment_token`)} ${clockJoin(clock)}`

/** Reads a row of `joinedColumns`. */
export const readJoinedSale = (raw: RawRow): JoinedNftSale => ({
  row: decodeSale(raw),
  payment: readName(raw, 'payment'),
  state: raw.state as NftSaleState,
})
