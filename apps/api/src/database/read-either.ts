import { type SQL, sql } from 'drizzle-orm'
import { pageLimit } from './page-limit.ts'

/** The rows of one page, before anything is joined to them. */
export interface EitherQuery {
  /** What the rows are called in `source` and in every condition. */
  readonly alias: 'a' | 's'
  readonly source: SQL
  /** All of them have to hold. */
  readonly all: readonly SQL[]
  /** One of them has to hold, where there is any. */
  readonly one: readonly SQL[]
  readonly order: SQL
  /** rows that the page shows */
  readonly limit: number
}

/**
 * The statement of a page whose rows are found in one of several ways: a page by each, so that each is read by its own index,
 * and the first of all of these. An `OR` would have a planner that knows no values read the table as a whole.
 */
export function readEither({ alias, source, all, one, order, limit }: EitherQuery): SQL {
  const rows = sql.raw(`${alias}.*`)
  const pageOf = (more: readonly SQL[]) =>
    sql`(SELECT ${rows} FROM ${source} WHERE ${sql.join([...all, ...more], sql` AND `)} ${order} ${pageLimit(limit)})`
  if (one.length === 0) return pageOf([])
  const pages = one.map((condition) => pageOf([condition]))
  return sql`SELECT ${rows} FROM (${sql.join(pages, sql` UNION `)}) ${sql.raw(alias)} ${order} ${pageLimit(limit)}`
}
