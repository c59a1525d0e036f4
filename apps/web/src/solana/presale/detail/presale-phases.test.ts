import { solanaPresaleStatus } from '@slipway/sdk/solana/presale/solana-presale-status'
import { expect, test } from 'vitest'
import { entryTime, levelNeeded } from './admission.ts'
import { nextPhase, presalePhases } from './presale-phases.ts'
import { presalePoints } from './presale-points.ts'
import { testPresale } from './test/presale-fixture.ts'

const hour = 3_600
const day = 86_400
const at = (change: Parameters<typeof testPresale>[0], now: number) => {
  const presale = testPresale(change)
  return nextPhase({ presale, now, status: solanaPresaleStatus(presale, now) })
}
const tiers = { whitelistMode: 'tiers', t1Seconds: hour, t2Seconds: 2 * hour } as const
const listed = { whitelistMode: 'listedOnly', t1Seconds: hour, t2Seconds: 0 } as const
const { startAt, endAt } = testPresale()

test('a presale waits for its start, its windows, its end, and for whoever finishes it', () => {
  expect(at(tiers, startAt - 1)).toEqual({ id: 'start', at: startAt })
  expect(at(tiers, startAt)).toEqual({ id: 'tier2', at: startAt + hour })
  expect(at(tiers, startAt + hour)).toEqual({ id: 'everybody', at: startAt + 3 * hour })
  expect(at(tiers, startAt + 3 * hour)).toEqual({ id: 'end', at: endAt })
  const full = { ...tiers, total: testPresale().softCap }
  expect(at(full, endAt)).toEqual({ id: 'anyone', at: endAt + day })
  expect(at(full, endAt + day)).toEqual({ id: 'lapse', at: endAt + 7 * day })
})

test('a presale that is canceled waits for nothing, one that is finished for its next release', () => {
  expect(at({}, endAt)).toBeUndefined()
  const finished = {
    ...({ status: 'finished', vestingStart: endAt + 5 } as const),
    ...{ firstBps: 2_500, cycleBps: 5_000, cycleSeconds: day },
  }
  expect(at(finished, endAt + 5)).toEqual({ id: 'release', at: endAt + 5 + day })
  expect(at(finished, endAt + 5 + 2 * day)).toBeUndefined()
})

test('of a list that is never opened the second window is the last', () => {
  expect(presalePhases(testPresale(listed)).map(({ id }) => id)).toEqual([
    ...['tier1', 'listed', 'end', 'anyone', 'lapse'],
  ])
})

test('each moment admits the tiers that the program admits', () => {
  const levels = (change: Parameters<typeof testPresale>[0], after: number) =>
    levelNeeded(testPresale(change), startAt + after)
  expect(levels({}, 0)).toBe(0)
  expect([0, hour, 3 * hour - 1, 3 * hour].map((after) => levels(tiers, after))).toEqual([
    ...[1, 2, 2, 0],
  ])
  expect([0, hour, 9 * hour].map((after) => levels(listed, after))).toEqual([1, 2, 2])
  expect(entryTime(testPresale(tiers), 2)).toBe(startAt + hour)
  expect(entryTime(testPresale(tiers), 0)).toBe(startAt + 3 * hour)
  expect(entryTime(testPresale(listed), 0)).toBeUndefined()
})

test('parts come in their cycles, and all of it with the last', () => {
  const terms = { firstBps: 1_000, cycleBps: 4_000, cycleSeconds: day }
  expect(presalePoints(testPresale(terms)).map(({ share }) => share)).toEqual([
    ...[1_000, 5_000, 9_000, 10_000],
  ])
  expect(presalePoints(testPresale())).toEqual([{ at: endAt, share: 10_000 }])
})
