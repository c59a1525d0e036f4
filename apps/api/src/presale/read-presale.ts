import { presaleId } from '@slipway/database/row-ids'
import { sql } from 'drizzle-orm'
import { jsonObject, writeJson } from '../database/json-sql.ts'
import { readClock } from '../database/network-clock.ts'
import { prepareOnce } from '../database/prepare-once.ts'
import type { ReadDatabase } from '../database/read-database.ts'
import { ApiError } from '../http/api-error.ts'
import { JsonText } from '../http/json-text.ts'
import { detailShape } from './detail-json.ts'
import type { PresaleDetail } from './detail-schemas.ts'
import { joins } from './presale-source.ts'

/** What is nowhere a presale of ours. */
export const presaleNotFound = () =>
  new ApiError('PRESALE_NOT_FOUND', 'the factory of this network made no such presale')

/** The time of the presale's own network. */
const CLOCK = sql`(SELECT ${sql.placeholder('chainId')}::bigint AS chain_id, ${sql.placeholder('now')}::bigint AS now) clock`

const askForDetail = (database: ReadDatabase) =>
  prepareOnce(database, 'presale detail', (built) =>
    built
      .select({ detail: sql.raw(writeJson(jsonObject(detailShape))) })
      .from(sql`"index".presale p ${joins(CLOCK)}`)
      .where(sql`p.id = ${sql.placeholder('id')}`)
      .prepare(''),
  )

/**
 * One presale, whole, in one query.
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
  const { times } = await readClock(database, wall)
  const now = times.find((time) => time.chainId === chainId)?.now
  const id = presaleId(chainId, address)
  const [found] =
    now === undefined ? [] : await askForDetail(database).execute({ id, chainId, now })
  if (!found) throw presaleNotFound()
  return JsonText.read<PresaleDetail>(found.detail)
}
