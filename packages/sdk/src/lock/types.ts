import type { Address } from 'viem'
import type { NftPositionKind } from '../evm/nft-position-kind.ts'

/** The three lockers: of tokens, of liquidity of V2 exchanges, of NFTs. */
export type LockerKind = 'token' | 'liquidity' | 'nft'

/** Where the contracts of locks stand on a network. */
export interface LockContracts {
  readonly tokenLocker: Address
  readonly liquidityLocker: Address
  readonly nftLocker: Address
  /** Names lockers to which locks may move. */
  readonly lockAnnouncer: Address
}

/**
 * How a lock is released before `unlockAt` (`ITokenLocker.Schedule`): the first part at `cliffAt`; then, where
 * `cycleSeconds` is 0, the rest evenly by the second until `unlockAt`, else `cycleBps` with each cycle, of which the last
 * one ends at `unlockAt`.
 */
export interface ReleaseSchedule {
  /** Unix seconds. */
  readonly cliffAt: number
  /** 0 to 9 999. */
  readonly firstBps: number
  /** 0 in a linear release. */
  readonly cycleSeconds: number
  /** 0 in a linear release. */
  readonly cycleBps: number
}

/** What locks of every kind have; amounts in base units, times in unix seconds. */
interface LockRecordBase {
  readonly locker: Address
  /** From 1 on, in its locker. */
  readonly lockId: bigint
  /** Who may withdraw what is released. */
  readonly owner: Address
  /** What is locked now; 1 of an NFT. */
  readonly amount: bigint
  /** What `amount` would be had nothing been withdrawn, additions included. */
  readonly initialAmount: bigint
  readonly lockedAt: number
  /** From when on all of it can be withdrawn; `lockLimits.forever` of a lock for ever. */
  readonly unlockAt: number
  readonly isForever: boolean
}

/** A lock of tokens (`ITokenLocker.Lock`). */
export interface TokenLockRecord extends LockRecordBase {
  readonly kind: 'token'
  readonly token: Address
  /** Counted in shares of a balance that grows and shrinks by itself. */
  readonly isRebasing: boolean
  /** Its owner may move it to a locker that was announced a week before. */
  readonly isMigratable: boolean
  /** What the books say: base units, or shares of a rebasing lock. */
  readonly units: bigint
  readonly initialUnits: bigint
  /** Absent where all of it comes at `unlockAt`. */
  readonly schedule?: ReleaseSchedule
}

/** A lock of a V2 exchange's liquidity (`ILiquidityLocker.Lock`). */
export interface LiquidityLockRecord extends LockRecordBase {
  readonly kind: 'liquidity'
  readonly lpToken: Address
  /** How often it shrank or changed hands. */
  readonly changes: number
}

/** A lock of an NFT (`INftLocker.Lock`). */
export interface NftLockRecord extends LockRecordBase {
  readonly kind: 'nft'
  readonly collection: Address
  readonly nftId: bigint
  readonly position: NftPositionKind
  /** Pool of a V3 position, pool manager of a V4 position. */
  readonly poolAddress?: Address
  /** Whom a position's fees are paid to. */
  readonly feeReceiver: Address
  /** False where its collection has taken the NFT out. */
  readonly isHeld: boolean
  /** How often it changed hands. */
  readonly changes: number
}

/** Any lock. */
export type LockRecord = TokenLockRecord | LiquidityLockRecord | NftLockRecord
