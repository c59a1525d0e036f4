import type { ColumnKind, Columns } from '@slipway/database/schema/column-kind'
import { platformChainColumns, platformDayColumns } from '@slipway/database/stats/indexed'
import {
  tokenAccountColumns,
  tokenActionColumns,
  tokenBalanceColumns,
  tokenColumns,
  tokenFactoryColumns,
  tokenTemplateColumns,
} from '@slipway/database/token/indexed'
import { onchainTable, type PgColumnsBuilders } from 'ponder'

/** The engine's column for each kind of the tables' one description. */
const builders = {
  id: (t: PgColumnsBuilders) => t.text().primaryKey(),
  text: (t: PgColumnsBuilders) => t.text().notNull(),
  'text?': (t: PgColumnsBuilders) => t.text(),
  hex: (t: PgColumnsBuilders) => t.hex().notNull(),
  'hex?': (t: PgColumnsBuilders) => t.hex(),
  int: (t: PgColumnsBuilders) => t.int8({ mode: 'number' }).notNull(),
  'int?': (t: PgColumnsBuilders) => t.int8({ mode: 'number' }),
  uint256: (t: PgColumnsBuilders) => t.bigint().notNull(),
  'uint256?': (t: PgColumnsBuilders) => t.bigint(),
  bool: (t: PgColumnsBuilders) => t.boolean().notNull(),
} satisfies Record<ColumnKind, (t: PgColumnsBuilders) => unknown>

type Built<C extends Columns> = { [K in keyof C]: ReturnType<(typeof builders)[C[K]]> }

const build =
  <C extends Columns>(columns: C) =>
  (t: PgColumnsBuilders): Built<C> =>
    Object.fromEntries(
      Object.entries(columns).map(([name, kind]) => [name, builders[kind](t)]),
    ) as Built<C>

export const token = onchainTable('token', build(tokenColumns))
export const tokenBalance = onchainTable('token_balance', build(tokenBalanceColumns))
export const tokenAction = onchainTable('token_action', build(tokenActionColumns))
export const tokenAccount = onchainTable('token_account', build(tokenAccountColumns))
export const tokenTemplate = onchainTable('token_template', build(tokenTemplateColumns))
export const tokenFactory = onchainTable('token_factory', build(tokenFactoryColumns))
export const platformChain = onchainTable('platform_chain', build(platformChainColumns))
export const platformDay = onchainTable('platform_day', build(platformDayColumns))
