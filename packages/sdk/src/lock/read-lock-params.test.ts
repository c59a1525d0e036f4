import { zeroAddress } from 'viem'
import { describe, expect, test } from 'vitest'
import {
  addressOf,
  linear,
  liquidityLock,
  lockedAt,
  nftLock,
  stepped,
  tokenLock,
  unlockAt,
} from '../../test/typed-locks.ts'
import { burnAddresses } from '../shared/burn-addresses.ts'
import { lockForever, lockLimits } from './lock-limits.ts'
import type { LockFormResult } from './lock-params.ts'
import {
  readIncrementParams,
  readRelockParams,
  readSplitParams,
  readWithdrawParams,
} from './read-lock-params.ts'
import {
  readFeeReceiverParams,
  readHandoverParams,
  readMigrateParams,
  readOperatorParams,
} from './read-lock-party-params.ts'
import type { LockRecord } from './types.ts'

/** The params, or the codes of what is wrong with the form. */
function outcome<Params>(reading: LockFormResult<Params>): Params | readonly string[] {
  return reading.ok ? reading.params : reading.issues.map(({ field, code }) => `${field} ${code}`)
}

const decimals = 2
const { forever, minSeconds, maxSeconds } = lockLimits

describe('more for a lock', () => {
  const read = (text: string, lock: Parameters<typeof readIncrementParams>[1]['lock']) =>
    outcome(readIncrementParams(text, { lock, decimals, balance: 2_000n }))

  test('up to the last unit of the wallet', () => {
    expect(read('20', tokenLock())).toEqual({ amount: 2_000n })
    expect(read('20.01', tokenLock())).toEqual(['amount Token_InsufficientBalance'])
  })

  test.each([
    ['', 'Input_Required'],
    ['a', 'Input_NumberInvalid'],
    ['0.001', 'Input_TooManyDecimals'],
    ['0', 'TokenLocker_AmountZero'],
  ])('"%s" is %s', (text, code) => {
    expect(read(text, tokenLock())).toEqual([`amount ${code}`])
  })

  test('no more than a locker can count', () => {
    const most = { ...tokenLock(), initialAmount: lockLimits.tokenAmountMax - 100n }
    expect(read('1', most)).toEqual({ amount: 100n })
    expect(read('1.01', most)).toEqual(['amount TokenLocker_AmountTooLarge'])
    const pool = { ...liquidityLock(), initialAmount: lockLimits.liquidityAmountMax }
    expect(read('0.01', pool)).toEqual(['amount LiquidityLocker_AmountTooLarge'])
    expect(read('0', pool)).toEqual(['amount LiquidityLocker_AmountZero'])
  })
})

