import { presaleId } from '@slipway/database/row-ids'
import { sql } from 'drizzle-orm'
import { askTogether } from '../database/ask-together.ts'
import { jsonObject, writeJson } from '../database/json-sql.ts'
import { readClock } from '../database/network-clock.ts'
import { prepareOnce } from '../database/prepare-once.ts'
import type { ReadDatabase } from '../database/read-database.ts'
import { ApiError } from '../http/api-error.ts'
import { JsonText } from '../http/json-text.ts'
import type { PresaleDetail } from './detail-schemas.ts'
import { joins } from './presale-source.ts'
import { detailShape } from './serialize-presale-detail.ts'

/** What is nowhere a presale of ours. */
export const presaleNotFound = () =>
  new ApiError('PRESALE_NOT_FOUND', 'the factory of this network made no such presale')

/** What is asked for together, with the time of each presale's own network. */
const CLOCK = sql`unnest(${sql.placeholder('ids')}::text[], ${sql.placeholder('chainIds')}::bigint[], ${sql.placeholder('times')}::bigint[]) clock(id, chain_id, now)`

interface Asked {
  readonly id: string
  readonly chainId: number
  readonly now: number
}

const readDetails = (database: ReadDatabase) =>
  prepareOnce(database, 'presale detail', (built) => {
    const details = built
      .select({ id: sql<string>`p.id`, detail: sql.raw(writeJson(jsonObject(detailShape))) })
      .from(sql`"index".presale p ${joins(CLOCK)}`)
      .where(sql`p.id = clock.id`)
      .prepare('')
    return askTogether((asked: readonly Asked[]) =>
      details.execute({
        ids: asked.map(({ id }) => id),
        chainIds: asked.map(({ chainId }) => chainId),
        times: asked.map(({ now }) => now),
      }),
    )
  })

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
  const found = now === undefined ? undefined : await readDetails(database)({ id, chainId, now })
  if (!found) throw presaleNotFound()
  return JsonText.read<PresaleDetail>(found.detail)
}
