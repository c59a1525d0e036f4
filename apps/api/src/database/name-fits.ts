import { type Column, type SQL, sql } from 'drizzle-orm'
import { type NamePattern, namePattern } from './name-pattern.ts'

/** A text, or the place where a prepared statement has one. */
type Values = Readonly<Record<string, unknown>>

/**
 * How one column is compared; the indexes on names have the same expressions. Beginnings are compared as
 * `text_pattern_ops` does: by bytes, whatever the database's language.
 */
const comparisons: Readonly<Record<NamePattern['kind'], (column: SQL, values: Values) => SQL>> = {
  start: (column, { from, until }) =>
    sql`(lower(${column}) ~>=~ ${from} AND lower(${column}) ~<~ ${until})`,
  part: (column, { part }) => sql`${column} ILIKE ${part}`,
  inside: (column, { inside }) =>
    sql`(octet_length(${column}) <> length(${column}) AND string_to_array(lower(${column}), NULL) @> string_to_array(lower(${inside}::text), NULL) AND strpos(lower(${column}), lower(${inside}::text)) > 0)`,
}

const columnOf = (column: string | Column): SQL =>
  typeof column === 'string' ? sql.raw(column) : sql`${column}`

/** Whether one of the columns fits a search text. @param given what stands for each value; the values themselves if left out */
export function nameFits(
  columns: readonly (string | Column)[],
  search: string,
  given?: (name: string) => unknown,
): SQL {
  const { kind, values } = namePattern(search)
  const filled = given
    ? Object.fromEntries(Object.keys(values).map((name) => [name, given(name)]))
    : values
  const each = columns.map((column) => comparisons[kind](columnOf(column), filled))
  return sql`(${sql.join(each, sql` OR `)})`
}
