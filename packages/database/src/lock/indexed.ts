import type { Columns, RowOf } from '../columns/column-kind.ts'
import { indexedTable } from '../columns/index-schema.ts'

export const LOCK_KINDS = ['token', 'liquidity', 'nft'] as const
export type LockKind = (typeof LOCK_KINDS)[number]

/**
 * By events alone, without a clock: `active` holds something and comes free some day, perhaps already; `forever` never
 * does; `ended` is empty.
 */
export const LOCK_STATES = ['active', 'forever', 'ended'] as const
export type LockState = (typeof LOCK_STATES)[number]

/** Why a lock is empty. `void`: its collection took the NFT out, and it was locked anew. */
export const LOCK_END_REASONS = ['withdrawn', 'migrated', 'void'] as const
export type LockEndReason = (typeof LOCK_END_REASONS)[number]

export const LOCK_POSITIONS = ['none', 'v3', 'v4'] as const
export type LockPosition = (typeof LOCK_POSITIONS)[number]

/** One lock of any of the three lockers. `id` = `<chainId>-<locker>-<lock id>`. */
export const lockColumns = {
  id: 'id',
  chainId: 'int',
  /** one of `LOCK_KINDS` */
  kind: 'text',
  locker: 'address',
  /** decimal digits */
  lockId: 'text',
  owner: 'address',
  /** token, LP token or collection */
  asset: 'address',
  /** what a token's lists find it by: the pool of a V3 position, else the asset */
  market: 'address',
  /** decimal digits; null unless it is an NFT */
  nftId: 'text?',
  /** one of `LOCK_POSITIONS`; null unless it is an NFT */
  position: 'text?',
  /** pool of a V3 position, pool manager of a V4 position */
  poolAddress: 'address?',
  /** who receives a position's fees; null for the owner */
  feeReceiver: 'address?',
  /** base units that are locked; of a rebasing lock what was put in for its shares; 1 of an NFT */
  amount: 'uint256',
  /** what `amount` would be had nothing been withdrawn */
  initialAmount: 'uint256',
  /** shares of a rebasing lock, base units of any other */
  units: 'uint256',
  initialUnits: 'uint256',
  rebasing: 'bool',
  migratable: 'bool',
  /** unix seconds; null where there is no schedule, like the other three */
  cliffAt: 'seconds?',
  firstBps: 'int?',
  cycleSeconds: 'int?',
  cycleBps: 'int?',
  /** unix seconds; of a part that was split off those of the whole */
  lockedAt: 'seconds',
  /** unix seconds; 1 099 511 627 775 stands for never */
  unlockAt: 'seconds',
  /** one of `LOCK_STATES` */
  state: 'text',
  /** one of `LOCK_END_REASONS`; null unless it is empty */
  endReason: 'text?',
  /** locker that it moved to, and its number there */
  successor: 'address?',
  successorLockId: 'text?',
  /** withdrawals and parts that were split off */
  shrinkings: 'int',
  handovers: 'int',
  createdAt: 'seconds',
  /** unix seconds of the last change */
  updatedAt: 'seconds',
  blockNumber: 'int',
  txHash: 'hex',
} as const satisfies Columns

export const LOCK_EVENT_KINDS = [
  'locked',
  'scheduled',
  'relocked',
  'incremented',
  'withdrawn',
  'split',
  'splitOff',
  'ownershipTransferred',
  'migrated',
  'feeReceiverSet',
  'feesCollected',
  'voided',
] as const
export type LockEventKind = (typeof LOCK_EVENT_KINDS)[number]

/** One event of one lock. `id` = `<chainId>-<block>-<log>-<lock id>`: it sorts by time. */
export const lockEventColumns = {
  id: 'id',
  chainId: 'int',
  /** id of the lock's row */
  ofLock: 'text',
  /** one of `LOCK_EVENT_KINDS` */
  kind: 'text',
  /** who signed the transaction */
  actor: 'address',
  /** whom it is about: owner, new owner, receiver, successor */
  account: 'address?',
  /** base units that came, left or moved */
  amount: 'uint256?',
  units: 'uint256?',
  unlockAt: 'seconds?',
  /** number of the other lock: of the part, of the whole, at the successor, of the newer lock */
  otherLockId: 'text?',
  /** other values of the event, as a JSON object of texts */
  details: 'text?',
  createdAt: 'seconds',
  blockNumber: 'int',
  txHash: 'hex',
} as const satisfies Columns

