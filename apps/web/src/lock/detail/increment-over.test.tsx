// @vitest-environment happy-dom
import { formatAmount, m } from '@slipway/messages'
import { lockLimits } from '@slipway/sdk/lock/lock-limits'
import { cleanup } from '@testing-library/react'
import { parseEther } from 'viem'
import { afterEach, expect, test, vi } from 'vitest'
import { renderWithTheme } from '../../../test/render-with-theme.tsx'
import type { FormContext } from '../../action/form-context.ts'
import { lockOwner, makeLockView, lockNow as now } from '../test/lock-fixture.ts'
import { IncrementForm } from './increment-form.tsx'
import { incrementPlan } from './lock-plans.ts'

vi.mock('../../core/read-client.ts', () => ({ readClient: { chain: { id: 31_337 } } }))
vi.mock('@slipway/sdk/evm/get-token-facts', () => ({
  getTokenFacts: async () => ({ symbol: 'HBR', decimals: 18, balance: 0n }),
}))
const tried = vi.hoisted(() => ({ arriving: undefined as bigint | undefined, asked: vi.fn() }))
vi.mock('../../action/arriving-line.ts', () => ({
  getArriving: async (sending: unknown) => {
    tried.asked(sending)
    return tried.arriving
  },
}))
vi.mock('@slipway/sdk/lock/flows/prepare-lock-increment', () => ({
  prepareLockIncrement: async () => ({ plan: { steps: [] } }),
}))

afterEach(cleanup)

const act = {
  token: { symbol: 'HBR', decimals: 18 },
  open: () => undefined,
  doneOf: () => null,
  clearDone: () => undefined,
} as unknown as FormContext

const whileLocked = {
  form: m.lock_increment_text(),
  gets: m.lock_increment_gets(),
  permanent: m.lock_increment_permanent(),
}
const onceOver = {
  form: m.lock_increment_text_over(),
  gets: m.lock_increment_gets_over(),
  permanent: m.lock_increment_permanent_over(),
}

const neverOut = {
  form: m.lock_increment_text_forever(),
  gets: m.lock_increment_gets(),
  permanent: m.lock_permanent_forever(),
}
const partlyFree = {
  form: m.lock_increment_text_begun(),
  gets: m.lock_increment_gets(),
  permanent: m.lock_increment_permanent_begun(),
}
/** Ten parts, of which four are released. */
const schedule = { cliffAt: now - 40, firstBps: 0, cycleSeconds: 10, cycleBps: 1_000 }

test.each([
  ['before its end', { unlockAt: now + 1 }, whileLocked],
  ['from its end on', { unlockAt: now }, onceOver],
  ['without an end', { unlockAt: lockLimits.forever, isForever: true }, neverOut],
  ['while it is released', { unlockAt: now + 60, schedule }, partlyFree],
])(
  'what is added to a lock is said to be kept as long as it is: %s',
  async (_when, terms, said) => {
    const view = makeLockView(terms)
    renderWithTheme(<IncrementForm act={act} view={view} account={lockOwner} />)
    expect(document.body.textContent).toContain(said.form)
    const { review } = await incrementPlan(view, lockOwner, 5n)
    expect(review.gets[0]?.label).toBe(said.gets)
    expect(review.permanent).toEqual([said.permanent])
  },
)

test('the owner can take what was released of an addition at once, and the review says how much', async () => {
  const view = makeLockView({ unlockAt: now + 60, schedule })
  const { review } = await incrementPlan(view, lockOwner, parseEther('500'))
  const freed = review.facts?.find(({ label }) => label === m.lock_increment_freed())
  expect(freed?.value).toBe(formatAmount(parseEther('200'), 18, { symbol: 'HBR' }))
  expect(review.gets[0]?.value).toBe(formatAmount(parseEther('900'), 18, { symbol: 'HBR' }))
  const kept = await incrementPlan(makeLockView(), lockOwner, 5n)
  expect(kept.review.facts?.map(({ label }) => label)).not.toContain(m.lock_increment_freed())
})

test('of a token that keeps a part, what arrives is added', async () => {
  const view = makeLockView({ unlockAt: now + 1 })
  const { record } = view
  tried.arriving = parseEther('90')
  const { gets } = (await incrementPlan(view, lockOwner, parseEther('100'))).review
  tried.arriving = undefined
  const text = (units: bigint) => formatAmount(units, 18, { symbol: 'HBR' })
  expect(gets.slice(0, 2)).toMatchObject([
    {
      label: m.lock_increment_arrives(),
      value: text(parseEther('90')),
      note: m.transaction_review_arriving({ amount: text(parseEther('100')) }),
    },
    { label: m.lock_increment_gets(), value: text(record.amount + parseEther('90')) },
  ])
  expect(tried.asked.mock.lastCall?.[0]).toMatchObject({ receiver: record.locker })
})
