import { type SQL, sql } from 'drizzle-orm'

/** Where statements end their pages: few ends, so that there are few statements. */
const ENDS = [10, 20, 50, 100] as const

/**
 * `LIMIT` of a page: at least one row more than it shows; `cutPage` takes what it asked for. The number stands in the text,
 * since a planner that gets it apart takes it for a tenth of the table: it would either read the table or plan each request anew.
 *
 * @param limit rows of the page, at most 100
 */
export const pageLimit = (limit: number): SQL =>
  sql.raw(`LIMIT ${(ENDS.find((end) => end >= limit) ?? limit) + 1}`)
