import type { Address } from 'viem'
import { nftPositionKinds } from '../../evm/nft-position-kind.ts'
import { lockForever } from '../lock-limits.ts'
import type {
  LiquidityLockRecord,
  NftLockRecord,
  ReleaseSchedule,
  TokenLockRecord,
} from '../types.ts'

/** Which lock of which locker. */
export interface LockId {
  readonly locker: Address
  readonly lockId: bigint
}

interface RawTimes {
  readonly owner: Address
  readonly amount: bigint
  readonly lockedAt: bigint
  readonly unlockAt: bigint
}

interface RawSchedule {
  readonly cliffAt: bigint
  readonly firstBps: bigint
  readonly cycleSeconds: bigint
  readonly cycleBps: bigint
}

/** A lock as `TokenLocker.lockOf` answers. */
export interface RawTokenLock extends RawTimes {
  readonly token: Address
  readonly rebasing: boolean
  readonly migratable: boolean
  readonly initialAmount: bigint
  readonly units: bigint
  readonly initialUnits: bigint
  readonly schedule: RawSchedule
}

/** A lock as `LiquidityLocker.lockOf` answers. */
export interface RawLiquidityLock extends RawTimes {
  readonly lpToken: Address
  readonly initialAmount: bigint
  readonly changes: bigint
}

/** A lock as `NftLocker.lockOf` answers. */
export interface RawNftLock extends RawTimes {
  readonly collection: Address
  readonly nftId: bigint
  readonly poolAddress: Address
  readonly feeReceiver: Address
  readonly held: boolean
  /** Index into `nftPositionKinds`. */
  readonly kind: number
  readonly changes: bigint
}

/** What an NFT was when it came in, by the number on chain. */

const timesOf = ({ owner, amount, lockedAt, unlockAt }: RawTimes) => ({
  owner,
  amount,
  lockedAt: Number(lockedAt),
  unlockAt: Number(unlockAt),
  isForever: unlockAt === lockForever,
})

function scheduleOf(raw: RawSchedule): ReleaseSchedule | undefined {
  // The cliff of a schedule is never at zero.
  if (raw.cliffAt === 0n) return undefined
  return {
    cliffAt: Number(raw.cliffAt),
    firstBps: Number(raw.firstBps),
    cycleSeconds: Number(raw.cycleSeconds),
    cycleBps: Number(raw.cycleBps),
  }
}

/** A lock of tokens as the rest of the SDK knows it. */
export function toTokenLock(id: LockId, raw: RawTokenLock): TokenLockRecord {
  const schedule = scheduleOf(raw.schedule)
  return {
    kind: 'token',
    ...id,
    ...timesOf(raw),
    initialAmount: raw.initialAmount,
    token: raw.token,
    isRebasing: raw.rebasing,
    isMigratable: raw.migratable,
    units: raw.units,
    initialUnits: raw.initialUnits,
    ...(schedule && { schedule }),
  }
}

/** A lock of liquidity as the rest of the SDK knows it. */
export function toLiquidityLock(id: LockId, raw: RawLiquidityLock): LiquidityLockRecord {
  return {
    kind: 'liquidity',
    ...id,
    ...timesOf(raw),
    initialAmount: raw.initialAmount,
    lpToken: raw.lpToken,
    changes: Number(raw.changes),
  }
}

/** A lock of an NFT as the rest of the SDK knows it. */
export function toNftLock(id: LockId, raw: RawNftLock): NftLockRecord {
  const position = nftPositionKinds[raw.kind] ?? 'none'
  return {
    kind: 'nft',
    ...id,
    ...timesOf(raw),
    initialAmount: raw.amount,
    collection: raw.collection,
    nftId: raw.nftId,
    position,
    ...(position !== 'none' && { poolAddress: raw.poolAddress }),
    feeReceiver: raw.feeReceiver,
    isHeld: raw.held,
    changes: Number(raw.changes),
  }
}
