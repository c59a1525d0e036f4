import { m } from '@slipway/messages/features/cli'
import { expect, test } from 'vitest'
import { raisedLabel } from './raised-label.ts'

test('what a canceled presale still has is not told as raised', () => {
  expect(raisedLabel('canceled')).toBe(m.cli_row_not_refunded())
  expect(raisedLabel('finished')).toBe(m.cli_row_raised())
})
