import type { Columns, RowOf } from '../columns/column-kind.ts'
import { indexedTable } from '../columns/index-schema.ts'

/** One presale. `id` = `<chainId>-<address>`. Rates are token base units for one currency base unit, times 1e18. */
export const presaleColumns = {
  id: 'id',
  chainId: 'int',
  address: 'address',
  factory: 'address',
  /** 1 normal, 2 fair, 3 private */
  templateId: 'int',
  /** number that the factory gave it, as decimal text */
  recordId: 'text',
  owner: 'address',
  /** id of what is sold in the list of our own tokens, whether it is one or not */
  tokenId: 'text',
  claimToken: 'address',
  /** zero for native */
  currency: 'address',
  /** zero in private presales */
  router: 'address',
  whitelistAdmin: 'address?',
  hardCap: 'uint256',
  softCap: 'uint256',
  presaleRate: 'uint256',
  liquidityRate: 'uint256',
  liquidityPercentBps: 'int',
  minCurrency: 'uint256',
  maxCurrency: 'uint256',
  /** unix seconds; contributions are taken in [start, end) */
  startTime: 'seconds',
  endTime: 'seconds',
  lockSeconds: 'int',
  /** 0 nobody is listed, 1 tiers first and then everybody, 2 listed wallets only */
  whitelistMode: 'int',
  t1Seconds: 'int',
  t2Seconds: 'int',
  slotTransfer: 'bool',
  vest: 'bool',
  vestFirstBps: 'int',
  vestCycleSeconds: 'int',
  vestPercentBps: 'int',
  burnsUnsold: 'bool',
  listsBelowPresale: 'bool',
  maxRepairBps: 'int',
  declaredTaxBps: 'int',
  /** all zero when there is no Merkle list */
  whitelistRoot: 'hex',
  /** where the Merkle list lies; empty when there is none */
  whitelistKey: 'text',
  /** where the project's information lies */
  ipfsKey: 'text',
  /** the same without `ipfs://` and path: what an upload is found by */
  infoCid: 'text',
  tokensDeposited: 'uint256',
  feeWei: 'uint256',
  /** 0 open, 1 finished, 2 canceled; what the clock says besides is in no column */
  poolStatus: 'int',
  /** 0 none, 1 by the owner, 2 soft cap missed, 3 lapsed, 4 the token cannot be sold, 5 removed before it began */
  cancelReason: 'int',
  /** contributed now, refunds taken off */
  total: 'uint256',
  /** what of `total` the presale keeps: all of it, or the hard cap in a fair presale */
  accepted: 'uint256',
  /** `total` of the hard cap in basis points; a fair presale goes beyond 10 000 */
  progressBps: 'int',
  /** unix seconds since when `total` has reached the hard cap; null: it has not */
  filledAt: 'seconds?',
  /** whether the soft cap is reached now */
  isSoftCapReached: 'bool',
  /** wallets with a contribution now */
  userCount: 'int',
  /** wallets that have claimed */
  claimCount: 'int',
  /** contributions ever made */
  contributionCount: 'int',
  tokensClaimed: 'uint256',
  /** currency that came back with claims (fair) */
  excessReturned: 'uint256',
  refunded: 'uint256',
  /** fees of forced refunds, ever kept and given back after a failure */
  exitFeesKept: 'uint256',
  exitFeesReturned: 'uint256',
  /** times were changed while there were contributions: leaving is free */
  termsChanged: 'bool',
  /** wallets on chain with a slot that is unused or used */
  slotCount: 'int',
  createdAt: 'seconds',
  blockNumber: 'int',
  txHash: 'hex',
  updatedAt: 'seconds',
  /** block of the last event of the presale */
  updatedBlock: 'int',
} as const satisfies Columns

/** What came of a finished presale. `id` = id of the presale; there is no row before that. */
export const presaleListingColumns = {
  id: 'id',
  chainId: 'int',
  presale: 'address',
  /** zero in private presales */
  pair: 'address',
  accepted: 'uint256',
  tokensListed: 'uint256',
  currencyListed: 'uint256',
  liquidity: 'uint256',
  /** lock in the `LiquidityLocker`, as decimal text; null in private presales */
  lockId: 'text?',
  /** unix seconds */
  unlockAt: 'seconds?',
  ownerCurrency: 'uint256',
  ownerTokens: 'uint256',
  tokensBurned: 'uint256',
  inviterReward: 'uint256',
  /** unix seconds: min(finalize, end + 24 hours) */
  vestingStart: 'seconds',
  finalizedAt: 'seconds',
  blockNumber: 'int',
  txHash: 'hex',
} as const satisfies Columns

/** What left a presale towards owner and platform, summed. `id` = `<presale>-<asset>-<receiver>`. */
export const presalePayoutColumns = {
  id: 'id',
  presaleId: 'text',
  chainId: 'int',
  presale: 'address',
  /** zero for native */
  asset: 'address',
  receiver: 'address',
  /** whether it was the platform's half of the exit fees */
  isPlatform: 'bool',
  amount: 'uint256',
  updatedAt: 'seconds',
} as const satisfies Columns

export const PRESALE_ACTION_KINDS = [
  'created',
  'finalized',
  'canceled',
  'withdrawn',
  'platformPaid',
  'timeSet',
  'whitelistModeSet',
  'whitelistRootSet',
  'whitelistAdminSet',
  'slotsSet',
  'leavesRevoked',
  'slotTransferSet',
  'inviterOpened',
  'infoUpdated',
  'poolRepaired',
  'liquidityRetained',
  'tokenRefused',
] as const

export type PresaleActionKind = (typeof PRESALE_ACTION_KINDS)[number]

/**
 * One act on a presale, mostly by its owner. `id` = `<chainId>-<block>-<log>`, zero-padded: it sorts by time; lists that are
 * set in many events of one transaction are one act, with the transaction's hash in place of the log.
 */
export const presaleActionColumns = {
  id: 'id',
  presaleId: 'text',
  chainId: 'int',
  presale: 'address',
  /** one of `PRESALE_ACTION_KINDS` */
  kind: 'text',
  /** account that signed the transaction */
  actor: 'address',
  /** the values that were set, as a JSON object of texts with keys in the order of the event */
  details: 'text',
  createdAt: 'seconds',
  blockNumber: 'int',
  txHash: 'hex',
} as const satisfies Columns

/** Contributions of one presale on one UTC day. `id` = `<presale>-<day>`. */
export const presaleDayColumns = {
  id: 'id',
  presaleId: 'text',
  chainId: 'int',
  presale: 'address',
  /** unix seconds of 00:00 UTC */
  day: 'seconds',
  contributed: 'uint256',
  /** what went back in refunds, fees included */
  refunded: 'uint256',
  contributions: 'int',
  refunds: 'int',
  claimedTokens: 'uint256',
  /** after the day's last event */
  totalAtEnd: 'uint256',
  userCountAtEnd: 'int',
} as const satisfies Columns

export type PresaleRow = RowOf<typeof presaleColumns>
export type PresaleActionRow = RowOf<typeof presaleActionColumns>
export type PresaleDayRow = RowOf<typeof presaleDayColumns>

export const presale = indexedTable('presale', presaleColumns)
export const presaleListing = indexedTable('presale_listing', presaleListingColumns)
export const presalePayout = indexedTable('presale_payout', presalePayoutColumns)
export const presaleAction = indexedTable('presale_action', presaleActionColumns)
export const presaleDay = indexedTable('presale_day', presaleDayColumns)
