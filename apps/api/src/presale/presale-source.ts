import { presaleColumns } from '@slipway/database/presale/indexed'
import { type SQL, sql } from 'drizzle-orm'
import { type RawRow, rowDecoder, selectColumns } from '../database/decode-row.ts'
import { clockRows, type NetworkClock } from '../database/network-clock.ts'
import { LABEL, REASON } from './presale-status.ts'
import type { JoinedPresale } from './serialize-presale.ts'
import { type ShownRow, shownColumns } from './shown-columns.ts'
import type { PresaleLabel } from './status-names.ts'

const verified = sql.raw(
  `EXISTS (SELECT 1 FROM app.token_verification v WHERE v.token_id = p.token_id AND v.status = 'verified')`,
)

/** What is shown of a presale `p` beside its own row, and where that comes from. */
export const joinedColumns = (): SQL =>
  sql`${LABEL} AS label, ${REASON} AS reason, t.name AS token_name, t.symbol AS token_symbol, t.decimals AS token_decimals,
    t.template_id AS token_template_id, ${verified} AS is_verified, info.name AS info_name, info.logo AS info_logo,
    (ledger.id IS NOT NULL) AS has_ledger`

/** The tables of `joinedColumns`. */
export const joins = (clock: NetworkClock): SQL =>
  sql`JOIN ${clockRows(clock)} ON clock.chain_id = p.chain_id
    LEFT JOIN "index".token t ON t.id = p.token_id
    LEFT JOIN app.presale_info info ON info.cid = p.info_cid
    LEFT JOIN "index".inviter_ledger ledger ON ledger.id = p.id`

const decodePresale = rowDecoder(presaleColumns)

const decodeShown: (raw: RawRow) => ShownRow = rowDecoder(shownColumns)

/** Of `p`, what `readShown` reads. */
export const shownPresaleColumns = selectColumns(shownColumns, 'p')

/** Reads a row of `p` with `joinedColumns`. */
export const readJoined = (raw: RawRow): JoinedPresale => joinedOf(raw, decodePresale(raw))

/** Reads a row of `shownPresaleColumns` with `joinedColumns`. */
export const readShown = (raw: RawRow): JoinedPresale<ShownRow> => joinedOf(raw, decodeShown(raw))

function joinedOf<Row extends ShownRow>(raw: RawRow, row: Row): JoinedPresale<Row> {
  return {
    row,
    label: raw.label as PresaleLabel,
    reason: Number(raw.reason),
    token:
      raw.token_name === null
        ? null
        : {
            name: String(raw.token_name),
            symbol: String(raw.token_symbol),
            decimals: Number(raw.token_decimals),
            templateId: Number(raw.token_template_id),
          },
    isVerified: raw.is_verified === true,
    info:
      raw.info_name === null
        ? null
        : {
            name: String(raw.info_name),
            logo: raw.info_logo === null ? null : String(raw.info_logo),
          },
    hasLedger: raw.has_ledger === true,
  }
}
