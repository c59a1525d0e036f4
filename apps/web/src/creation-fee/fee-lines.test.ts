import { m, setLocale } from '@slipway/messages'
import { beforeEach, expect, test } from 'vitest'
import { feeLines } from './fee-lines.ts'
import { nativeAmount } from './native-amount.ts'

const full = 2n * 10n ** 17n

beforeEach(() => setLocale('en-US'))

test('a full fee is what is paid, and nothing is said of a saving', () => {
  expect(feeLines({ feeWei: full, fullFeeWei: full })).toEqual([
    { label: m.vip_fee(), value: nativeAmount(full) },
  ])
})

test('a waived fee stays in the review: nothing to pay, and what that saves', () => {
  const saved = m.vip_fee_review_saved({ full: nativeAmount(full), amount: nativeAmount(full) })
  expect(feeLines({ feeWei: 0n, fullFeeWei: full })).toEqual([
    { label: m.vip_fee(), value: nativeAmount(0n), note: saved },
  ])
})

test('a discount says what it takes off, after what else there is to know', () => {
  const [line] = feeLines(
    { feeWei: full / 2n, fullFeeWei: full },
    { label: 'Opening', note: 'So.' },
  )
  const half = nativeAmount(full / 2n)
  expect(line).toEqual({
    label: 'Opening',
    value: half,
    note: `So. ${m.vip_fee_review_saved({ full: nativeAmount(full), amount: half })}`,
  })
})

test('where nobody pays, there is no line', () => {
  expect(feeLines({ feeWei: 0n, fullFeeWei: 0n })).toEqual([])
})
