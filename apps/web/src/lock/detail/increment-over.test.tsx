// @vitest-environment happy-dom
import { m } from '@slipway/messages'
import { cleanup } from '@testing-library/react'
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

test.each([
  ['before its end', now + 1, whileLocked],
  ['from its end on', now, onceOver],
])(
  'what is added to a lock is said to be kept as long as it is: %s',
  async (_when, unlockAt, said) => {
    const view = makeLockView({ unlockAt })
    renderWithTheme(<IncrementForm act={act} view={view} account={lockOwner} />)
    expect(document.body.textContent).toContain(said.form)
    const { review } = await incrementPlan(view, lockOwner, 5n)
    expect(review.gets[0]?.label).toBe(said.gets)
    expect(review.permanent).toEqual([said.permanent])
  },
)