describe('out of a lock', () => {
  const read = (
    text: string,
    lock: Parameters<typeof readWithdrawParams>[1]['lock'],
    now: number,
  ) => outcome(readWithdrawParams(text, { lock, decimals, now }))
  const scheduled = tokenLock({ schedule: linear })

  test('all of it at the end, and a unit more never', () => {
    expect(read('10', tokenLock(), unlockAt)).toEqual({ amount: 1_000n, units: 1_000n })
    expect(read('10.01', tokenLock(), unlockAt)).toEqual(['amount TokenLocker_AmountAboveLock'])
    expect(read('10.01', liquidityLock(), unlockAt)).toEqual([
      'amount LiquidityLocker_AmountAboveLock',
    ])
    expect(read('0', liquidityLock(), unlockAt)).toEqual(['amount LiquidityLocker_AmountZero'])
  })

  test('nothing a second early, and the reason says until when', () => {
    const reading = readWithdrawParams('1', { lock: tokenLock(), decimals, now: unlockAt - 1 })
    const args = { lockId: 7n, releaseAt: BigInt(unlockAt) }
    expect(reading).toEqual({
      ok: false,
      issues: [{ field: 'amount', code: 'TokenLocker_StillLocked', args }],
    })
    expect(read('1', liquidityLock(), unlockAt - 1)).toEqual(['amount LiquidityLocker_StillLocked'])
    expect(read('1', scheduled, linear.cliffAt - 1)).toEqual(['amount TokenLocker_StillLocked'])
  })

  test('what a schedule has released, to the unit', () => {
    expect(read('2', scheduled, linear.cliffAt)).toEqual({ amount: 200n, units: 200n })
    expect(read('2.01', scheduled, linear.cliffAt)).toEqual([
      'amount TokenLocker_AmountAboveReleased',
    ])
  })

  test('for ever nothing', () => {
    const lock = tokenLock({ unlockAt: forever, schedule: stepped })
    expect(read('1', lock, unlockAt)).toEqual(['amount Lock_NeverEnds'])
  })

  test('who takes all of a rebasing lock takes the last share', () => {
    const lock = tokenLock({ isRebasing: true, amount: 333n })
    expect(read('3.33', lock, unlockAt)).toEqual({ amount: 333n, units: 1_000n })
    expect(read('1.66', lock, unlockAt)).toEqual({ amount: 166n, units: 499n })
    // 200 of its shares are free, worth 66.6: all of them go, not the 199 that 66 are worth.
    const scheduledLock = tokenLock({ isRebasing: true, amount: 333n, schedule: linear })
    expect(read('0.66', scheduledLock, linear.cliffAt)).toEqual({ amount: 66n, units: 200n })
  })
})

describe('a part as a lock of its own', () => {
  test('leaves at least a unit', () => {
    const read = (text: string) => outcome(readSplitParams(text, { lock: tokenLock(), decimals }))
    expect(read('9.99')).toEqual({ amount: 999n, units: 999n })
    expect(read('10')).toEqual(['amount TokenLocker_SplitTakesAll'])
    expect(read('0')).toEqual(['amount TokenLocker_AmountZero'])
    const pool = readSplitParams('10', { lock: liquidityLock(), decimals })
    expect(outcome(pool)).toEqual(['amount LiquidityLocker_SplitTakesAll'])
  })
})

describe('a later end', () => {
  const read = (at: bigint | undefined, lock: LockRecord, now: number) =>
    outcome(readRelockParams(at, { lock, now }))

  test.each([
    ['a second later', BigInt(unlockAt + 1), unlockAt - 900, { unlockAt: BigInt(unlockAt + 1) }],
    ['the same', BigInt(unlockAt), unlockAt - 900, ['unlockAt TokenLocker_NotLater']],
    ['gone by', BigInt(unlockAt - 1_000), unlockAt - 900, ['unlockAt TokenLocker_NotLater']],
    ['nothing', undefined, unlockAt, ['unlockAt Input_Required']],
    [
      'five minutes ahead',
      BigInt(unlockAt + minSeconds),
      unlockAt,
      { unlockAt: BigInt(unlockAt + minSeconds) },
    ],
    ['less', BigInt(unlockAt + minSeconds - 1), unlockAt, ['unlockAt TokenLocker_UnlockTooEarly']],
    [
      'the longest',
      BigInt(lockedAt + maxSeconds),
      lockedAt,
      { unlockAt: BigInt(lockedAt + maxSeconds) },
    ],
    ['more', BigInt(lockedAt + maxSeconds + 1), lockedAt, ['unlockAt TokenLocker_UnlockTooLate']],
    ['for ever', lockForever, unlockAt, { unlockAt: lockForever }],
  ])('%s', (_, at, now, expected) => {
    expect(read(at, tokenLock(), now)).toEqual(expected)
  })

  test('what is for ever stays so', () => {
    expect(read(lockForever, nftLock({ unlockAt: forever }), lockedAt)).toEqual([
      'unlockAt NftLocker_NotLater',
    ])
  })
})

