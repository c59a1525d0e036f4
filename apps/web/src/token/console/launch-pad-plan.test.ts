import { formatTime, m } from '@slipway/messages'
import { launchLimits } from '@slipway/sdk/token/launch/launch-limits'
import { expect, test } from 'vitest'
import { liquidityText } from './launch-pad-plan.ts'

test('a time alone does not say that liquidity is locked until then', () => {
  const time = formatTime(1_900_000_000n)
  expect(liquidityText(1_900_000_000n)).toBe(m.console_lock_fact({ time }))
  expect(liquidityText(launchLimits.burnLiquidity)).toBe(m.console_lock_burn())
  expect(liquidityText(launchLimits.lockForever)).toBe(m.console_lock_forever())
})
