import type { Columns, RowOf } from '../columns/column-kind.ts'

/** Settings and payouts of one factory of NFT sales. `id` = `<chainId>-<factory>`. */
export const nftSaleFactoryColumns = {
  id: 'id',
  chainId: 'int',
  factory: 'address',
  owner: 'address',
  /** receives the fees and the platform's part of prices */
  devAddress: 'address',
  /** membership contract, null when there is none */
  vip: 'address?',
  /** the platform's part of prices of sales to come */
  mintFeeBps: 'int',
  openInviterFeeWei: 'uint256',
  withdrawnWei: 'uint256',
  sales: 'int',
  /** creation fees, and fees of opening rewards */
  feesWei: 'uint256',
} as const satisfies Columns

/** One template of a factory of NFT sales. `id` = `<chainId>-<factory>-<templateId>`. */
export const nftSaleTemplateColumns = {
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
export const nftSaleFeeDiscountColumns = {
  id: 'id',
  chainId: 'int',
  factory: 'address',
  account: 'address',
  /** 10 000 exempts */
  discountBps: 'int',
} as const satisfies Columns

export type NftSaleFactoryRow = RowOf<typeof nftSaleFactoryColumns>
export type NftSaleTemplateRow = RowOf<typeof nftSaleTemplateColumns>
