import { describe, expect, test } from 'vitest'
import { makePresale } from '../test/presale-fixture.ts'
import {
  areSlotsTraded,
  currentPhase,
  entryTime,
  nextPhase,
  presalePhases,
} from './presale-phases.ts'

const DAY = 86_400
const tiers = makePresale({ terms: { useWhiteList: 1, t1Block: 600, t2Block: 300 } })
const { startTime: start, endTime: end } = tiers.terms
const full = { total: 20n * 10n ** 18n }

describe('phases of a presale', () => {
  test('tiers, everybody, end, anyone, lapse: in this order and at these seconds', () => {
    expect(presalePhases(tiers)).toEqual([
      { id: 'tier1', at: start },
      { id: 'tier2', at: start + 600 },
      { id: 'everybody', at: start + 900 },
      { id: 'end', at: end },
      { id: 'anyone', at: end + DAY },
      { id: 'lapse', at: end + 7 * DAY },
    ])
  })

  test('a window of no length is no phase, and a closed list never opens to everybody', () => {
    const listed = makePresale({ terms: { useWhiteList: 2, t1Block: 600 } })
    expect(presalePhases(listed).map(({ id }) => id)).toEqual([
      'tier1',
      'listed',
      'end',
      'anyone',
      'lapse',
    ])
  })

  test('a closed list is open to all of it once its second tier comes in: nothing changes after that', () => {
    const terms = { useWhiteList: 2, t1Block: 600, t2Block: 300 }
    const listed = makePresale({ terms })
    expect(presalePhases(listed).slice(0, 2)).toEqual([
      { id: 'tier1', at: start },
      { id: 'listed', at: start + 600 },
    ])
    expect(nextPhase(listed, start + 600)).toEqual({ id: 'end', at: end })
  })

  test.each([
    [start - 1, 'start', start],
    [start, 'tier2', start + 600],
    [start + 599, 'tier2', start + 600],
    [start + 600, 'everybody', start + 900],
    [start + 900, 'end', end],
  ])('at %i it waits for %s', (now, id, at) => {
    expect(nextPhase(tiers, now)).toEqual({ id, at })
  })

  test('after the end it waits for the owner, then for anybody, and at last for nothing', () => {
    const over = makePresale({ state: full })
    expect(nextPhase(over, end)).toEqual({ id: 'anyone', at: end + DAY })
    expect(nextPhase(over, end + DAY)).toEqual({ id: 'lapse', at: end + 7 * DAY })
    expect(nextPhase(over, end + 7 * DAY)).toBeUndefined()
    expect(nextPhase(makePresale(), end)).toBeUndefined()
  })

  test('a finished presale waits for its next release', () => {
    const vested = makePresale({
      terms: { vest: true, vestFirst: 4_000, vestCycle: DAY, vestPercent: 3_000 },
      state: { ...full, poolStatus: 1, vestingStart: end },
    })
    // The page's clock may be a second behind the finish.
    expect(nextPhase(vested, end - 1)).toEqual({ id: 'release', at: end + DAY })
    expect(nextPhase(vested, end + 1)).toEqual({ id: 'release', at: end + DAY })
    expect(nextPhase(vested, end + 2 * DAY)).toBeUndefined()
  })

  test('the phase of a moment begins with its second', () => {
    expect(currentPhase(tiers, start - 1)).toBeUndefined()
    expect(currentPhase(tiers, start + 599)).toBe('tier1')
    expect(currentPhase(tiers, start + 600)).toBe('tier2')
  })

  test('a wallet comes in with its tier', () => {
    expect([1, 2, 0].map((level) => entryTime(tiers, level))).toEqual([
      start,
      start + 600,
      start + 900,
    ])
    expect(entryTime(makePresale({ terms: { useWhiteList: 2 } }), 0)).toBeUndefined()
    expect(entryTime(makePresale(), 0)).toBe(start)
  })
})

test('slots are sold until everybody may come in, and only where the owner allows it', () => {
  const traded = (change: Partial<typeof tiers.terms>, now: number) =>
    areSlotsTraded({ presale: makePresale({ terms: { ...tiers.terms, ...change } }), now })
  const allowed = { enableWhiteTransfer: true }
  expect(traded(allowed, start + 899)).toBe(true)
  expect(traded(allowed, start + 900)).toBe(false)
  expect(traded({ ...allowed, useWhiteList: 2 }, end - 1)).toBe(true)
  expect(traded({}, start)).toBe(false)
})
