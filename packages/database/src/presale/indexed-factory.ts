import type { Columns, RowOf } from '../columns/column-kind.ts'
import { indexedTable } from '../columns/index-schema.ts'

/** Settings and payouts of one factory of presales. `id` = `<chainId>-<factory>`. */
export const presaleFactorySettingsColumns = {
  id: 'id',
  chainId: 'int',
  factory: 'address',
  owner: 'address',
  /** receives the fees */
  devAddress: 'address',
  /** membership contract, null when there is none */
  vip: 'address?',
  withdrawnWei: 'uint256',
  presales: 'int',
} as const satisfies Columns

/** One template of a factory of presales. `id` = `<chainId>-<factory>-<templateId>`. */
export const presaleTemplateColumns = {
  id: 'id',
  chainId: 'int',
  factory: 'address',
  templateId: 'int',
  implementation: 'address',
  /** full fee of one creation */
  feeWei: 'uint256',
  enabled: 'bool',
} as const satisfies Columns

/** Who pays less for a creation. `id` = `<chainId>-<factory>-<account>`. */
export const presaleFeeDiscountColumns = {
  id: 'id',
  chainId: 'int',
  factory: 'address',
  account: 'address',
  /** 10 000 exempts */
  discountBps: 'int',
} as const satisfies Columns

const raised = {
  chainId: 'int',
  /** zero for native */
  currency: 'address',
  presales: 'int',
  finished: 'int',
  canceled: 'int',
  /** currency ever put in */
  contributed: 'uint256',
  /** currency that went back in refunds */
  refunded: 'uint256',
  /** currency that finished presales kept */
  raised: 'uint256',
} as const satisfies Columns

/** What presales of one chain raised in one currency. `id` = `<chainId>-<currency>`. */
export const presaleCurrencyColumns = { id: 'id', ...raised } as const satisfies Columns

/** The same of one UTC day. `id` = `<chainId>-<currency>-<day>`. */
export const presaleCurrencyDayColumns = {
  id: 'id',
  ...raised,
  /** unix seconds of 00:00 UTC */
  day: 'seconds',
} as const satisfies Columns

export type PresaleFactorySettingsRow = RowOf<typeof presaleFactorySettingsColumns>
export type PresaleTemplateRow = RowOf<typeof presaleTemplateColumns>
export type PresaleCurrencyRow = RowOf<typeof presaleCurrencyColumns>

export const presaleFactorySettings = indexedTable(
  'presale_factory_settings',
  presaleFactorySettingsColumns,
)
export const presaleTemplate = indexedTable('presale_template', presaleTemplateColumns)
export const presaleFeeDiscount = indexedTable('presale_fee_discount', presaleFeeDiscountColumns)
export const presaleCurrency = indexedTable('presale_currency', presaleCurrencyColumns)
export const presaleCurrencyDay = indexedTable('presale_currency_day', presaleCurrencyDayColumns)