/** What all locks of one contract's tokens add up to, whichever locker has them. `id` = `<chainId>-<asset>`. */
export const lockAssetColumns = {
  id: 'id',
  chainId: 'int',
  asset: 'address',
  /** amounts as in the locks' rows */
  locked: 'uint256',
  lockedForever: 'uint256',
  /** ever made, parts included */
  locks: 'int',
  /** that hold something */
  livingLocks: 'int',
  foreverLocks: 'int',
  /** addresses that own a lock which holds something */
  owners: 'int',
} as const satisfies Columns

/** What one locker has done. `id` = `<chainId>-<locker>`. */
export const lockerColumns = {
  id: 'id',
  chainId: 'int',
  locker: 'address',
  /** one of `LOCK_KINDS` */
  kind: 'text',
  locks: 'int',
  livingLocks: 'int',
  foreverLocks: 'int',
  /** contracts that it ever had something of */
  assets: 'int',
  owners: 'int',
} as const satisfies Columns

/**
 * One owner of locks of an asset (`<chainId>-<asset>-<owner>`), one owner in a locker (`<chainId>-<locker>-<owner>`), or
 * one asset in a locker (`<chainId>-<locker>-asset-<asset>`).
 */
export const lockMemberColumns = {
  id: 'id',
  chainId: 'int',
  /** asset or locker */
  scope: 'address',
  /** owner or asset */
  member: 'address',
  /** its locks that hold something */
  livingLocks: 'int',
} as const satisfies Columns

/** Who holds the tokens of one asset of a token locker. `id` = `<chainId>-<locker>-<number>`. */
export const lockCustodyColumns = {
  id: 'id',
  chainId: 'int',
  locker: 'address',
  token: 'address',
  /** the locker, or a vault of this asset alone */
  custody: 'address',
  rebasing: 'bool',
  createdAt: 'seconds',
} as const satisfies Columns

/** The newest lock of one NFT. `id` = `<chainId>-<locker>-<collection>-<nft id>`. */
export const lockedNftColumns = {
  id: 'id',
  chainId: 'int',
  /** id of the lock's row */
  ofLock: 'text',
  /** who owns that lock */
  owner: 'address',
} as const satisfies Columns

/** Who may withdraw to whom. `id` = `<chainId>-<locker>-<owner>-<operator>`. */
export const lockOperatorColumns = {
  id: 'id',
  chainId: 'int',
  locker: 'address',
  owner: 'address',
  /** the zero address stands for anybody */
  operator: 'address',
  allowed: 'bool',
  updatedAt: 'seconds',
} as const satisfies Columns

/** One locker that others may move to. `id` = `<chainId>-<announcer>-<successor>`. */
export const lockSuccessorColumns = {
  id: 'id',
  chainId: 'int',
  announcer: 'address',
  successor: 'address',
  /** unix seconds */
  opensAt: 'seconds',
  struckOff: 'bool',
  updatedAt: 'seconds',
} as const satisfies Columns

export type LockRow = RowOf<typeof lockColumns>
export type LockEventRow = RowOf<typeof lockEventColumns>
export type LockAssetRow = RowOf<typeof lockAssetColumns>
export type LockerRow = RowOf<typeof lockerColumns>
export type LockMemberRow = RowOf<typeof lockMemberColumns>

export const lock = indexedTable('lock', lockColumns)
export const lockEvent = indexedTable('lock_event', lockEventColumns)
export const lockAsset = indexedTable('lock_asset', lockAssetColumns)
export const lockCustody = indexedTable('lock_custody', lockCustodyColumns)
export const locker = indexedTable('locker', lockerColumns)
export const lockOperator = indexedTable('lock_operator', lockOperatorColumns)
export const lockSuccessor = indexedTable('lock_successor', lockSuccessorColumns)
