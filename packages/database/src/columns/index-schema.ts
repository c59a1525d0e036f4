import {
  bigint,
  boolean,
  numeric,
  type PgColumnBuilderBase,
  pgSchema,
  text,
} from 'drizzle-orm/pg-core'
import type { ColumnKind, Columns } from './column-kind.ts'

/** The schema of the stable views that readers use, whatever release of the index stands behind them. */
export const INDEX_SCHEMA = 'index'

type Hex = `0x${string}`

const builders = {
  id: () => text().primaryKey(),
  text: () => text().notNull(),
  'text?': () => text(),
  hex: () => text().$type<Hex>().notNull(),
  'hex?': () => text().$type<Hex>(),
  address: () => text().$type<Hex>().notNull(),
  'address?': () => text().$type<Hex>(),
  int: () => bigint({ mode: 'number' }).notNull(),
  'int?': () => bigint({ mode: 'number' }),
  seconds: () => bigint({ mode: 'number' }).notNull(),
  'seconds?': () => bigint({ mode: 'number' }),
  uint256: () => numeric({ precision: 78, scale: 0, mode: 'bigint' }).notNull(),
  'uint256?': () => numeric({ precision: 78, scale: 0, mode: 'bigint' }),
  bool: () => boolean().notNull(),
} satisfies Record<ColumnKind, () => PgColumnBuilderBase>

type BuiltColumns<C extends Columns> = { [K in keyof C]: ReturnType<(typeof builders)[C[K]]> }

const schema = pgSchema(INDEX_SCHEMA)

/**
 * Builds the reader's table object of a chain-derived table.
 *
 * @param name name of the table and of its view
 * @param columns the table's one description
 */
export function indexedTable<N extends string, C extends Columns>(name: N, columns: C) {
  const built: Record<string, PgColumnBuilderBase> = {}
  for (const [column, kind] of Object.entries(columns)) built[column] = builders[kind]()
  return schema.table(name, built as BuiltColumns<C>)
}
