import { presaleColumns } from '@slipway/database/presale/indexed'
import { slotOffer, slotOfferColumns } from '@slipway/database/whitelist/indexed'
import { and, desc, eq, type SQL, sql } from 'drizzle-orm'
import { type RawRow, rowDecoder, selectColumns } from '../../database/decode-row.ts'
import { clockRows, type NetworkClock, readClock } from '../../database/network-clock.ts'
import { pageLimit } from '../../database/page-limit.ts'
import type { ReadDatabase } from '../../database/read-database.ts'
import { ApiError } from '../../http/api-error.ts'
import { cutPage } from '../../http/cut-page.ts'
import { decodeCursor, type PageCursor } from '../../http/page-cursor.ts'
import { type PageRequest, readPage } from '../../http/read-page.ts'
import { joinedColumns, joins, readJoined } from '../presale-source.ts'
import type { OfferListQuery, OfferSort, OfferStatus } from './schemas.ts'
import { type JoinedOffer, serializeOffer, serializePrice } from './serialize-offer.ts'

/** Open, sold, canceled: the numbers on chain. */
const OPEN = 1
const SOLD = 2
const CANCELED = 3

/** The status by the clock: an open offer is void after `expires_at`. */
const STATUS = sql.raw(
  `CASE WHEN o.status = ${SOLD} THEN 'sold' WHEN o.status = ${CANCELED} THEN 'canceled' WHEN clock.now > o.expires_at THEN 'expired' ELSE 'open' END`,
)

/**
 * Whether a buyer without a slot would get it: the slot is the seller's, unused and what was offered, slots may change
 * hands, and listed wallets still have an advantage.
 */
const IS_FILLABLE =
  sql.raw(`(o.status = ${OPEN} AND clock.now <= o.expires_at AND s.status = 1 AND s.level = o.level AND p.slot_transfer
    AND p.pool_status = 0 AND clock.now < p.end_time
    AND (p.whitelist_mode = 2 OR (p.whitelist_mode = 1 AND clock.now < p.start_time + p.t1_seconds + p.t2_seconds)))`)

const statusConditions: Readonly<Record<OfferStatus, string>> = {
  open: `o.status = ${OPEN} AND o.expires_at >= clock.now`,
  sold: `o.status = ${SOLD}`,
  canceled: `o.status = ${CANCELED}`,
  expired: `o.status = ${OPEN} AND o.expires_at < clock.now`,
}

const sortRules: Readonly<
  Record<OfferSort, { column: string; cast: string; of: (o: JoinedOffer) => string }>
> = {
  createdAt: { column: 'created_at', cast: 'bigint', of: ({ offer }) => String(offer.createdAt) },
  price: { column: 'price_wei', cast: 'numeric', of: ({ offer }) => String(offer.priceWei) },
  expires: { column: 'expires_at', cast: 'bigint', of: ({ offer }) => String(offer.expiresAt) },
}

/** Begins the names of the columns that are not the presale's. */
const OFFER = 'offer_'

/** Offers `o` with their presales and slots. */
const select = (
  source: SQL,
  clock: NetworkClock,
) => sql`SELECT ${selectColumns(presaleColumns, 'p')}, ${joinedColumns()}, ${selectColumns(slotOfferColumns, 'o', OFFER)},
    ${STATUS} AS offer_label, coalesce(${IS_FILLABLE}, false) AS is_fillable
  FROM ${source} o JOIN "index".presale p ON p.id = o.presale_id ${joins(clock)}
  LEFT JOIN "index".presale_slot s ON s.id = o.presale_id || '-' || o.seller`

const decodeOffer = rowDecoder(slotOfferColumns, OFFER)

const readOffer = (raw: RawRow): JoinedOffer => ({
  offer: decodeOffer(raw),
  status: raw.offer_label as OfferStatus,
  isFillable: raw.is_fillable === true,
  presale: readJoined(raw),
})

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
  const found = await database.execute(sql`${select(page, clock)} ${order}`)
  const all = (found.rows as RawRow[]).map(readOffer)
  const { shown, nextCursor } = cutPage(all, limit, (last) => ({
    sort,
    value: rule.of(last),
    id: last.offer.id,
  }))
  return { items: shown.map(serializeOffer), nextCursor }
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
  const found = await database.execute(select(source, clock))
  const [raw] = found.rows as RawRow[]
  if (!raw) throw offerNotFound()
  return serializeOffer(readOffer(raw))
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
