// @vitest-environment happy-dom
import { m } from '@slipway/messages'
import { approvalSteps } from '@slipway/sdk/flow/approval-steps'
import { startFlow } from '@slipway/sdk/flow/flow-state'
import type { FlowDefinition, FlowState, FlowStep } from '@slipway/sdk/flow/types'
import { undoFlow } from '@slipway/sdk/flow/undo-flow'
import { cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { renderWithTheme } from '../../test/render-with-theme.tsx'
import { activeChain } from '../core/active-chain.ts'
import { FlowStopped } from './flow-stopped.tsx'
import type { ShownPlan } from './shown-plan.ts'
import { transactionStatus } from './transaction-status.ts'

const token = '0x0000000000000000000000000000000000000001'
const account = '0x0000000000000000000000000000000000000002'

const step = (id: string): FlowStep<unknown> => ({
  id,
  build: () => ({ to: token, data: '0x', valueWei: 0n }),
  verify: () => ({}),
})
const approval = approvalSteps([{ token, spender: account, amount: 5n }])

const definition: FlowDefinition<unknown> = {
  name: 'test',
  batchable: true,
  errorsAbi: [],
  steps: () => [...approval, step('contribute')],
}
const launch: FlowDefinition<unknown> = {
  ...definition,
  steps: () => [step('set-launcher'), ...approval, step('launch')],
}

const plan: ShownPlan = {
  definition,
  input: {},
  permits: [],
  label: { kind: 'token_burn', subject: 'HBR', contract: null },
  review: { title: 'Contribute', pays: [], gets: [], facts: [], permanent: [], confirmLabel: '' },
}

function rejectedAfter(done: number, of = definition): FlowState {
  const start = {
    id: 'one',
    chainId: activeChain.chainId,
    account,
    input: {},
    createdAt: 0,
  } as const
  const state = startFlow(of, start)
  const steps = state.steps.map((step, at) => (at < done ? { ...step, result: {} } : step))
  return { ...state, status: 'rejected', stepIndex: done, steps }
}

const problem = {
  code: 'failure',
  failure: { kind: 'rejected', name: 'Wallet_Rejected', args: {} },
} as const

const onUndo = vi.fn()
const show = (state: FlowState, of = definition) =>
  renderWithTheme(
    <FlowStopped
      plan={{ ...plan, definition: of }}
      state={state}
      problem={problem}
      onRetry={() => {}}
      onClose={() => {}}
      onUndo={onUndo}
    />,
  )

afterEach(() => {
  cleanup()
  onUndo.mockClear()
})

test('where the first transaction was rejected, nothing was sent and nothing is to be undone (P-46)', () => {
  show(rejectedAfter(0))
  expect(screen.getByText(m.transaction_problem_rejected())).toBeTruthy()
  expect(screen.queryByRole('list')).toBeNull()
  expect(screen.queryByRole('button', { name: m.transaction_undo_confirm() })).toBeNull()
})

test('where a later one was rejected, each is named with its state, and the permission can be taken back (P-46)', () => {
  const state = rejectedAfter(1)
  show(state)
  expect(screen.queryByText(m.transaction_problem_rejected())).toBeNull()
  expect(screen.getByText(m.transaction_problem_rejected_partly())).toBeTruthy()
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    m.transaction_step_approve() + m.transaction_progress_mined(),
    `Contribute${m.transaction_step_stopped()}`,
  ])
  expect(screen.getByText(m.transaction_step_permission_stays())).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: m.transaction_undo_confirm() }))
  const undo = onUndo.mock.calls[0]?.[0] as ShownPlan
  expect(undo.definition).toBe(undoFlow)
  expect(undo.review.gets.map(({ address }) => address)).toEqual([token])
})

test('a right that cannot be taken back is named apart from the permission that can', () => {
  show(rejectedAfter(1))
  expect(screen.queryByText(m.transaction_step_launcher_stays())).toBeNull()
  cleanup()
  show(rejectedAfter(2, launch), launch)
  expect(screen.getByText(m.transaction_step_permission_stays())).toBeTruthy()
  expect(screen.getByText(m.transaction_step_launcher_stays())).toBeTruthy()
})

test('the list of transactions says what stays of a flow that was left on its way', () => {
  const noteOf = (done: number) => transactionStatus(rejectedAfter(done), activeChain).note
  expect(noteOf(0)).toBeUndefined()
  expect(noteOf(1)).toBe(m.transaction_note_partly({ done: 1, count: 2 }))
})
