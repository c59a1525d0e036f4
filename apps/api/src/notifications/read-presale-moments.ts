import { sql } from 'drizzle-orm'
import type { RawRow } from '../database/decode-row.ts'
import type { ReadDatabase } from '../database/read-database.ts'

/** When what of a presale happened, in unix seconds; null: it did not. */
export interface PresaleMoments {
  finalizedAt: number | null
  /** when its end was said on chain; a presale that missed its cap is canceled before that */
  canceledAt: number | null
  /** when it reached the hard cap that it still has reached */
  filledAt: number | null
}

const seconds = (value: unknown) => (value == null ? null : Number(value))

/** Moments of presales by their ids; one that the index does not know is missing. */
export async function readPresaleMoments(
  database: ReadDatabase,
  ids: readonly string[],
): Promise<ReadonlyMap<string, PresaleMoments>> {
  if (ids.length === 0) return new Map()
  const { rows } =
    await database.execute(sql`SELECT p.id, l.finalized_at, p.filled_at, a.created_at AS canceled_at
    FROM unnest(${sql.param([...new Set(ids)])}::text[]) AS wanted(id) JOIN "index".presale p ON p.id = wanted.id
      LEFT JOIN "index".presale_listing l ON l.id = p.id
      LEFT JOIN LATERAL (SELECT created_at FROM "index".presale_action WHERE presale_id = p.id AND kind = 'canceled' ORDER BY id DESC LIMIT 1) a ON p.pool_status = 2`)
  return new Map(
    (rows as RawRow[]).map((row): [string, PresaleMoments] => [
      String(row.id),
      {
        finalizedAt: seconds(row.finalized_at),
        canceledAt: seconds(row.canceled_at),
        filledAt: seconds(row.filled_at),
      },
    ]),
  )
}
