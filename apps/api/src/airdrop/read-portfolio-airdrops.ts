import { airdropAccountColumns } from '@slipway/database/airdrop/indexed'
import { sql } from 'drizzle-orm'
import { readClock } from '../database/network-clock.ts'
import type { ReadDatabase } from '../database/read-database.ts'
import type { PageRequest } from '../http/read-page.ts'
import { touchedPageReader } from '../http/read-touched-page.ts'
import { joinedColumns, joins, readJoinedAirdrop } from './airdrop-source.ts'
import { accountSerializer } from './row-serializers.ts'
import { serializeAirdrop } from './serialize-airdrop.ts'

type Hex = `0x${string}`

const readAccounts = touchedPageReader(sql`"index".airdrop_account`, airdropAccountColumns)

/**
 * Airdrops that an address took part in, with what it brought and got.
 *
 * @param wall unix seconds
 * @throws {ApiError} `CURSOR_INVALID`
 */
export async function readPortfolioAirdrops(
  database: ReadDatabase,
  account: Hex,
  request: PageRequest,
  chainId?: number,
  wall?: number,
) {
  const clock = await readClock(database, wall)
  const { shown, nextCursor } = await readAccounts(database, request, {
    account,
    chainId,
    joinedColumns: joinedColumns(),
    join: sql`JOIN "index".airdrop a ON a.id = page.airdrop_id ${joins(clock)}`,
  })
  return {
    items: shown.map(({ raw, row }) => ({
      airdrop: serializeAirdrop(readJoinedAirdrop(raw)),
      account: accountSerializer.write(row),
    })),
    nextCursor,
  }
}
