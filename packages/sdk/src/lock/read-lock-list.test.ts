import { describe, expect, test } from 'vitest'
import { lockForever, lockLimits } from './lock-limits.ts'
import { readLockList } from './read-lock-list.ts'

const now = 1_900_000_000
const day = 86_400
const alice = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'
const bob = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
const later = now + 90 * day

const read = (...lines: readonly string[]) => readLockList(lines.join('\n'), { now, decimals: 18 })
/** `line column: code` of every issue. */
const faults = (...lines: readonly string[]) =>
  read(...lines).issues.map(({ line, column, code }) => `${line} ${column}: ${code}`)

describe('lines', () => {
  test('one lock in each, with the words of the whole', () => {
    expect(
      read(`${alice}, 10, ${later}`, '', `${bob}, 0.5, forever`, `${alice},1,${later}`),
    ).toEqual({
      entries: [
        { owner: alice, amount: 10n ** 19n, unlockAt: BigInt(later) },
        { owner: bob, amount: 5n * 10n ** 17n, unlockAt: lockForever },
        { owner: alice, amount: 10n ** 18n, unlockAt: BigInt(later) },
      ],
      lines: [1, 3, 4],
      issues: [],
      total: 115n * 10n ** 17n,
      ownerCount: 2,
      ignored: [],
    })
  })

  test.each([',', ';', '\t', ', '])('cells apart by "%s"', (separator) => {
    const reading = read([alice, '10', later].join(separator))
    expect(reading.issues).toEqual([])
    expect(reading.entries).toHaveLength(1)
  })

  test('quotes, a byte order mark and Windows line ends are no part of the cells', () => {
    const text = `\uFEFF"${alice}","10","${later}"\r\n"${bob}","1",${later}\r\n`
    const reading = readLockList(text, { now, decimals: 18 })
    expect(reading.issues).toEqual([])
    expect(reading.lines).toEqual([1, 2])
  })

  test('a first line that names the columns gives their order', () => {
    const reading = read('Unlock date,Amount,Wallet', `2033-05-01,10,${alice}`)
    expect(reading.entries).toEqual([
      {
        owner: alice,
        amount: 10n ** 19n,
        unlockAt: BigInt(Date.parse('2033-05-01T00:00Z') / 1000),
      },
    ])
    expect(reading.lines).toEqual([2])
  })

  test('an owner whose address only looks like a heading is none', () => {
    expect(faults('owned, 10, forever')).toEqual(['1 owner: Input_AddressLineInvalid'])
  })
})

describe('moments', () => {
  test.each([
    ['2033-05-01', '2033-05-01T00:00:00Z'],
    ['2033-05-01 12:30', '2033-05-01T12:30:00Z'],
    ['2033-05-01T12:30:15Z', '2033-05-01T12:30:15Z'],
    ['2033-05-01T12:30+02:00', '2033-05-01T10:30:00Z'],
    ['2033-05-01 12:30-0530', '2033-05-01T18:00:00Z'],
    ['2032-02-29', '2032-02-29T00:00:00Z'],
  ])('%s', (text, iso) => {
    expect(read(`${alice},1,${text}`).entries[0]?.unlockAt).toBe(BigInt(Date.parse(iso) / 1000))
  })

  test.each(['soon', '2033-02-29', '2033-13-01', '2033-05-01 25:00', '01/05/2033', '-5', '1e12'])(
    '%s is none',
    (text) => {
      expect(faults(`${alice},1,${text}`)).toEqual(['1 unlockAt: Input_TimeInvalid'])
    },
  )

  test('are bound as those of the form', () => {
    expect(faults(`${alice},1,${now + 299}`, `${alice},1,${now + 300}`)).toEqual([
      '1 unlockAt: TokenLocker_UnlockTooEarly',
    ])
    expect(
      faults(`${alice},1,${now + 6_000_000_001}`, `${alice},1,${now + 6_000_000_000}`),
    ).toEqual(['1 unlockAt: TokenLocker_UnlockTooLate'])
  })
})

