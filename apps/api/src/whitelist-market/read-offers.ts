import { slotOffer } from '@slipway/database/whitelist-market/indexed'
import { and, desc, eq, type SQL, sql } from 'drizzle-orm'
import { askDatabase } from '../database/ask-database.ts'
import { jsonObject, writeJson } from '../database/json-sql.ts'
import { clockRows, type NetworkClock, readClock } from '../database/network-clock.ts'
import { pageLimit } from '../database/page-limit.ts'
import type { ReadDatabase } from '../database/read-database.ts'
import { ApiError } from '../http/api-error.ts'
import { cutPage } from '../http/cut-page.ts'
import { JsonText } from '../http/json-text.ts'
import { decodeCursor, type PageCursor } from '../http/page-cursor.ts'
import { type PageRequest, readPage } from '../http/read-page.ts'
import { joins } from '../presale/presale-source.ts'
import type { OfferListQuery, OfferSort, OfferStatus, SlotOffer } from './schemas.ts'
import { CANCELED, OPEN, offerShape, SOLD, serializePrice } from './serialize-offer.ts'

const statusConditions: Readonly<Record<OfferStatus, string>> = {
  open: `o.status = ${OPEN} AND o.expires_at >= clock.now`,
  sold: `o.status = ${SOLD}`,
  canceled: `o.status = ${CANCELED}`,
  expired: `o.status = ${OPEN} AND o.expires_at < clock.now`,
}

const sortRules: Readonly<Record<OfferSort, { column: string; cast: string }>> = {
  createdAt: { column: 'created_at', cast: 'bigint' },
  price: { column: 'price_wei', cast: 'numeric' },
  expires: { column: 'expires_at', cast: 'bigint' },
}

const OFFER = sql.raw(writeJson(jsonObject(offerShape)))

/** Offers `o` of a source, each as it is shown. */
const select = (more: SQL, source: SQL, clock: NetworkClock) =>
  sql`SELECT ${OFFER} AS offer${more} FROM ${source} o JOIN "index".presale p ON p.id = o.presale_id ${joins(clockRows(clock))}
  LEFT JOIN "index".presale_slot s ON s.id = o.presale_id || '-' || o.seller`

/** A status by the clock, with the bound of all networks together, so that an index can begin there. */
function statusCondition(status: OfferStatus, { least, most }: NetworkClock): SQL {
  const exact = sql.raw(statusConditions[status])
  if (status === 'open') return sql`${exact} AND o.expires_at >= ${least}::bigint`
  if (status === 'expired') return sql`${exact} AND o.expires_at < ${most}::bigint`
  return exact
}

function conditionsOf(
  query: OfferListQuery,
  chainId: number | undefined,
  clock: NetworkClock,
  cursor: PageCursor | undefined,
): SQL {
  const rule = sortRules[query.sort.replace('-', '') as OfferSort]
  const sign = sql.raw(query.sort.startsWith('-') ? '<' : '>')
  const conditions = [
    ...(chainId === undefined ? [] : [sql`o.chain_id = ${chainId}`]),
    ...(query.presale ? [sql`o.presale = ${query.presale}`] : []),
    ...(query.seller ? [sql`o.seller = ${query.seller}`] : []),
    ...(query.buyer ? [sql`o.buyer = ${query.buyer}`] : []),
    ...(query.status ? [statusCondition(query.status, clock)] : []),
    ...(cursor
      ? [
          sql`(o.${sql.raw(rule.column)}, o.id) ${sign} (${cursor.value}::${sql.raw(rule.cast)}, ${cursor.id})`,
        ]
      : []),
  ]
  return conditions.length === 0 ? sql`` : sql`WHERE ${sql.join(conditions, sql` AND `)}`
}

/**
 * One page of the offers.
 *
 * @param wall unix seconds
 * @throws {ApiError} `CURSOR_INVALID`
 */
export async function readOffers(
  database: ReadDatabase,
  query: OfferListQuery,
  chainId?: number,
  wall?: number,
) {
  const clock = await readClock(database, wall)
  const { sort, limit } = query
  const rule = sortRules[sort.replace('-', '') as OfferSort]
  const cursor = decodeCursor(query.cursor, sort, rule.cast === 'numeric' ? 'uint256' : 'integer')
  const direction = sort.startsWith('-') ? 'DESC' : 'ASC'
  const order = sql.raw(`ORDER BY o.${rule.column} ${direction}, o.id ${direction}`)
  const page = sql`(SELECT o.* FROM "index".slot_offer o JOIN ${clockRows(clock)} ON clock.chain_id = o.chain_id
    ${conditionsOf(query, chainId, clock, cursor)} ${order} ${pageLimit(limit)})`
  const place = sql.raw(`, o.id, o.${rule.column} AS place`)
  const rows = await askDatabase<{ offer: string; id: string; place: string }>(
    database,
    sql`${select(place, page, clock)} ${order}`,
  )
  const { shown, nextCursor } = cutPage(rows, limit, (last) => ({
    sort,
    value: last.place,
    id: last.id,
  }))
  return JsonText.page(
    shown.map((row) => JsonText.read<SlotOffer>(row.offer)),
    { nextCursor },
  )
}

const offerNotFound = () =>
  new ApiError('OFFER_NOT_FOUND', 'the market of this network has no such offer')

/** The row of an offer; of several markets of a network the newest one counts. */
async function offerRow(database: ReadDatabase, chainId: number, saleId: number) {
  const [row] = await database
    .select()
    .from(slotOffer)
    .where(and(eq(slotOffer.chainId, chainId), eq(slotOffer.saleId, saleId)))
    .orderBy(desc(slotOffer.createdAt))
    .limit(1)
  if (!row) throw offerNotFound()
  return row
}

/**
 * One offer by its number.
 *
 * @throws {ApiError} `OFFER_NOT_FOUND`
 */
export async function readOneOffer(
  database: ReadDatabase,
  chainId: number,
  saleId: number,
  wall?: number,
) {
  const clock = await readClock(database, wall)
  const { id } = await offerRow(database, chainId, saleId)
  const source = sql`(SELECT * FROM "index".slot_offer WHERE id = ${id})`
  const [found] = await askDatabase<{ offer: string }>(database, select(sql``, source, clock))
  if (!found) throw offerNotFound()
  return JsonText.read<SlotOffer>(found.offer)
}

/**
 * For what slots of the presale of an offer were sold, newest first.
 *
 * @throws {ApiError} `OFFER_NOT_FOUND`, `CURSOR_INVALID`
 */
export async function readPrices(
  database: ReadDatabase,
  chainId: number,
  saleId: number,
  page: PageRequest,
) {
  const { presaleId } = await offerRow(database, chainId, saleId)
  return readPage(database, page, {
    table: slotOffer,
    where: and(eq(slotOffer.presaleId, presaleId), eq(slotOffer.status, SOLD)),
    sort: {
      name: 'sold',
      column: slotOffer.closedAt,
      kind: 'integer',
      valueOf: (row) => String(row.closedAt),
    },
    isDescending: true,
    show: serializePrice,
  })
}
