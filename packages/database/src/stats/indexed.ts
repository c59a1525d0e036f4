import type { Columns, RowOf } from '../schema/column-kind.ts'
import { indexedTable } from '../schema/index-schema.ts'

const counts = {
  chainId: 'int',
  tokensCreated: 'int',
  /** addresses that created their first token */
  newCreators: 'int',
  transfers: 'int',
  feesWei: 'uint256',
  inviterRewardsWei: 'uint256',
  presalesCreated: 'int',
  /** contributions to sales */
  contributions: 'int',
  /** creation fees of sales */
  presaleFeesWei: 'uint256',
} as const satisfies Columns

/** Totals of one chain since its deployment. `id` = chain id. */
export const platformChainColumns = {
  id: 'id',
  ...counts,
  /** addresses that hold at least one of our tokens now */
  holders: 'int',
} as const satisfies Columns

/** What happened on one chain on one UTC day. `id` = `<chainId>-<day>`. */
export const platformDayColumns = {
  id: 'id',
  /** unix seconds of 00:00 UTC */
  day: 'int',
  ...counts,
  /** holders of the chain after the day's last event */
  holdersAtEnd: 'int',
} as const satisfies Columns

export type PlatformChainRow = RowOf<typeof platformChainColumns>
export type PlatformDayRow = RowOf<typeof platformDayColumns>

export const platformChain = indexedTable('platform_chain', platformChainColumns)
export const platformDay = indexedTable('platform_day', platformDayColumns)
