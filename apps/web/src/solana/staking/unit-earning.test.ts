import { m } from '@slipway/messages'
import { expect, test } from 'vitest'
import type { ListedPool } from './types.ts'
import { earningOf, earningOfListed, earningText } from './unit-earning.ts'

const year = 31_536_000
const day = 86_400

const listed = (change: object) =>
  ({
    ...{ status: 'running', stake: { decimals: 2 }, now: 1_000 },
    pool: { rate: 3n, staked: 200n, startAt: 500, endAt: 1_000 + year },
    ...change,
  }) as unknown as ListedPool

test('a list names what a staked token earns, while there are any rewards', () => {
  // Two whole tokens share three base units a second.
  expect(earningOfListed(listed({}))).toEqual({
    ...{ part: 100n, reward: (3n * 31_536_000n) / 2n, isYear: true },
  })
  expect(earningOfListed(listed({ status: 'closed' }))?.reward).toBe(47_304_000n)
  expect(earningOfListed(listed({ status: 'coming' }))).toBeUndefined()
  expect(earningOfListed(listed({ status: 'ended' }))).toBeUndefined()
  expect(earningOfListed(listed({ stake: undefined }))).toBeUndefined()
})

test('a pool of two days earns nobody a year, and its words say until when', () => {
  const pool = { rate: 3n, staked: 200n, startAt: 500, endAt: 1_000 + 2 * day }
  const earning = earningOfListed(listed({ pool }))
  expect(earning).toEqual({ part: 100n, reward: (3n * 172_800n) / 2n, isYear: false })
  const unit = '1\u00a0EDDY'
  expect(earningText({ isYear: false }, unit)).toBe(m.stakelist_unit_rest({ unit }))
  expect(earningText({ isYear: true }, unit)).toBe(m.stakelist_unit_year({ unit }))
})

test('before the start what counts is the start', () => {
  const pool = { rate: 3n, staked: 200n, startAt: 1_000, endAt: 1_000 + 2 * day }
  expect(earningOf(pool, 2, 0)?.reward).toBe(earningOf(pool, 2, 1_000)?.reward)
})
