import { nftSaleAccount } from '@slipway/database/nft/indexed'
import { nftSaleId } from '@slipway/database/row-ids'
import { eq, type SQL, sql } from 'drizzle-orm'
import type { RawRow } from '../database/decode-row.ts'
import { readClock } from '../database/network-clock.ts'
import type { ReadDatabase } from '../database/read-database.ts'
import { ApiError } from '../http/api-error.ts'
import { joinedColumns, joins, readJoinedSale } from './nft-sale-source.ts'
import { serializeNftSale, serializeSaleAccount } from './serialize-nft-sale.ts'

type Hex = `0x${string}`

/** Which sale: its network, and its number in the factory or its address, in any letter case. */
export interface NftSalePlace {
  chainId: number
  sale: string
}

const notFound = () =>
  new ApiError('NFT_SALE_NOT_FOUND', 'no such NFT sale was made on this network')

/** Where several versions of the factory count, a number is that of the newest. */
const conditionOf = ({ chainId, sale }: NftSalePlace): SQL =>
  sale.startsWith('0x')
    ? sql`s.id = ${nftSaleId(chainId, sale)}`
    : sql`s.chain_id = ${chainId} AND s.record_id = ${Number(sale)}`

/**
 * Id of a sale's row.
 *
 * @throws {ApiError} `NFT_SALE_NOT_FOUND`
 */
export async function readNftSaleId(database: ReadDatabase, place: NftSalePlace): Promise<string> {
  const found = await database.execute(
    sql`SELECT s.id FROM "index".nft_sale s WHERE ${conditionOf(place)} ORDER BY s.block_number DESC, s.id LIMIT 1`,
  )
  const [raw] = found.rows as { id: string }[]
  if (!raw) throw notFound()
  return raw.id
}

/**
 * One sale.
 *
 * @param wall unix seconds
 * @throws {ApiError} `NFT_SALE_NOT_FOUND`
 */
export async function readNftSale(database: ReadDatabase, place: NftSalePlace, wall?: number) {
  const clock = await readClock(database, wall)
  const found = await database.execute(
    sql`SELECT ${joinedColumns()} FROM "index".nft_sale s ${joins(clock)} WHERE ${conditionOf(place)} ORDER BY s.block_number DESC, s.id LIMIT 1`,
  )
  const [raw] = found.rows as RawRow[]
  if (!raw) throw notFound()
  return serializeNftSale(readJoinedSale(raw))
}

/**
 * One address in one sale.
 *
 * @param account lower-case
 * @throws {ApiError} `NFT_SALE_NOT_FOUND`
 */
export async function readNftSaleAccount(
  database: ReadDatabase,
  place: NftSalePlace,
  account: Hex,
) {
  const id = await readNftSaleId(database, place)
  const [found] = await database
    .select()
    .from(nftSaleAccount)
    .where(eq(nftSaleAccount.id, `${id}-${account}`))
  return { account: found ? serializeSaleAccount(found) : null }
}
