import { errorMessage, setLocale } from '@slipway/messages'
import { afterEach, describe, expect, test } from 'vitest'
import { toLocalInput } from '../../form/local-time.ts'
import { emptyPoolForm } from './empty-pool-form.ts'
import type { PoolFormValues } from './pool-form-values.ts'
import { formErrors, readDraft } from './read-draft.ts'

const now = 1_800_000_000
const DAY = 86_400
const staked = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
const reward = '0x90F79bf6EB2c4f870365E785982E1f101E93b906'

const good: PoolFormValues = {
  ...emptyPoolForm,
  stakedToken: staked,
  rewardToken: reward,
  stakedKind: 'token',
  stakedSymbol: 'KEEL',
  rewardSymbol: 'SAIL',
  rewardDecimals: 6,
  budget: 'rate',
  rate: '1.5',
  endTime: toLocalInput(now + 30 * DAY),
  name: 'Keel',
}
const errorsOf = (change: Partial<PoolFormValues>) => {
  const values = { ...good, ...change }
  return formErrors(readDraft(values, staked, now), values)
}

afterEach(() => setLocale('en-US', { reload: false }))

test('a form that is right makes a draft, managed by the connected wallet', () => {
  const { draft, issues } = readDraft(good, staked, now)
  expect(issues).toEqual([])
  expect(draft).toMatchObject({ admin: staked, rewardPerSecond: 1_500_000n, startTime: 0n })
})

test('a date that was chosen has to be filled in', () => {
  expect(Object.keys(errorsOf({ start: 'date' }))).toEqual(['startTime'])
  expect(Object.keys(errorsOf({ deadline: 'date' }))).toEqual(['stakeDeadline'])
})

test('tokens that the chain does not know are no tokens, whatever else is right', () => {
  const values = { ...good, stakedKind: '' } as const
  expect(readDraft(values, staked, now).draft).toBeNull()
  expect(Object.keys(errorsOf({ stakedKind: '', rewardSymbol: '' }))).toEqual([
    'stakedToken',
    'rewardToken',
  ])
})

describe.each(['en-US', 'zh-CN'] as const)('refusals in %s', (locale) => {
  const currency = { symbol: 'SAIL', decimals: 6 }
  test.each<[keyof PoolFormValues, Partial<PoolFormValues>, string, Record<string, bigint>]>([
    ['rewardToken', { rewardToken: staked }, 'PoolFactory_TokensAreSame', {}],
    ['rate', { rate: '0' }, 'PoolFactory_RateOutOfRange', { max: 2_003_133_800_000n }],
    ['endTime', { endTime: toLocalInput(now + 240) }, 'PoolFactory_EndTooEarly', {}],
    ['name', { name: ' ' }, 'Presale_NameEmpty', {}],
    [
      'invitePercent',
      { hasInvites: true, invitePercent: '51' },
      'PoolFactory_RebateTooHigh',
      { max: 5_000n },
    ],
    [
      'limitLength',
      { hasLimit: true, limit: '1', limitLength: '' },
      'PoolFactory_LimitIncomplete',
      {},
    ],
  ])('%s', (field, change, code, args) => {
    setLocale(locale, { reload: false })
    const text = errorsOf(change)[field]
    // Up to the first number, which another test looks at.
    const words = errorMessage(code, args, { locale, currency }).split(/[\d?]/)[0] ?? ''
    expect(words.length).toBeGreaterThan(3)
    expect(text).toContain(words)
  })
})
