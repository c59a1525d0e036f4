import type { LockRecord } from '@slipway/sdk/lock/types'
import type { Presale } from '@slipway/sdk/presale/types'
import { zeroAddress } from 'viem'
import { expect, test } from 'vitest'
import { compareFindings } from './compare-findings.ts'
import type { Finding } from './finding.ts'
import { findingsOfContract } from './findings-of-contract.ts'
import { findingsOfLocks } from './findings-of-locks.ts'
import { findingsOfPresale } from './findings-of-presale.ts'
import { findingsOfToken } from './findings-of-token.ts'

const START = 1_000_000
const END = START + 3_600
const DAY = 86_400
const one = '0x00000000000000000000000000000000000000A1'
const names = (findings: readonly Finding[]) => findings.map(({ name }) => name)

function presaleAt(now: number, state: Partial<Presale['state']> = {}) {
  const caps = { softCap: 5n, hardCap: 10n, presaleRate: 10n ** 18n }
  const terms = { startTime: START, endTime: END, ...caps } as Presale['terms']
  const whole = { poolStatus: 0, cancelReason: 0, total: 0n, ...state } as Presale['state']
  return findingsOfPresale({ address: one, kind: 'normal', terms, state: whole }, now)
}

/** What is told over a row of looks. */
function tell(...looks: readonly (readonly Finding[])[]): readonly (readonly string[])[] {
  let { known } = compareFindings([], looks[0] ?? [])
  return looks.slice(1).map((look) => {
    const compared = compareFindings(known, look)
    known = compared.known
    return names(compared.news)
  })
}

test('a presale tells each of its moments, once', () => {
  const told = tell(
    presaleAt(START - 1),
    presaleAt(START - 1),
    presaleAt(START),
    presaleAt(START + 1),
    presaleAt(START + 2, { total: 5n }),
    presaleAt(START + 3, { total: 10n }),
    presaleAt(END, { total: 10n }),
    presaleAt(END + 1, { total: 10n, poolStatus: 1 }),
    presaleAt(END + 2, { total: 10n, poolStatus: 1 }),
  )
  expect(told).toEqual([
    [],
    ['presaleStarted'],
    [],
    ['presaleSoftCap'],
    ['presaleFull'],
    ['presaleEnded'],
    ['presaleFinal'],
    [],
  ])
})

test('a canceled presale tells why, and nothing else of what it had been', () => {
  expect(tell(presaleAt(START), presaleAt(END, { total: 4n }))).toEqual([['presaleCanceled']])
  expect(presaleAt(END, { total: 4n }).at(0)?.args).toEqual({
    reason: 'softCapMissed',
    refunds: 'yes',
  })
  expect(presaleAt(END).at(0)?.args).toEqual({ reason: 'softCapMissed', refunds: 'no' })
  expect(tell(presaleAt(START - 1), presaleAt(START, { poolStatus: 2, cancelReason: 1 }))).toEqual([
    ['presaleCanceled'],
  ])
  const full = { total: 10n, poolStatus: 2, cancelReason: 1 }
  expect(names(presaleAt(START, full))).toEqual(['presaleCanceled'])
})

test('what was so when the watch began is kept quiet about', () => {
  expect(tell(presaleAt(START, { total: 10n }), presaleAt(START, { total: 10n }))).toEqual([[]])
})

test('a block that is replaced tells nothing twice', () => {
  const reached = presaleAt(START, { total: 5n })
  expect(tell(presaleAt(START), reached, presaleAt(START, { total: 4n }), reached)).toEqual([
    ['presaleSoftCap'],
    [],
    [],
  ])
})

const lockTo = (unlockAt: number, more: Partial<LockRecord> = {}) =>
  ({
    kind: 'token',
    locker: one,
    lockId: 7n,
    amount: 1_000n,
    initialAmount: 1_000n,
    unlockAt,
    isForever: false,
    ...more,
  }) as LockRecord

test('a lock tells a day before it opens and when it is open; a longer one tells anew', () => {
  const at = (now: number, unlockAt = END) => findingsOfLocks(1, [lockTo(unlockAt)], now)
  const told = tell(
    at(END - DAY - 1),
    at(END - DAY),
    at(END - 1),
    at(END - 1, END + 2 * DAY),
    at(END + DAY, END + 2 * DAY),
    at(END + 2 * DAY, END + 2 * DAY),
  )
  expect(told).toEqual([['lockSoon'], [], [], ['lockSoon'], ['lockOpen']])
  expect(at(END).at(0)?.path).toBe(`/lock/certificate/1-${one.toLowerCase()}-7`)
})

test('a part that was withdrawn before a lock was prolonged is not told again', () => {
  const schedule = { cliffAt: START, firstBps: 1_000, cycleSeconds: DAY, cycleBps: 4_500 }
  const lock = lockTo(START + 2 * DAY, { schedule, amount: 900n })
  const [told] = findingsOfLocks(1, [lock], START)
  expect(told).toMatchObject({ name: 'lockSoon', args: { at: String(START + DAY) } })
})

test('a lock that comes free in steps opens with its first, one for ever never does', () => {
  const schedule = { cliffAt: START, firstBps: 1_000, cycleSeconds: 0, cycleBps: 0 }
  expect(names(findingsOfLocks(1, [lockTo(END + 9 * DAY, { schedule })], START))).toEqual([
    'lockOpen',
  ])
  // It opens with a part of it, and says so.
  const partOf = (more: Partial<LockRecord>) =>
    findingsOfLocks(1, [lockTo(END + 9 * DAY, more)], END + 9 * DAY).map(({ args }) => args.part)
  expect(partOf({ schedule })).toEqual(['yes'])
  expect(partOf({})).toEqual([undefined])
  expect(findingsOfLocks(1, [lockTo(END, { isForever: true })], END)).toEqual([])
})

test('dust tells before trading is open, and not after it', () => {
  const site = { venueName: 'V', quoteName: 'Q', pair: zeroAddress, hasLiquidity: false }
  const token = (hasDust: boolean, isLaunched?: boolean, hasLiquidity = false) =>
    findingsOfToken({ address: one, isLaunched, sites: [{ ...site, hasDust, hasLiquidity }] })
  const told = tell(token(false, false), token(true, false), token(true, false), token(true, true))
  expect(told).toEqual([['tokenDust'], [], ['tokenOpen']])
  // A plain token trades once somebody has put liquidity into a pool; one with a gate does not.
  expect(tell(token(false), token(false, undefined, true))).toEqual([['tokenOpen']])
  expect(tell(token(false, false), token(false, false, true))).toEqual([[]])
})

test('a contract tells each time that it comes to hold less than it owes', () => {
  const at = (blockNumber: bigint, held: bigint) =>
    findingsOfContract({
      address: one,
      blockNumber,
      isComplete: true,
      assets: [{ asset: zeroAddress, owed: 5n, held }],
    })
  expect(tell(at(1n, 5n), at(2n, 4n), at(3n, 3n), at(4n, 6n), at(5n, 4n))).toEqual([
    ['contractShort'],
    [],
    [],
    ['contractShort'],
  ])
  expect(at(5n, 4n)[0]?.episode).toBe('5')
})
