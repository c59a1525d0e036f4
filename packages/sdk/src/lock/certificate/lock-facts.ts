import type { Address } from 'viem'
import type { NftPositionKind } from '../../evm/nft-position-kind.ts'
import type { LockerKind, ReleaseSchedule } from '../types.ts'

/** What a lock's words say, whatever its kind; times in unix seconds. */
interface LockFactsBase {
  readonly owner: Address
  readonly lockedAt: number
  readonly unlockAt: number
  /** It is never unlocked. */
  readonly isForever: boolean
}

/** One locker to which locks may move. */
export interface ProvenSuccessor {
  readonly successor: Address
  /** From when on, unix seconds; 0 when it was struck off. */
  readonly opensAt: number
}

/** Where migratable locks may go (`LockAnnouncer`). */
export interface ProvenSuccession {
  /** Who may announce, a week before; the zero address: nobody any more. */
  readonly announcerOwner: Address
  /** Announcements that there ever were. */
  readonly announcements: number
  /** The newest announcements, newest first, each successor once. */
  readonly successors: readonly ProvenSuccessor[]
}

export interface TokenLockFacts extends LockFactsBase {
  readonly kind: 'token'
  readonly token: Address
  readonly isRebasing: boolean
  readonly isMigratable: boolean
  /** Base units, or shares of a rebasing lock. */
  readonly units: bigint
  readonly initialUnits: bigint
  /** Units of all locks of this token and kind together. */
  readonly allUnits: bigint
  /** Who holds a rebasing token for its shares. */
  readonly vault?: Address
  readonly schedule?: ReleaseSchedule
  /** Of a lock that can still move. */
  readonly succession?: ProvenSuccession
}

export interface LiquidityLockFacts extends LockFactsBase {
  readonly kind: 'liquidity'
  readonly lpToken: Address
  /** Base units. */
  readonly units: bigint
  readonly initialUnits: bigint
  /** Base units of all locks of this LP token together. */
  readonly allUnits: bigint
  /** How often it shrank or changed hands. */
  readonly changes: number
}

export interface NftLockFacts extends LockFactsBase {
  readonly kind: 'nft'
  readonly collection: Address
  readonly nftId: bigint
  readonly position: NftPositionKind
  /** Whom a position's fees are paid to. */
  readonly feeReceiver: Address
  /** Which lock the locker's index names for this NFT: another one where the collection has taken it out. */
  readonly indexedLockId: bigint
  /** How often it changed hands. */
  readonly changes: number
}

/** What a block proves about a lock. */
export type LockFacts = TokenLockFacts | LiquidityLockFacts | NftLockFacts

/** Which lock. */
export interface LockName {
  readonly kind: LockerKind
  readonly lockId: bigint
}
