import { m } from '@slipway/messages'
import { expect, test } from 'vitest'
import { heldAmountRule } from './held-amount-rule.ts'

const keel = { symbol: 'KEEL', decimals: 2 }

test('an amount is at most what the wallet holds', () => {
  expect(heldAmountRule(150n, keel)).toBe(m.token_held_amount_rule({ max: '1.5\u00a0KEEL' }))
})

test('a wallet that holds none is told so, and not that an amount above zero is at most zero', () => {
  expect(heldAmountRule(0n, keel)).toBe(m.token_held_none({ symbol: 'KEEL' }))
})
