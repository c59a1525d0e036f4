import { m } from '@slipway/messages'
import { expect, test } from 'vitest'
import { judgeTimes } from './judge-times.ts'
import { testPresale } from './test/presale-fixture.ts'

const tiers = { whitelistMode: 'tiers', t1Seconds: 1_000, t2Seconds: 1_000 } as const
const judge = (startAt: number, endAt: number, now: number, change = {}) =>
  judgeTimes({ startAt, endAt }, { presale: testPresale(change), now })

test('times keep the program’s rules, each said at its field', () => {
  expect(judge(1_801, 90_000, 1_500)).toEqual({})
  expect(judge(1_800, 90_000, 1_500)).toEqual({ start: m.solpresalepage_refused_start_lead() })
  expect(judge(5_000, 5_000, 1_500)).toEqual({ end: m.solpresalepage_refused_end_order() })
  expect(judge(2_000, 315_461_501, 1_500)).toEqual({ end: m.solpresalepage_refused_end_late() })
  expect(judge(5_000, 7_000, 1_500, tiers)).toEqual({ end: m.solpresalepage_refused_tiers() })
  expect(judge(5_000, 7_001, 1_500, tiers)).toEqual({})
})

test('the end of one that has begun is ahead, and by an hour once somebody is in', () => {
  expect(judge(2_000, 3_001, 3_000)).toEqual({})
  expect(judge(2_000, 3_000, 3_000)).toEqual({ end: m.solpresalepage_refused_end_early() })
  const used = { buyers: 1 }
  expect(judge(2_000, 6_599, 3_000, used)).toEqual({ end: m.solpresalepage_refused_end_early() })
  expect(judge(2_000, 6_600, 3_000, used)).toEqual({})
})
