import type { Columns, RowOf } from '../columns/column-kind.ts'

/** Settings and payouts of one factory of airdrops. `id` = `<chainId>-<factory>`. */
export const airdropFactorySettingsColumns = {
  id: 'id',
  chainId: 'int',
  factory: 'address',
  owner: 'address',
  /** receives the fees */
  devAddress: 'address',
  /** membership contract, null when there is none */
  vip: 'address?',
  withdrawnWei: 'uint256',
  airdrops: 'int',
  /** creation fees */
  feesWei: 'uint256',
} as const satisfies Columns

/** One template of a factory of airdrops. `id` = `<chainId>-<factory>-<templateId>`. */
export const airdropTemplateColumns = {
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
export const airdropFeeDiscountColumns = {
  id: 'id',
  chainId: 'int',
  factory: 'address',
  account: 'address',
  /** 10 000 exempts */
  discountBps: 'int',
} as const satisfies Columns

export type AirdropFactorySettingsRow = RowOf<typeof airdropFactorySettingsColumns>
export type AirdropTemplateRow = RowOf<typeof airdropTemplateColumns>
