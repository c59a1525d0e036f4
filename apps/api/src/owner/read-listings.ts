import { sql } from 'drizzle-orm'
import type { z } from 'zod'
import type { RawRow } from '../database/decode-row.ts'
import { clockRows, type NetworkClock } from '../database/network-clock.ts'
import type { ReadDatabase } from '../database/read-database.ts'
import { showAddress } from '../http/fields.ts'
import type { ownerPresaleSchema } from './schemas.ts'

type Hex = `0x${string}`
type Listing = NonNullable<z.infer<typeof ownerPresaleSchema>['listing']>

function showLiquidityLock(row: RawRow): Listing['liquidityLock'] {
  if (row.lock_state == null) return null
  const unlockAt = Number(row.unlock_at)
  const state = String(row.lock_state)
  return {
    lockId: String(row.lock_id),
    owner: showAddress(row.lock_owner as Hex),
    asset: showAddress(row.pair as Hex),
    unlockAt,
    state,
    amount: String(row.amount),
    initialAmount: String(row.initial_amount),
    isStanding: state !== 'ended' && unlockAt > Number(row.now),
  }
}

/** What came of finished presales, with their liquidity's lock as it is now, by the ids of the presales. */
export async function readListings(
  database: ReadDatabase,
  presaleIds: readonly string[],
  clock: NetworkClock,
): Promise<ReadonlyMap<string, Listing>> {
  if (presaleIds.length === 0) return new Map()
  const { rows } =
    await database.execute(sql`SELECT l.id, l.accepted, l.finalized_at, l.pair, l.lock_id, k.owner AS lock_owner, k.unlock_at, k.state AS lock_state,
      k.amount, k.initial_amount, clock.now
    FROM "index".presale_listing l JOIN ${clockRows(clock)} ON clock.chain_id = l.chain_id
      LEFT JOIN "index".lock k ON k.asset = l.pair AND k.chain_id = l.chain_id AND k.kind = 'liquidity' AND k.lock_id = l.lock_id
    WHERE l.id = ANY(${sql.param([...presaleIds])}::text[])`)
  return new Map(
    (rows as RawRow[]).map((row) => [
      String(row.id),
      {
        finalizedAt: Number(row.finalized_at),
        raised: String(row.accepted),
        liquidityLock: showLiquidityLock(row),
      },
    ]),
  )
}
