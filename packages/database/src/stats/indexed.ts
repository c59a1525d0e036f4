import type { Columns, RowOf } from '../columns/column-kind.ts'
import { indexedTable } from '../columns/index-schema.ts'

const counts = {
  chainId: 'int',
  tokensCreated: 'int',
  /** addresses that created their first token */
  newCreators: 'int',
  transfers: 'int',
  feesWei: 'uint256',
  inviterRewardsWei: 'uint256',
  presalesCreated: 'int',
  /** contributions to presales */
  contributions: 'int',
  /** creation fees of presales */
  presaleFeesWei: 'uint256',
  poolsCreated: 'int',
  /** deposits in pools */
  stakes: 'int',
  /** creation fees of pools */
  poolFeesWei: 'uint256',
  nftSalesCreated: 'int',
  /** NFTs of our NFT sales, those of owners included */
  nftsMinted: 'int',
  /** prices paid in native currency */
  nftVolumeWei: 'uint256',
  /** creation fees of NFT sales */
  nftSaleFeesWei: 'uint256',
  airdropsCreated: 'int',
  /** locks of all lockers, parts that were split off included */
  locksMade: 'int',
  presalesFinished: 'int',
  /** that said so on chain */
  presalesCanceled: 'int',
  /** payments of presales and airdrops to participants */
  claims: 'int',
  /** accounts in whose name an act of `ACT_KINDS` was done for the first time on the chain */
  newUsers: 'int',
  /** of them those that contributed to a presale for the first time */
  newContributors: 'int',
  /** acts of `ACT_KINDS` */
  acts: 'int',
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
  day: 'seconds',
  ...counts,
  /** holders of the chain after the day's last event */
  holdersAtEnd: 'int',
} as const satisfies Columns

export const ACT_KINDS = [
  'tokenCreated',
  'presaleCreated',
  'contributed',
  'refunded',
  'claimed',
  'presaleFinished',
  'presaleCanceled',
  'locked',
  'unlocked',
  'poolCreated',
  'staked',
  'unstaked',
  'harvested',
  'airdropCreated',
  'airdropClaimed',
  'sent',
  'collectionCreated',
  'minted',
] as const
export type ActKind = (typeof ACT_KINDS)[number]

/** So many of a chain's newest acts are kept: the stream of what happens, not a history. */
export const KEPT_ACTS = 4_096

/** One of a chain's newest acts. `id` = `<chainId>-<number modulo KEPT_ACTS>`: a new act takes the place of the oldest. */
export const platformActColumns = {
  id: 'id',
  chainId: 'int',
  /** of the chain's acts, from 1 */
  number: 'int',
  /** one of `ACT_KINDS` */
  kind: 'text',
  /** token, presale, pool, airdrop, collection, locker or sender of lists */
  subject: 'address',
  /** number of a lock in its locker, decimal digits; null of anything else */
  lockId: 'text?',
  /** in whose name: who made, contributed, locked, staked, claimed, sent or minted */
  account: 'address',
  /** what the amount is of, zero for native currency; null: NFTs, or no amount */
  asset: 'address?',
  /** base units of `asset`, or number of NFTs */
  amount: 'uint256?',
  createdAt: 'seconds',
  blockNumber: 'int',
  txHash: 'hex',
} as const satisfies Columns

/** One account in whose name an act was done. `id` = `<chainId>-<account>`. */
export const platformAccountColumns = {
  id: 'id',
  chainId: 'int',
  account: 'address',
  acts: 'int',
  /** contributions to presales */
  contributions: 'int',
  firstAt: 'seconds',
} as const satisfies Columns

export type PlatformActRow = RowOf<typeof platformActColumns>
export type PlatformChainRow = RowOf<typeof platformChainColumns>
export type PlatformDayRow = RowOf<typeof platformDayColumns>

export const platformChain = indexedTable('platform_chain', platformChainColumns)
export const platformAct = indexedTable('platform_act', platformActColumns)
export const platformDay = indexedTable('platform_day', platformDayColumns)
