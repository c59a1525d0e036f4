import type { LockToken } from '@slipway/sdk/solana/lock/get-lock-token'
import { expect, test } from 'vitest'
import { amountOf, lockedOf } from './lock-texts.ts'

test('what can be withdrawn is not said to be locked', () => {
  const token = { symbol: 'EBBE', decimals: 6 } as LockToken
  expect(lockedOf(token, { amount: 5_000_000n, free: 2_000_000n })).toBe(
    amountOf(token, 3_000_000n),
  )
  expect(lockedOf(token, { amount: 5_000_000n, free: 5_000_000n })).toBe(amountOf(token, 0n))
})
