import type { ColumnKind, Columns } from '@slipway/database/columns/column-kind'
import { snakeCase } from './decode-row.ts'

/**
 * Stands before an address that is to get its checksum. The database escapes this sign in every text that it writes as
 * JSON, so that nobody's text can have it.
 */
export const ADDRESS_MARK = '\u0001'

/** An expression of SQL: its value is JSON, or stands between quotation marks and needs no escapes. */
interface Expression {
  readonly sql: string
}

/** JSON that the database writes: what always stands there, and expressions between it. */
export type Json = readonly (string | Expression)[]

/** The JSON of an answer, field by field. */
export type JsonShape<Answer> = { readonly [Name in keyof Answer]-?: Json }

/** PostgreSQL takes no more arguments of a function. */
const MOST_ARGUMENTS = 100

/**
 * What an expression has a value of: a kind of column; `json?`, JSON or null; `word`, a text that needs no escapes, such as one
 * of our own names.
 */
type JsonKind = ColumnKind | 'json?' | 'word'

const orNull = (sql: string): Json => [{ sql: `coalesce(${sql}, 'null')` }]

/** How a value of each kind of column is written. */
const writers = {
  id: (sql) => ['"', { sql }, '"'],
  text: (sql) => [{ sql: `to_json(${sql})::text` }],
  'text?': (sql) => orNull(`to_json(${sql})::text`),
  hex: (sql) => ['"', { sql }, '"'],
  'hex?': (sql) => orNull(`'"' || ${sql} || '"'`),
  address: (sql) => [`"${ADDRESS_MARK}`, { sql }, '"'],
  'address?': (sql) => orNull(`'"${ADDRESS_MARK}' || ${sql} || '"'`),
  int: (sql) => [{ sql }],
  'int?': (sql) => orNull(`${sql}::text`),
  seconds: (sql) => [{ sql }],
  'seconds?': (sql) => orNull(`${sql}::text`),
  uint256: (sql) => ['"', { sql }, '"'],
  'uint256?': (sql) => orNull(`'"' || ${sql} || '"'`),
  bool: (sql) => [{ sql: `(${sql})::text` }],
  'json?': (sql) => orNull(`${sql}::text`),
  word: (sql) => ['"', { sql }, '"'],
} satisfies Record<JsonKind, (sql: string) => Json>

/** @param sql an expression with a value of this kind */
export const jsonOf = (kind: JsonKind, sql: string): Json => writers[kind](sql)

/**
 * Columns of a table, all of them where no names are given.
 *
 * @param alias of the table in the statement
 */
export const jsonOfColumns = <C extends Columns, N extends keyof C & string = keyof C & string>(
  columns: C,
  alias: string,
  names: readonly N[] = Object.keys(columns) as N[],
) =>
  Object.fromEntries(
    names.map((name) => [name, jsonOf(columns[name] as ColumnKind, `${alias}.${snakeCase(name)}`)]),
  ) as JsonShape<Pick<C, N>>

/** An object of these fields, in their order. */
export const jsonObject = (fields: Readonly<Record<string, Json>>): Json => [
  '{',
  ...Object.entries(fields).flatMap(([name, json], place) => [
    `${place === 0 ? '' : ','}"${name}":`,
    ...json,
  ]),
  '}',
]

/** The name that has this number, counted from `first`; of an unknown number, the first name. */
export const jsonOfNumber = (names: readonly string[], sql: string, first = 0): Json =>
  jsonOf('word', `coalesce((ARRAY['${names.join("','")}'])[${sql} + ${1 - first}], '${names[0]}')`)

/** Those of the names whose condition holds, in their order. */
export const jsonTexts = (conditions: Readonly<Record<string, string>>): Json => [
  '[',
  {
    sql: `concat_ws(',', ${Object.entries(conditions)
      .map(([name, condition]) => `CASE WHEN ${condition} THEN '"${name}"' END`)
      .join(', ')})`,
  },
  ']',
]

/** One row, or null. @param source everything behind `FROM` */
export const jsonOfRow = (source: string, json: Json): Json =>
  orNull(`(SELECT ${writeJson(json)} FROM ${source})`)

/** Rows in an order. @param source everything behind `FROM` */
export const jsonOfRows = (source: string, json: Json, order: string): Json => [
  '[',
  { sql: `(SELECT string_agg(${writeJson(json)}, ',' ORDER BY ${order}) FROM ${source})` },
  ']',
]

/** Null where the condition does not hold. */
export const jsonIf = (condition: string, json: Json): Json => [
  { sql: `CASE WHEN ${condition} THEN ${writeJson(json)} ELSE 'null' END` },
]

/** Joins texts that stand next to each other: each is an argument of its own. */
function joined(json: Json): Json {
  const parts: (string | Expression)[] = []
  for (const part of json) {
    const last = parts.at(-1)
    if (typeof part === 'string' && typeof last === 'string') parts[parts.length - 1] = last + part
    else parts.push(part)
  }
  return parts
}

function concat(expressions: readonly string[]): string {
  if (expressions.length <= MOST_ARGUMENTS) return `concat(${expressions.join(', ')})`
  const parts = Array.from({ length: Math.ceil(expressions.length / MOST_ARGUMENTS) }, (_, at) =>
    concat(expressions.slice(at * MOST_ARGUMENTS, (at + 1) * MOST_ARGUMENTS)),
  )
  return concat(parts)
}

/** The expression of SQL that writes this JSON. */
export const writeJson = (json: Json): string =>
  concat(
    joined(json).map((part) =>
      typeof part === 'string' ? `'${part.replaceAll("'", "''")}'` : part.sql,
    ),
  )
