import { getAddress } from 'viem'
import { lockLimits } from '../src/lock/lock-limits.ts'
import type {
  LiquidityLockRecord,
  NftLockRecord,
  ReleaseSchedule,
  TokenLockRecord,
} from '../src/lock/types.ts'

/** An address that ends in these digits. */
export const addressOf = (digits: string) => getAddress(`0x${digits.padStart(40, '0')}`)

/** When the locks of these tests began, and when they end: 1 000 days later. */
export const lockedAt = 1_800_000_000
export const unlockAt = lockedAt + 86_400_000

const base = {
  locker: addressOf('c0'),
  lockId: 7n,
  owner: addressOf('a1'),
  lockedAt,
  unlockAt,
  isForever: false,
}

/** A lock of 1 000 units, nothing withdrawn; `for ever` by `unlockAt`. */
export function tokenLock(parts: Partial<TokenLockRecord> = {}): TokenLockRecord {
  return {
    kind: 'token',
    ...base,
    token: addressOf('70'),
    amount: 1_000n,
    initialAmount: 1_000n,
    units: 1_000n,
    initialUnits: 1_000n,
    isRebasing: false,
    isMigratable: false,
    isForever: parts.unlockAt === lockLimits.forever,
    ...parts,
  }
}

export function liquidityLock(parts: Partial<LiquidityLockRecord> = {}): LiquidityLockRecord {
  return {
    kind: 'liquidity',
    ...base,
    lpToken: addressOf('1b'),
    amount: 1_000n,
    initialAmount: 1_000n,
    changes: 0,
    isForever: parts.unlockAt === lockLimits.forever,
    ...parts,
  }
}

export function nftLock(parts: Partial<NftLockRecord> = {}): NftLockRecord {
  return {
    kind: 'nft',
    ...base,
    collection: addressOf('4f'),
    nftId: 5n,
    amount: 1n,
    initialAmount: 1n,
    position: 'v3',
    poolAddress: addressOf('b0'),
    feeReceiver: base.owner,
    isHeld: true,
    changes: 0,
    isForever: parts.unlockAt === lockLimits.forever,
    ...parts,
  }
}

/** 20 % at the cliff after 100 days, the rest evenly. */
export const linear: ReleaseSchedule = {
  cliffAt: lockedAt + 8_640_000,
  firstBps: 2_000,
  cycleSeconds: 0,
  cycleBps: 0,
}

/** 10 % at the cliff after 100 days, then 30 % every 300 days: the third cycle ends the lock. */
export const stepped: ReleaseSchedule = {
  cliffAt: lockedAt + 8_640_000,
  firstBps: 1_000,
  cycleSeconds: 25_920_000,
  cycleBps: 3_000,
}
