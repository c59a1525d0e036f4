import { inviterLedgerColumns } from '@slipway/database/inviter/indexed'
import { presaleListingColumns } from '@slipway/database/presale/indexed'
import { presaleId } from '@slipway/database/row-ids'
import { sql } from 'drizzle-orm'
import { type RawRow, rowDecoder } from '../database/decode-row.ts'
import { readClock } from '../database/network-clock.ts'
import type { ReadDatabase } from '../database/read-database.ts'
import type { PresaleInfo } from '../files/presale-info.ts'
import { ApiError } from '../http/api-error.ts'
import { joinedColumns, joins, readJoined } from './presale-source.ts'
import { type JoinedPayout, serializePresaleDetail } from './serialize-detail.ts'

/** What is nowhere a presale of ours. */
export const presaleNotFound = () =>
  new ApiError('PRESALE_NOT_FOUND', 'the factory of this network made no such presale')

const decodeListing = rowDecoder(presaleListingColumns)
const decodeLedger = rowDecoder(inviterLedgerColumns)

const optional = <Row>(decode: (raw: RawRow) => Row, raw: unknown): Row | null =>
  raw === null || raw === undefined ? null : decode(raw as RawRow)

/**
 * One presale, whole, in one query. Numbers of joined rows come as texts, so that none loses a digit.
 *
 * @param wall unix seconds
 * @throws {ApiError} `PRESALE_NOT_FOUND`
 */
export async function readPresale(
  database: ReadDatabase,
  chainId: number,
  address: `0x${string}`,
  wall?: number,
) {
  const clock = await readClock(database, wall)
  const id = presaleId(chainId, address)
  const found =
    await database.execute(sql`SELECT p.*, ${joinedColumns()}, info.content AS info_content,
      (SELECT jsonb_object_agg(e.key, e.value) FROM "index".presale_listing l, LATERAL jsonb_each_text(to_jsonb(l)) e WHERE l.id = p.id) AS listing,
      (SELECT jsonb_object_agg(e.key, e.value) FROM LATERAL jsonb_each_text(to_jsonb(ledger)) e WHERE ledger.id IS NOT NULL) AS ledger,
      (SELECT coalesce(jsonb_agg(jsonb_build_object('asset', o.asset, 'receiver', o.receiver, 'is_platform', o.is_platform, 'amount', o.amount::text) ORDER BY o.id), '[]')
        FROM "index".presale_payout o WHERE o.presale_id = p.id) AS payouts
    FROM "index".presale p ${joins(clock)} WHERE p.id = ${id}`)
  const [raw] = found.rows as RawRow[]
  if (!raw) throw presaleNotFound()
  return serializePresaleDetail({
    joined: readJoined(raw),
    info: (raw.info_content ?? null) as PresaleInfo | null,
    listing: optional(decodeListing, raw.listing),
    ledger: optional(decodeLedger, raw.ledger),
    payouts: raw.payouts as JoinedPayout[],
  })
}
