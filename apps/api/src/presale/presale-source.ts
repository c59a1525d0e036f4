import { type SQL, sql } from 'drizzle-orm'
import { jsonObject, writeJson } from '../database/json-sql.ts'
import { summaryShape } from './serialize-presale-summary.ts'

/** The tables that a presale `p` is shown out of. @param clock as `clockRows` has it */
export const joins = (clock: SQL): SQL =>
  sql`JOIN ${clock} ON clock.chain_id = p.chain_id
    LEFT JOIN "index".token t ON t.id = p.token_id
    LEFT JOIN app.presale_info info ON info.cid = p.info_cid
    LEFT JOIN "index".inviter_ledger ledger ON ledger.id = p.id`

/** A presale `p` with its `joins` as lists show it, in JSON. */
export const SUMMARY = sql.raw(writeJson(jsonObject(summaryShape)))
