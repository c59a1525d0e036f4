import { describe, expect, test } from 'vitest'
import { toLocalInput } from '../../../form/local-time.ts'
import { makePresale } from '../../test/presale-fixture.ts'
import { countListSteps, readListParams } from './read-list-params.ts'
import {
  readKeeperParams,
  readModeParams,
  readRatesParams,
  readTimeParams,
} from './read-owner-params.ts'

const presale = makePresale()
const { startTime, endTime } = presale.terms
const account = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
const problemOf = (reading: { ok: boolean; problems?: object }, field: string) =>
  reading.ok ? 'ok' : (reading.problems as Record<string, { code: string }>)[field]?.code

describe('new times', () => {
  const now = startTime - 3_600
  const read = (start: number, end: number, at = now) =>
    readTimeParams(
      { start: toLocalInput(start), end: toLocalInput(end) },
      presale,
      at,
      'unreadable',
    )

  test('the start is more than five minutes ahead', () => {
    // Fields hold whole minutes.
    const minute = Math.ceil(now / 60) * 60
    expect(problemOf(read(minute + 300, endTime, minute), 'start')).toBe('Presale_StartTooEarly')
    expect(problemOf(read(minute + 360, endTime, minute), 'start')).toBe('ok')
  })

  test('the end comes after the start and within ten years', () => {
    expect(problemOf(read(startTime, startTime), 'end')).toBe('Presale_EndNotAfterStart')
    expect(problemOf(read(startTime, now + 315_360_000 + 120), 'end')).toBe('Presale_EndTooLate')
  })

  test('once it has begun its start stays as it is, and the end still lies ahead', () => {
    const begun = readTimeParams(
      { start: '', end: toLocalInput(endTime + 3_600) },
      presale,
      startTime + 60,
      'unreadable',
    )
    expect(begun).toMatchObject({ ok: true, params: { startTime } })
    expect(problemOf(read(0, startTime + 60, startTime + 3_600), 'end')).toBe('Presale_EndTooEarly')
  })

  test('a moment that was not changed keeps its seconds', () => {
    const terms = { startTime: startTime + 37, endTime: endTime + 41 }
    const odd = makePresale({ terms })
    const values = { start: toLocalInput(terms.startTime), end: toLocalInput(terms.endTime) }
    expect(readTimeParams(values, odd, now, '')).toMatchObject({ params: terms })
    const later = { ...values, end: toLocalInput(endTime + 3_600) }
    const minute = Math.floor((endTime + 3_600) / 60) * 60
    expect(readTimeParams(later, odd, now, '')).toMatchObject({
      params: { startTime: terms.startTime, endTime: minute },
    })
  })

  test('a field without a moment says so', () => {
    const reading = readTimeParams({ start: '', end: 'soon' }, presale, now, 'choose a day')
    expect(reading).toMatchObject({ ok: false, problems: { end: { text: 'choose a day' } } })
  })
})

describe('whitelist mode', () => {
  test('both windows end before the presale does', () => {
    const read = (t1: string, t2: string) => readModeParams({ t1, t2 }, 1, presale, 'whole minutes')
    expect(read('10', '5')).toMatchObject({ params: { mode: 1, t1Seconds: 600, t2Seconds: 300 } })
    expect(problemOf(read('1440', '0'), 't2')).toBe('Presale_TiersTooLong')
    expect(problemOf(read('1439', '0'), 't2')).toBe('ok')
    expect(problemOf(read('1.5', '0'), 't1')).toBe('minutes')
  })

  test('where only listed wallets come in, the second tier has no window of its own', () => {
    const read = (t1: string) => readModeParams({ t1, t2: '1440' }, 2, presale, 'whole minutes')
    expect(read('10')).toMatchObject({ params: { mode: 2, t1Seconds: 600, t2Seconds: 0 } })
    expect(problemOf(read('1440'), 't1')).toBe('Presale_TiersTooLong')
  })

  test('a presale without a list has no windows', () => {
    expect(readModeParams({ t1: 'x', t2: '9' }, 0, presale, '')).toMatchObject({
      params: { mode: 0, t1Seconds: 0, t2Seconds: 0 },
    })
  })
})

describe('inviter rates', () => {
  const read = (level1: string, level2 = '', level3 = '') =>
    readRatesParams({ level1, level2, level3 }, presale)

  test('levels behind the last named one are none', () => {
    expect(read('3', '2')).toEqual({ ok: true, params: { rates: [300n, 200n] } })
  })

  test('together they are at most what the owner keeps', () => {
    expect(read('40').ok).toBe(true)
    expect(problemOf(read('40', '0.01'), 'level1')).toBe('Presale_InviterRatesTooHigh')
  })

  test('a level between two others is not nothing', () => {
    expect(problemOf(read('3', '', '1'), 'level2')).toBeDefined()
  })
})

test('an empty field takes the whitelist admin away', () => {
  expect(readKeeperParams({ admin: ' ' })).toMatchObject({
    params: { admin: `0x${'0'.repeat(40)}` },
  })
  expect(readKeeperParams({ admin: account })).toMatchObject({ params: { admin: account } })
  expect(readKeeperParams({ admin: '0x12' }).ok).toBe(false)
})

describe('lists of wallets', () => {
  const texts = { none: 'none', more: (count: number) => `${count} more` }

  test('a wrong line is named in the words of the specification', () => {
    const reading = readListParams({ lines: `${account}\n\nnobody` }, 1, texts)
    expect(reading).toMatchObject({
      problems: { lines: { text: 'incorrect address format on line 3' } },
    })
  })

  test('of many wrong lines some are named and the rest is counted', () => {
    const reading = readListParams({ lines: 'a\nb\nc\nd\ne\nf' }, 1, texts)
    expect(reading.ok ? '' : reading.problems.lines?.text).toMatch(/line 4 · 2 more$/)
  })

  test('500 wallets of a tier are one transaction', () => {
    const entries = Array.from({ length: 501 }, (_, index) => ({
      address: account,
      level: index === 0 ? 2 : 1,
    })) as Parameters<typeof countListSteps>[0]
    expect(countListSteps(entries)).toBe(2)
    expect(countListSteps([...entries, { address: account, level: 1 }])).toBe(3)
  })
})
