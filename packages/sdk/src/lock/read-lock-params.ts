import { readDecimal } from '../shared/read-number.ts'
import { lockForever, lockLimits } from './lock-limits.ts'
import {
  type LockFormIssueCollector,
  type LockFormResult,
  lockerErrorPrefixes,
  readLockForm,
} from './lock-params.ts'
import {
  calculateReleasedAmount,
  calculateReleasedUnits,
  calculateUnitsFor,
  unitsOfLock,
} from './release-math.ts'
import type { LiquidityLockRecord, LockRecord, TokenLockRecord } from './types.ts'

type AmountLock = TokenLockRecord | LiquidityLockRecord

/** A part of a lock: `units` for the locker, `amount` in base units of what is locked. */
export interface LockPart {
  readonly amount: bigint
  readonly units: bigint
}

function readAmount(
  text: string,
  lock: AmountLock,
  decimals: number,
  report: LockFormIssueCollector,
) {
  const amount = readDecimal('amount', text, decimals, report)
  if (amount !== 0n) return amount
  report('amount', `${lockerErrorPrefixes[lock.kind]}_AmountZero`)
  return undefined
}

/** Whoever asks for everything gets the last share too, whatever it is worth. */
function toPart(lock: AmountLock, amount: bigint, most: bigint, mostUnits: bigint): LockPart {
  return { amount, units: amount === most ? mostUnits : calculateUnitsFor(lock, amount) }
}

/**
 * Reads more for a lock.
 * @param known `balance`: base units of the signer; `decimals`: of the token
 */
export function readIncrementParams(
  text: string,
  known: { readonly lock: AmountLock; readonly decimals: number; readonly balance: bigint },
): LockFormResult<{ readonly amount: bigint }> {
  const { lock, decimals, balance } = known
  return readLockForm((report) => {
    const amount = readAmount(text, lock, decimals, report)
    if (amount === undefined) return undefined
    const max = lock.kind === 'token' ? lockLimits.tokenAmountMax : lockLimits.liquidityAmountMax
    // The sums of all locks of an asset have the same bound; this lock's own is the part that is known.
    if (lock.initialAmount + amount > max)
      report('amount', `${lockerErrorPrefixes[lock.kind]}_AmountTooLarge`, { amount, max })
    else if (amount > balance) {
      report('amount', 'Token_InsufficientBalance', { needed: amount, balance })
    }
    return { amount }
  })
}

/** Why nothing of a lock, or not as much, can leave yet: the contract's own reasons, in its order. */
function reportKept(
  lock: AmountLock,
  released: bigint,
  now: number,
  report: LockFormIssueCollector,
): void {
  const { lockId } = lock
  const releaseAt = BigInt(lock.unlockAt)
  const schedule = lock.kind === 'token' ? lock.schedule : undefined
  if (lock.isForever) report('amount', 'Lock_NeverEnds')
  else if (lock.kind === 'liquidity') {
    report('amount', 'LiquidityLocker_StillLocked', { lockId, unlockAt: releaseAt })
  } else if (!schedule) report('amount', 'TokenLocker_StillLocked', { lockId, releaseAt })
  else if (now < schedule.cliffAt) {
    report('amount', 'TokenLocker_StillLocked', { lockId, releaseAt: BigInt(schedule.cliffAt) })
  } else report('amount', 'TokenLocker_AmountAboveReleased', { lockId, released })
}

/**
 * Reads what is to leave a lock.
 * @param known `now`: unix seconds of the chain
 */
export function readWithdrawParams(
  text: string,
  known: { readonly lock: AmountLock; readonly decimals: number; readonly now: number },
): LockFormResult<LockPart> {
  const { lock, decimals, now } = known
  return readLockForm((report) => {
    const amount = readAmount(text, lock, decimals, report)
    if (amount === undefined) return undefined
    const releasedUnits = calculateReleasedUnits(lock, now)
    const released = calculateReleasedAmount(lock, now)
    if (amount > lock.amount) {
      const numbers = { amount, units: amount, locked: lock.amount }
      report('amount', `${lockerErrorPrefixes[lock.kind]}_AmountAboveLock`, numbers)
    } else if (amount > released) reportKept(lock, released, now, report)
    return toPart(lock, amount, released, releasedUnits)
  })
}

/** Reads the part of a lock that becomes a lock of its own. */
export function readSplitParams(
  text: string,
  known: { readonly lock: AmountLock; readonly decimals: number },
): LockFormResult<LockPart> {
  const { lock, decimals } = known
  return readLockForm((report) => {
    const amount = readAmount(text, lock, decimals, report)
    if (amount === undefined) return undefined
    const units = calculateUnitsFor(lock, amount)
    const all = unitsOfLock(lock).units
    if (units >= all) {
      report('amount', `${lockerErrorPrefixes[lock.kind]}_SplitTakesAll`, {
        amount,
        units,
        locked: all,
      })
    }
    return { amount, units }
  })
}

/**
 * Judges a later end of a lock.
 * @param unlockAt unix seconds; `lockForever` for never; undefined where nothing was entered
 * @param known `now`: unix seconds of the chain
 */
export function readRelockParams(
  unlockAt: bigint | undefined,
  { lock, now }: { readonly lock: LockRecord; readonly now: number },
): LockFormResult<{ readonly unlockAt: bigint }> {
  return readLockForm((report) => {
    if (unlockAt === undefined) {
      report('unlockAt', 'Input_Required')
      return undefined
    }
    const prefix = lockerErrorPrefixes[lock.kind]
    const current = BigInt(lock.unlockAt)
    const min = BigInt(now + lockLimits.minSeconds)
    const max = BigInt(now + lockLimits.maxSeconds)
    const isEndless = unlockAt === lockForever
    // Of two bounds, the later one is said: a time that keeps to the other alone would be refused again.
    if (!isEndless && unlockAt < min && current < min) {
      report('unlockAt', `${prefix}_UnlockTooEarly`, { unlockAt, min })
    } else if (!isEndless && unlockAt > max) {
      report('unlockAt', `${prefix}_UnlockTooLate`, { unlockAt, max })
    } else if (unlockAt <= current) {
      report('unlockAt', `${prefix}_NotLater`, { unlockAt, current })
    }
    return { unlockAt }
  })
}