describe('parts', () => {
  test('evenly, with cliff and first part', () => {
    expect(read(`${alice},1,${later},${now + day},25`).entries[0]?.schedule).toEqual({
      cliffAt: now + day,
      firstBps: 2_500,
      cycleSeconds: 0,
      cycleBps: 0,
    })
  })

  test.each([
    ['2592000', 30 * day],
    ['30d', 30 * day],
    ['4w', 28 * day],
    ['12 h', 43_200],
    ['15m', 900],
    ['15min', 900],
    ['90s', 90],
  ])('a cycle of %s, the end of which needs no saying', (cycle, seconds) => {
    const [entry] = read(`${alice},1,,${now + day},10,${cycle},45`).entries
    expect(entry).toMatchObject({
      unlockAt: BigInt(now + day + 2 * seconds),
      schedule: { cliffAt: now + day, firstBps: 1_000, cycleSeconds: seconds, cycleBps: 4_500 },
    })
  })

  test('a column of days is one of days', () => {
    const reading = read(
      'owner,amount,unlock at,cliff at,first percent,cycle days,cycle percent',
      `${alice},1,,${now + day},0,30,50`,
    )
    expect(reading.entries[0]?.schedule).toMatchObject({ cycleSeconds: 30 * day })
  })

  test.each([
    [`${later},${later},10`, 'cliffAt: TokenLocker_ScheduleUnusable'],
    [`${later},${now + 299},10`, 'cliffAt: TokenLocker_UnlockTooEarly'],
    [`${later},${now + day},100`, 'firstPercent: TokenLocker_ScheduleUnusable'],
    [`forever,${now + day},10`, 'cliffAt: TokenLocker_ScheduleUnusable'],
    [`${later},${now + day},10,30d,45`, 'unlockAt: TokenLocker_ScheduleEndsElsewhere'],
    [`${later},${now + day},10,monthly,45`, 'cycle: Input_DurationInvalid'],
    [`${later},${now + day},10,,45`, 'cycle: List_CellEmpty'],
    [`${later},${now + day},10,30d,`, 'cyclePercent: List_CellEmpty'],
    [`,${now + day},10,0,45`, 'unlockAt: List_CellEmpty'],
    [`,${now + day},10,30d,95`, 'cyclePercent: TokenLocker_ScheduleUnusable'],
    [',', 'unlockAt: List_CellEmpty'],
    [`${later},tomorrow`, 'cliffAt: Input_TimeInvalid'],
  ])('%s', (cells, fault) => {
    expect(faults(`${alice},1,${cells}`)).toEqual([`1 ${fault}`])
  })
})

describe('what is wrong is told by line, all at once', () => {
  test('and the other lines are read', () => {
    const reading = read(
      `${alice},10,${later}`,
      `0x123,10,${later}`,
      `${bob},0,${later}`,
      `${bob},x,never`,
      `0x0000000000000000000000000000000000000000,1,${later}`,
    )
    expect(reading.issues.map(({ line, column, code }) => [line, column, code])).toEqual([
      [2, 'owner', 'Input_AddressLineInvalid'],
      [3, 'amount', 'TokenLocker_AmountZero'],
      [4, 'amount', 'Input_NumberInvalid'],
      [4, 'unlockAt', 'Input_TimeInvalid'],
      [5, 'owner', 'TokenLocker_OwnerZero'],
    ])
    expect(reading.issues[0]?.args).toEqual({ line: 2 })
    expect(reading.lines).toEqual([1])
  })

  test('an empty text is an empty list', () => {
    expect(faults('', ' ')).toEqual(['0 line: TokenLocker_ListEmpty'])
    expect(faults('owner,amount,unlockAt')).toEqual(['0 line: TokenLocker_ListEmpty'])
  })

  test('a list has a length, and one token’s locks a sum', () => {
    const line = `${alice},1,${later}`
    const lines = (count: number) => Array.from({ length: count }, () => line)
    expect(faults(...lines(lockLimits.listRowsMax))).toEqual([])
    expect(faults(...lines(lockLimits.listRowsMax + 1))).toEqual(['0 line: Input_LockListTooLong'])
    const most = lockLimits.tokenAmountMax
    const sum = (second: bigint) =>
      readLockList(`${alice},${most - 5n},${later}\n${bob},${second},${later}`, {
        now,
        decimals: 0,
      }).issues.map(({ code }) => code)
    expect(sum(5n)).toEqual([])
    expect(sum(6n)).toEqual(['TokenLocker_AmountTooLarge'])
  })
})
