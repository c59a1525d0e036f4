import type { Columns, RowOf } from '../columns/column-kind.ts'
import { indexedTable } from '../columns/index-schema.ts'

/**
 * How rewards run and what is staked: what every change of a pool leaves behind. Amounts are base units, NFTs count one
 * each, times are unix seconds.
 */
const snapshot = {
  totalStaked: 'uint256',
  stakerCount: 'int',
  rewardPerSecond: 'uint256',
  startTime: 'seconds',
  endTime: 'seconds',
} as const satisfies Columns

/** One staking pool. `id` = `<chainId>-<address>`. */
export const poolColumns = {
  id: 'id',
  chainId: 'int',
  address: 'address',
  factory: 'address',
  /** one of `poolKinds` of the SDK */
  kind: 'text',
  /** number that the factory gave it, as decimal text */
  recordId: 'text',
  owner: 'address',
  admin: 'address',
  /** token, LP token or collection */
  stakedToken: 'address',
  rewardToken: 'address',
  ...snapshot,
  /** what one account may have staked; 0 stands for no limit */
  limitPerAccount: 'uint256',
  /** seconds after the start for which the limit holds */
  limitSeconds: 'int',
  /** seconds for which a stake is locked after its last deposit */
  lockSeconds: 'int',
  /** unix seconds, fixed at creation; nothing is staked from then on, nor from the end on if that is earlier */
  stakeDeadline: 'seconds',
  /** rebate of inviters in basis points of what the invited are paid; 0: none */
  inviteBps: 'int',
  /** unix seconds since when every lock time is over, for good; null: lock times hold */
  exitOpenedAt: 'seconds?',
  /** the admin stopped rewards */
  stopped: 'bool',
  /** where the project's information lies */
  ipfsKey: 'text',
  /** the same without `ipfs://` and path: what an upload is found by */
  infoCid: 'text',
  /** where pictures of a collection are found; empty unless it was set */
  baseUri: 'text',
  /** rewards that were paid in at creation, rebates apart */
  rewardTokenAmount: 'uint256',
  /** rewards that were paid in later */
  rewardsAdded: 'uint256',
  /** what was paid in for rebates at creation */
  rebatesFunded: 'uint256',
  /** rewards that accounts were paid */
  rewardsPaid: 'uint256',
  rebatesEarned: 'uint256',
  rebatesPaid: 'uint256',
  /** rewards and rebates that nobody could earn and the admin took back */
  recovered: 'uint256',
  /** creation fee in wei */
  feeWei: 'uint256',
  /** accounts that ever staked */
  accountCount: 'int',
  /** entries of its history */
  eventCount: 'int',
  createdAt: 'seconds',
  blockNumber: 'int',
  txHash: 'hex',
  updatedAt: 'seconds',
  updatedBlock: 'int',
} as const satisfies Columns

const ofPool = {
  id: 'id',
  poolId: 'text',
  chainId: 'int',
  pool: 'address',
} as const satisfies Columns

/** One account in one pool, as a staker or as an inviter. `id` = `<pool>-<account>`; who left keeps the row. */
export const poolAccountColumns = {
  ...ofPool,
  account: 'address',
  staked: 'uint256',
  /** ever put in */
  deposited: 'uint256',
  /** ever given back */
  withdrawn: 'uint256',
  /** rewards that it was paid */
  rewardsPaid: 'uint256',
  /** bound by its first stake */
  inviter: 'address?',
  /** accounts that named it as their inviter */
  invitees: 'int',
  rebatesEarned: 'uint256',
  rebatesPaid: 'uint256',
  /** unix seconds; its lock time counts from there; null before the first */
  lastDepositAt: 'seconds?',
  /** unix seconds since when a stake of it has rewards that it was not paid; null: nothing is due, nor comes */
  accruesFrom: 'seconds?',
  /** unix seconds of the first rebate since the last claim; null: none is due */
  rebateDueAt: 'seconds?',
  firstAt: 'seconds',
  updatedAt: 'seconds',
} as const satisfies Columns

/** One NFT that was ever staked in a pool. `id` = `<pool>-<nft id>`. */
export const poolNftColumns = {
  ...ofPool,
  nftId: 'text',
  /** whose it is here; null when it went back */
  account: 'address?',
  updatedAt: 'seconds',
} as const satisfies Columns

