import { m } from '@slipway/messages'
import { expect, test } from 'vitest'
import { testLockToken } from '../../lock/test/test-lock-token.ts'
import type { PresaleAsset } from './presale-asset.ts'
import { emptyPresaleForm, type PresaleFormValues } from './presale-form-values.ts'
import { errorsOf, judge, listProblems } from './presale-judge.ts'
import { presaleLines } from './presale-lines.ts'

const token = testLockToken({ isTaxed: true, transferFeeBps: 500, transferFeeMax: 10n ** 18n })
const { mint } = token
const asset: PresaleAsset = {
  ...{ token, isReading: false, problem: undefined, held: 105_264n },
  now: Date.UTC(2026, 0, 1) / 1_000,
}
const values: PresaleFormValues = {
  ...emptyPresaleForm,
  ...{ mint, tokens: '1000', softCap: '5', hardCap: '10', maxContribution: '2' },
  ...{ startAt: '2026-02-01T12:00', endAt: '2026-02-03T12:00' },
}
const errorsFor = (change: Partial<PresaleFormValues>, known: Partial<PresaleAsset> = {}) => {
  const whole = { ...asset, ...known }
  return errorsOf(judge({ ...values, ...change }, whole), whole)
}

test('a whole form is a presale: times of this zone in seconds, and what the transfer tax keeps back on top', () => {
  const reading = judge(values, asset)
  const startAt = new Date('2026-02-01T12:00').getTime() / 1_000
  expect(reading).toMatchObject({
    ok: true,
    draft: { terms: { startAt, tokens: 100_000n, amount: 105_264n }, entries: [] },
  })
})

test('a wallet that has less than what is taken is told both amounts, one that is not read yet nothing', () => {
  const { tokens } = errorsFor({}, { held: 105_263n })
  expect(tokens).toMatch(/1,052\.64.*1,052\.63/)
  expect(errorsFor({}, { held: undefined })).toEqual({})
  // Beside whatever else is wrong.
  expect(Object.keys(errorsFor({ softCap: '' }, { held: 0n }))).toEqual(['tokens', 'softCap'])
})

test('a token that is refused, or not read yet, is said at its field beside the other faults', () => {
  const refused = { token: undefined, problem: 'Somebody can freeze it.' }
  expect(errorsFor({ hardCap: '' }, refused)).toMatchObject({ mint: 'Somebody can freeze it.' })
  expect(Object.keys(errorsFor({ hardCap: '' }, refused))).toEqual(['mint', 'hardCap'])
  expect(errorsFor({ mint: '' }, { token: undefined }).mint).not.toBe(
    errorsFor({}, { token: undefined }).mint,
  )
})

test('every fault of an empty form has a text of its own, and a place in the form', () => {
  const whitelistMode = 'listedOnly' as const
  const errors = errorsFor({ ...emptyPresaleForm, whitelistMode, tokens: '0' })
  const problems = listProblems(errors)
  expect(problems.map(({ field }) => field)).toEqual([
    ...['tokens', 'softCap', 'hardCap', 'maxContribution', 'startAt', 'endAt', 'tierOne'],
  ])
  for (const { label, text } of problems) {
    expect(label).toBeDefined()
    expect(text).not.toContain('SolanaPresale')
  }
  expect(errorsFor({ softCap: '4' }).softCap).toContain('5')
})

test('faults of inviter rewards are said at their level, and rates are a line of review and preview', () => {
  const rewarded = { inviters: 'rewarded', inviterOne: '5' } as const
  const { inviterTwo } = errorsFor({ ...rewarded, inviterTwo: '0' })
  expect(inviterTwo).toBe('Rewards need one to 3 levels, each above zero.')
  const { inviterOne } = errorsFor({ ...rewarded, inviterTwo: '5.01' })
  expect(inviterOne).toMatch(/10\.01%.*10%/)
  const problems = listProblems(errorsFor({ ...rewarded, inviterOne: '' }))
  expect(problems).toMatchObject([{ field: 'inviterOne', label: 'Level 1' }])
  const reading = judge({ ...values, ...rewarded, inviterTwo: '2.5' }, asset)
  if (!reading.ok) throw new Error('It was refused.')
  const line = { label: m.presale_section_inviters(), value: '5% · 2.5%' }
  expect(presaleLines(reading.draft)).toContainEqual(line)
  const plain = judge(values, asset)
  if (!plain.ok) throw new Error('It was refused.')
  expect(presaleLines(plain.draft).map(({ label }) => label)).not.toContain(line.label)
})
