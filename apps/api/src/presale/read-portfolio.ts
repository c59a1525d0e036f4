import type { Columns } from '@slipway/database/columns/column-kind'
import {
  presaleAccountColumns,
  presaleSlotColumns,
} from '@slipway/database/presale/indexed-accounts'
import { type SQL, sql } from 'drizzle-orm'
import { askDatabase } from '../database/ask-database.ts'
import { type RawRow, rowDecoder, selectColumns } from '../database/decode-row.ts'
import { clockRows, readClock } from '../database/network-clock.ts'
import { pageLimit } from '../database/page-limit.ts'
import type { ReadDatabase } from '../database/read-database.ts'
import { cutPage } from '../http/cut-page.ts'
import { JsonText } from '../http/json-text.ts'
import { decodeCursor } from '../http/page-cursor.ts'
import type { PageRequest } from '../http/read-page.ts'
import { joins, SUMMARY } from './presale-source.ts'
import { accountSerializer } from './row-serializers.ts'
import type { PresaleSummary } from './schemas.ts'
import { serializeSlot } from './serialize-list-rows.ts'

type Hex = `0x${string}`

/** Whose rows are read, on which network (undefined: all), at what time of the wall clock (unix seconds). */
interface Asked {
  account: Hex
  chainId: number | undefined
  wall: number | undefined
}

/** Begins the names of the columns that are not the presale's. */
const OWN = 'own_'

const decodeAccount = rowDecoder(presaleAccountColumns, OWN)
const decodeSlot = rowDecoder(presaleSlotColumns, OWN)

/** One page of an address's rows of a table, last touched first, each with its presale. */
async function readOwn<Row extends { id: string; updatedAt: number }>(
  database: ReadDatabase,
  { account, chainId, wall }: Asked,
  request: PageRequest,
  source: {
    table: string
    columns: Columns
    decode: (raw: RawRow) => Row
    condition: string
    more: SQL
  },
) {
  const cursor = decodeCursor(request.cursor, 'updated', 'integer')
  const clock = await readClock(database, wall)
  const after = cursor
    ? sql`AND (o.updated_at, o.id) < (${cursor.value}::bigint, ${cursor.id})`
    : sql``
  const ofChain = chainId === undefined ? sql`` : sql`AND o.chain_id = ${chainId}`
  const found = await askDatabase<RawRow>(
    database,
    sql`WITH page AS MATERIALIZED (
      SELECT o.* FROM "index".${sql.raw(source.table)} o WHERE o.account = ${account} AND ${sql.raw(source.condition)} ${ofChain} ${after}
      ORDER BY o.updated_at DESC, o.id DESC ${pageLimit(request.limit)})
    SELECT ${SUMMARY} AS presale, ${selectColumns(source.columns, 'page', OWN)} ${source.more}
    FROM page JOIN "index".presale p ON p.id = page.presale_id ${joins(clockRows(clock))}
    ORDER BY page.updated_at DESC, page.id DESC`,
  )
  const all = found.map((raw) => ({
    raw,
    row: source.decode(raw),
    presale: JsonText.read<PresaleSummary>(raw.presale).parse(),
  }))
  return cutPage(all, request.limit, ({ row }) => ({
    sort: 'updated',
    value: String(row.updatedAt),
    id: row.id,
  }))
}

/**
 * Presales that an address took part in, with what it put in and got.
 *
 * @throws {ApiError} `CURSOR_INVALID`
 */
export async function readPortfolioPresales(
  database: ReadDatabase,
  account: Hex,
  request: PageRequest,
  chainId?: number,
  wall?: number,
) {
  const { shown, nextCursor } = await readOwn(database, { account, chainId, wall }, request, {
    table: 'presale_account',
    columns: presaleAccountColumns,
    decode: decodeAccount,
    condition: 'true',
    more: sql``,
  })
  return {
    items: shown.map(({ row, presale }) => ({ presale, account: accountSerializer.write(row) })),
    nextCursor,
  }
}

/**
 * Unused slots of an address, each with its open offer.
 *
 * @throws {ApiError} `CURSOR_INVALID`
 */
export async function readPortfolioSlots(
  database: ReadDatabase,
  account: Hex,
  request: PageRequest,
  chainId?: number,
  wall?: number,
) {
  const { shown, nextCursor } = await readOwn(database, { account, chainId, wall }, request, {
    table: 'presale_slot',
    columns: presaleSlotColumns,
    decode: decodeSlot,
    condition: 'o.status = 1',
    more: sql`, (SELECT max(f.sale_id) FROM "index".slot_offer f WHERE f.seller = page.account AND f.presale_id = page.presale_id
        AND f.status = 1 AND f.expires_at >= clock.now) AS open_offer`,
  })
  return {
    items: shown.map(({ raw, row, presale }) => ({
      presale,
      slot: serializeSlot(row),
      openOffer: raw.open_offer === null ? null : Number(raw.open_offer),
    })),
    nextCursor,
  }
}
