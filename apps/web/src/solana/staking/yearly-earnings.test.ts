import { expect, test } from 'vitest'
import type { ListedPool } from './types.ts'
import { yearlyOfOne } from './yearly-earnings.ts'

const yearly = (change: object) =>
  yearlyOfOne({
    ...{ status: 'running', stake: { decimals: 2 }, pool: { rate: 3n, staked: 200n } },
    ...change,
  } as ListedPool)

test('a staked token earns its part of a year’s rewards, while there are any', () => {
  // Two whole tokens share three base units a second.
  expect(yearly({})).toBe((3n * 31_536_000n) / 2n)
  expect(yearly({ status: 'closed' })).toBe(47_304_000n)
  expect(yearly({ status: 'coming' })).toBeUndefined()
  expect(yearly({ status: 'ended' })).toBeUndefined()
  expect(yearly({ pool: { rate: 3n, staked: 0n } })).toBeUndefined()
  expect(yearly({ stake: undefined })).toBeUndefined()
})
