import { type SQL, sql } from 'drizzle-orm'
import { type NamePattern, namePattern } from './name-pattern.ts'

type Values = Readonly<Record<string, string>>

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

/** Whether one of the columns fits a search text. */
export function nameFits(columns: readonly string[], search: string): SQL {
  const { kind, values } = namePattern(search)
  const each = columns.map((column) => comparisons[kind](sql.raw(column), values))
  return sql`(${sql.join(each, sql` OR `)})`
}