export const POOL_EVENT_KINDS = [
  'created',
  'deposited',
  'withdrawn',
  'emergencyWithdrawn',
  'harvested',
  'inviterBound',
  'rebateEarned',
  'rebateClaimed',
  'rewardsSet',
  'rewardStopped',
  'limitSet',
  'exitOpened',
  'rewardsRecovered',
  'ipfsKeySet',
  'baseUriSet',
] as const
export type PoolEventKind = (typeof POOL_EVENT_KINDS)[number]

/** One entry of a pool's history, and how the pool stood after it. `id` = `<chainId>-<block>-<log>`, zero-padded: it sorts by time. */
export const poolEventColumns = {
  ...ofPool,
  /** one of `POOL_EVENT_KINDS` */
  kind: 'text',
  /** who signed the transaction */
  actor: 'address',
  /** whom it is about; null: the pool */
  account: 'address?',
  /** what came, left or was earned */
  amount: 'uint256?',
  /** reward that was paid with it */
  reward: 'uint256?',
  ...snapshot,
  /** other values of the event, as a JSON object of texts */
  details: 'text',
  createdAt: 'seconds',
  blockNumber: 'int',
  txHash: 'hex',
} as const satisfies Columns

/** One pool on one UTC day with an event. `id` = `<pool>-<day>`; how it stood is what the day's last event left. */
export const poolDayColumns = {
  ...ofPool,
  /** unix seconds of 00:00 UTC */
  day: 'seconds',
  deposited: 'uint256',
  withdrawn: 'uint256',
  rewardsPaid: 'uint256',
  deposits: 'int',
  withdrawals: 'int',
  /** unix seconds of the day's last event */
  lastAt: 'seconds',
  ...snapshot,
} as const satisfies Columns

/** One address on one network that ever staked. `id` = `<chainId>-<account>`. */
export const poolStakerColumns = {
  id: 'id',
  chainId: 'int',
  account: 'address',
  /** pools in which it has something staked */
  pools: 'int',
} as const satisfies Columns

/** Settings and payouts of one factory of pools. `id` = `<chainId>-<factory>`. */
export const poolFactoryColumns = {
  id: 'id',
  chainId: 'int',
  factory: 'address',
  owner: 'address',
  /** receives the fees */
  devAddress: 'address',
  /** membership contract, null when there is none */
  vip: 'address?',
  withdrawnWei: 'uint256',
  pools: 'int',
} as const satisfies Columns

/** One template of a factory of pools. `id` = `<chainId>-<factory>-<templateId>`. */
export const poolTemplateColumns = {
  id: 'id',
  chainId: 'int',
  factory: 'address',
  templateId: 'int',
  implementation: 'address',
  /** full fee of one creation */
  feeWei: 'uint256',
  enabled: 'bool',
} as const satisfies Columns

/** Who pays less for a pool. `id` = `<chainId>-<factory>-<account>`. */
export const poolFeeDiscountColumns = {
  id: 'id',
  chainId: 'int',
  factory: 'address',
  account: 'address',
  /** 10 000 exempts */
  discountBps: 'int',
} as const satisfies Columns

export type PoolRow = RowOf<typeof poolColumns>
export type PoolAccountRow = RowOf<typeof poolAccountColumns>
export type PoolNftRow = RowOf<typeof poolNftColumns>
export type PoolEventRow = RowOf<typeof poolEventColumns>
export type PoolDayRow = RowOf<typeof poolDayColumns>
export type PoolFactoryRow = RowOf<typeof poolFactoryColumns>
export type PoolTemplateRow = RowOf<typeof poolTemplateColumns>

export const pool = indexedTable('pool', poolColumns)
export const poolAccount = indexedTable('pool_account', poolAccountColumns)
export const poolStaker = indexedTable('pool_staker', poolStakerColumns)
export const poolNft = indexedTable('pool_nft', poolNftColumns)
export const poolEvent = indexedTable('pool_event', poolEventColumns)
export const poolDay = indexedTable('pool_day', poolDayColumns)
export const poolTemplate = indexedTable('pool_template', poolTemplateColumns)
