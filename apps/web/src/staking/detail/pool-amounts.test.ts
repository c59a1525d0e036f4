import { expect, test } from 'vitest'
import { makePool } from '../test/pool-fixture.ts'
import { poolAmounts } from './pool-amounts.ts'

test('a small reward per second is not cut to something else', () => {
  // A thousand tokens over thirty days.
  const { glance } = poolAmounts(makePool())
  expect(glance.reward(385_802_469_135_802n)).toMatch(/^0\.0003858\u00a0/)
  expect(glance.reward(12_345_678_900_000_000_000n)).toMatch(/^12\.3456\u00a0/)
})
