import { sql } from 'drizzle-orm'
import type { RawRow } from '../database/decode-row.ts'
import type { ActReader } from '../stats/read-acts.ts'

/** What one turn takes of the acts of a range of blocks. */
export interface ActWindow {
  readonly isEmpty: boolean
  /** whole blocks up to this one */
  readonly untilBlock: number
  /** acts up to this block may have made room for newer ones before they were told; undefined: none has */
  readonly missedUntilBlock: number | undefined
}

/**
 * Cuts a range of blocks so that about `count` acts are in it. The stream of acts is a ring: where its oldest is not
 * the network's first and lies after the last block that was told, earlier ones are gone.
 */
export async function readActWindow(
  database: ActReader,
  range: { chainId: number; afterBlock: number; untilBlock: number },
  count: number,
): Promise<ActWindow> {
  const { chainId, afterBlock, untilBlock } = range
  const { rows } = await database.execute(sql`
    WITH acts AS MATERIALIZED (SELECT number, block_number FROM "index".platform_act WHERE chain_id = ${chainId}),
      untold AS (SELECT * FROM acts WHERE block_number > ${afterBlock} AND block_number <= ${untilBlock})
    SELECT (SELECT count(*) FROM untold) AS untold,
      (SELECT block_number FROM untold ORDER BY number OFFSET ${count - 1} LIMIT 1) AS cut,
      (SELECT block_number FROM acts WHERE number > 1 AND block_number > ${afterBlock}
        AND number = (SELECT min(number) FROM acts)) AS missed`)
  const [raw] = rows as RawRow[]
  return {
    isEmpty: Number(raw?.untold ?? 0) === 0,
    untilBlock: raw?.cut == null ? untilBlock : Number(raw.cut),
    missedUntilBlock: raw?.missed == null ? undefined : Math.min(Number(raw.missed), untilBlock),
  }
}
