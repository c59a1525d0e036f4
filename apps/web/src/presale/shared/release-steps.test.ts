import { describe, expect, test } from 'vitest'
import { makePresale } from '../test/presale-fixture.ts'
import { releaseSteps, shownSteps } from './release-steps.ts'

const DAY = 86_400
const START = 1_800_090_000
const vested = (change: object = {}) =>
  makePresale({
    terms: { vest: true, vestFirst: 1_000, vestCycle: DAY, vestPercent: 3_333, ...change },
    state: { poolStatus: 1, vestingStart: START },
  })

describe('releaseSteps', () => {
  test('parts that do not divide the whole add up to it to the unit', () => {
    const steps = releaseSteps(vested(), 1_000_003n, START)
    expect(steps.map(({ bps }) => bps)).toEqual([1_000, 3_333, 3_333, 2_334])
    expect(steps.reduce((sum, { tokens }) => sum + tokens, 0n)).toBe(1_000_003n)
  })

  test('a part counts from its second on, and one is next', () => {
    const at = (now: number) => releaseSteps(vested(), 100n, now).map(({ state }) => state)
    expect(at(START + DAY - 1)).toEqual(['done', 'next', 'ahead', 'ahead'])
    expect(at(START + DAY)).toEqual(['done', 'done', 'next', 'ahead'])
  })

  test('before the finish no part has a date', () => {
    const [first] = releaseSteps(makePresale(), 100n, START)
    expect(first).toMatchObject({ at: null, bps: 10_000, tokens: 100n, state: 'next' })
  })

  test('of a long schedule those around now are shown, and the last', () => {
    const steps = releaseSteps(vested({ vestFirst: 0, vestPercent: 100 }), 100n, START + 50 * DAY)
    const { steps: shown, hidden } = shownSteps(steps)
    expect(shown).toHaveLength(6)
    expect(hidden).toBe(94)
    expect(shown.some(({ state }) => state === 'next')).toBe(true)
    expect(shown.at(-1)).toBe(steps.at(-1))
  })
})
