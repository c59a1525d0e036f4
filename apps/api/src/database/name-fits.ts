import { type Column, type SQL, sql } from 'drizzle-orm'
import { namePattern } from './name-pattern.ts'

/** How one column is compared; the indexes on names have the same expressions. */
const comparisons = {
  start: (column: SQL, value: unknown) => sql`lower(${column}) LIKE ${value}`,
  part: (column: SQL, value: unknown) => sql`${column} ILIKE ${value}`,
  inside: (column: SQL, value: unknown) =>
    sql`(octet_length(${column}) <> length(${column}) AND string_to_array(lower(${column}), NULL) @> string_to_array(${value}::text, NULL) AND strpos(lower(${column}), ${value}::text) > 0)`,
}

const columnOf = (column: string | Column): SQL =>
  typeof column === 'string' ? sql.raw(column) : sql`${column}`

/** Whether one of the columns fits a search text. @param given what stands for the pattern; the pattern itself if left out */
export function nameFits(
  columns: readonly (string | Column)[],
  search: string,
  given?: (kind: keyof typeof comparisons) => unknown,
): SQL {
  const { kind, pattern } = namePattern(search)
  const value = given ? given(kind) : pattern
  const each = columns.map((column) => comparisons[kind](columnOf(column), value))
  return sql`(${sql.join(each, sql` OR `)})`
}
