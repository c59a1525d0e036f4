import { m } from '@slipway/messages'
import { expect, test } from 'vitest'
import { labelOf } from './label-of.ts'
import type { ReviewLine, ShownPlan } from './shown-plan.ts'
import { transactionTitle } from './transaction-kind.ts'

const line = (value: string): ReviewLine => ({ label: 'One', value })
const plan = (pays: readonly ReviewLine[], gets: readonly ReviewLine[] = []) =>
  ({
    label: { kind: 'presale_contribute', subject: 'Harbour', contract: null },
    review: { title: '', pays, gets, facts: [], permanent: [], confirmLabel: '' },
  }) satisfies Partial<ShownPlan>

test.each([
  ['what is paid', plan([line('1.5 ETH')], [line('1,500 HBR')]), '1.5 ETH'],
  ['everything that is paid', plan([line('1,000 HBR'), line('0.02 ETH')]), '1,000 HBR + 0.02 ETH'],
  ['what comes where nothing is paid', plan([], [line('≈ 20 HBR')]), '≈ 20 HBR'],
  [
    'no estimate that moves',
    plan([line('10 HBR')], [{ ...line('0.1 RWD'), isMoving: true }]),
    '10 HBR',
  ],
  ['nothing that moves alone', plan([], [{ ...line('0.1 RWD'), isMoving: true }]), undefined],
  [
    'no bound, and nothing that stands afterwards',
    plan([], [line('10 HBR'), { ...line('990 HBR'), isUnnamed: true }]),
    '10 HBR',
  ],
  ['no count in words', plan([], [{ ...line('2 wallets'), isUnnamed: true }]), undefined],
  ['no date', plan([], [line('2027年5月1日 12:00')]), undefined],
  ['no rate', plan([], [line('3% + 5%')]), undefined],
  ['no number of a thing', plan([line('#12')]), undefined],
  ['no words', plan([], [line('Nobody can mint again')]), undefined],
  [
    'no address',
    plan([], [{ ...line('0xAb'), address: '0x00000000000000000000000000000000000000Ab' }]),
    undefined,
  ],
] as const)('a transaction is named with %s', (_what, given, amount) => {
  expect(labelOf(given).amount).toBe(amount)
})

test('the units of its refusals stay with it, with an amount and without', () => {
  const units = { currency: { symbol: 'USDX', decimals: 6 } }
  expect(labelOf({ ...plan([line('1.5 ETH')]), units }).units).toEqual(units)
  expect(labelOf({ ...plan([]), units }).units).toEqual(units)
  expect(labelOf(plan([])).units).toBeUndefined()
})

test('its title says the amount with the subject', () => {
  const title = m.transaction_title_presale_contribute({ subject: 'Harbour' })
  expect(transactionTitle(labelOf(plan([line('1.5 ETH')])))).toBe(`${title}: 1.5 ETH`)
  expect(transactionTitle(labelOf(plan([])))).toBe(title)
})
