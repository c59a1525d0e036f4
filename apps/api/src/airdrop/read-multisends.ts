import {
  type MultisendRow,
  multisend,
  multisendListColumns,
} from '@slipway/database/airdrop/indexed'
import { eq, type SQL, sql } from 'drizzle-orm'
import { serializeAsset } from '../assets/serialize-asset.ts'
import { nameColumns, nameJoins, readName } from '../database/contract-name.ts'
import { type RawRow, rowDecoder, selectColumns } from '../database/decode-row.ts'
import { pageLimit } from '../database/page-limit.ts'
import type { ReadDatabase } from '../database/read-database.ts'
import { serializeBlockMetadata } from '../http/block-metadata.ts'
import { cutPage } from '../http/cut-page.ts'
import { showAddress } from '../http/fields.ts'
import { decodeCursor } from '../http/page-cursor.ts'
import { type PageRequest, readPage } from '../http/read-page.ts'

type Hex = `0x${string}`

const NATIVE = '0x0000000000000000000000000000000000000000'
const decodeList = rowDecoder(multisendListColumns)

function showMultisend(raw: RawRow) {
  const row = decodeList(raw)
  return {
    ...row,
    contract: showAddress(row.contract),
    sender: showAddress(row.sender),
    asset: row.asset === NATIVE ? null : serializeAsset(row.asset, readName(raw, 'asset')),
    total: String(row.total),
  }
}

/**
 * What was sent to many, last touched first.
 *
 * @throws {ApiError} `CURSOR_INVALID`
 */
export async function readMultisends(
  database: ReadDatabase,
  { sender, ...page }: PageRequest & { sender?: Hex | undefined },
  chainId?: number,
) {
  const cursor = decodeCursor(page.cursor, 'updated', 'integer')
  const conditions: SQL[] = [
    ...(sender ? [sql`s.sender = ${sender}`] : []),
    ...(chainId === undefined ? [] : [sql`s.chain_id = ${chainId}`]),
    ...(cursor ? [sql`(s.updated_at, s.id) < (${cursor.value}::bigint, ${cursor.id})`] : []),
  ]
  const where = conditions.length === 0 ? sql`` : sql`WHERE ${sql.join(conditions, sql` AND `)}`
  const order = sql`ORDER BY s.updated_at DESC, s.id DESC`
  const found = await database.execute(sql`WITH page AS MATERIALIZED (
      SELECT s.* FROM "index".multisend_list s ${where} ${order} ${pageLimit(page.limit)})
    SELECT ${selectColumns(multisendListColumns, 's')}, ${nameColumns('n', 'asset')}
    FROM page s ${nameJoins('n', `s.chain_id || '-' || s.asset`)} ${order}`)
  const all = (found.rows as RawRow[]).map(showMultisend)
  const { shown, nextCursor } = cutPage(all, page.limit, (last) => ({
    sort: 'updated',
    value: String(last.updatedAt),
    id: last.id,
  }))
  return { items: shown, nextCursor }
}

const showBatch = (row: MultisendRow) => ({
  id: row.id,
  batch: row.batch,
  recipients: row.recipients,
  total: String(row.total),
  ...serializeBlockMetadata(row),
})

/**
 * The batches of one list, newest first; of a list that the index does not know, none.
 *
 * @throws {ApiError} `CURSOR_INVALID`
 */
export const readMultisendBatches = (
  database: ReadDatabase,
  { list, ...page }: PageRequest & { list: string },
) =>
  readPage(database, page, {
    table: multisend,
    where: eq(multisend.listRowId, list),
    isDescending: true,
    show: showBatch,
  })