describe('other people', () => {
  const other = addressOf('b2')

  test('an owner is somebody else who can act', () => {
    const contracts = {
      tokenLocker: tokenLock().locker,
      liquidityLocker: addressOf('d1'),
      nftLocker: addressOf('d2'),
      lockAnnouncer: addressOf('d3'),
    }
    const read = (text: string, lock: LockRecord = tokenLock()) =>
      outcome(readHandoverParams(text, { lock, contracts }))
    expect(read(other)).toEqual({ newOwner: other })
    expect(read('')).toEqual(['newOwner Input_Required'])
    expect(read('0x12')).toEqual(['newOwner Input_AddressInvalid'])
    expect(read(zeroAddress)).toEqual(['newOwner TokenLocker_OwnerZero'])
    expect(read(zeroAddress, liquidityLock())).toEqual(['newOwner LiquidityLocker_OwnerZero'])
    expect(read(zeroAddress, nftLock())).toEqual(['newOwner NftLocker_OwnerZero'])
    expect(read(tokenLock().owner.toLowerCase())).toEqual(['newOwner Lock_OwnerSame'])
    for (const contract of Object.values(contracts))
      expect(read(contract)).toEqual(['newOwner Lock_OwnerIsLocker'])
    expect(read(tokenLock().token)).toEqual(['newOwner Lock_OwnerIsAsset'])
    expect(read(burnAddresses[1])).toEqual(['newOwner Lock_OwnerBurns'])
    expect(read(other, nftLock({ changes: 65_534 }))).toEqual({ newOwner: other })
    expect(read(other, nftLock({ changes: 65_535 }))).toEqual([
      'newOwner NftLocker_TooManyHandovers',
    ])
  })

  test('an operator is neither nobody nor oneself', () => {
    const owner = addressOf('a1')
    const read = (text: string) => outcome(readOperatorParams(text, { owner }))
    expect(read(other)).toEqual({ operator: other })
    expect(read(zeroAddress)).toEqual(['operator Lock_OperatorZero'])
    expect(read(owner)).toEqual(['operator Lock_OperatorIsOwner'])
    expect(read('')).toEqual(['operator Input_Required'])
  })

  test('a fee receiver can be paid', () => {
    const read = (text: string) => outcome(readFeeReceiverParams(text, { lock: nftLock() }))
    expect(read(' ')).toEqual({ receiver: zeroAddress })
    expect(read(other)).toEqual({ receiver: other })
    for (const unusable of [addressOf('1'), addressOf('2'), nftLock().locker])
      expect(read(unusable)).toEqual(['receiver NftLocker_ReceiverUnusable'])
    expect(read(addressOf('3'))).toEqual({ receiver: addressOf('3') })
    expect(read('0x1')).toEqual(['receiver Input_AddressInvalid'])
  })
})

describe('another locker', () => {
  const successor = addressOf('5c')
  const successors = [{ address: successor, opensAt: lockedAt }]
  const lock = tokenLock({ isMigratable: true })

  test('one that has been announced for a week', () => {
    expect(outcome(readMigrateParams(successor, { lock, now: lockedAt, successors }))).toEqual({
      successor,
    })
    const early = readMigrateParams(successor, { lock, now: lockedAt - 1, successors })
    expect(outcome(early)).toEqual(['successor TokenLocker_SuccessorNotOpen'])
    const unknown = readMigrateParams(addressOf('5d'), { lock, now: lockedAt, successors })
    expect(outcome(unknown)).toEqual(['successor TokenLocker_SuccessorNotOpen'])
    const none = readMigrateParams(undefined, { lock, now: lockedAt, successors })
    expect(outcome(none)).toEqual(['successor Input_Required'])
  })

  test('only for a lock that was made to move, and never for one for ever', () => {
    for (const kept of [tokenLock(), tokenLock({ isMigratable: true, unlockAt: forever })]) {
      const reading = readMigrateParams(successor, { lock: kept, now: lockedAt, successors })
      expect(outcome(reading)).toEqual(['successor TokenLocker_NotMigratable'])
    }
  })
})
