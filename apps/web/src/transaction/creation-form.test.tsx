// @vitest-environment happy-dom
import { m } from '@slipway/messages'
import type { FlowState } from '@slipway/sdk/flow/types'
import { cleanup, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { renderWithTheme } from '../../test/render-with-theme.tsx'
import { activeChain } from '../core/active-chain.ts'
import { FormEnd } from '../form/form-end.tsx'
import { CreationForm } from './creation-form.tsx'
import { TransactionButton } from './transaction-button.tsx'
import { useTransactionStore } from './transaction-store.ts'

const account = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
vi.mock('wagmi', () => ({ useConnection: () => ({ address: account }) }))
vi.mock('./transaction-keeper.tsx', () => ({ default: () => null }))

const stateOf = (change: Partial<FlowState>): FlowState => ({
  version: 1,
  id: 'one',
  name: 'token-create',
  chainId: activeChain.chainId,
  account,
  input: {},
  createdAt: 0,
  status: 'pending',
  stepIndex: 0,
  steps: [{ id: 'deploy' }],
  ...change,
})

const interrupted = stateOf({ status: 'review', interrupted: true })
const proposed = stateOf({
  status: 'proposed',
  proposal: { id: '0x01', confirmations: 1, required: 2 },
})

afterEach(() => {
  cleanup()
  useTransactionStore.setState({ records: [] })
})

const end = {
  ...{ cost: null, isChecking: false, onStartOver: () => undefined },
  ...{ clear: 'Start over', submit: 'Review', checking: 'Checking' },
}

function show(state?: FlowState) {
  const creation = state && { state, title: 'HBR is being created', text: 'It goes on.' }
  renderWithTheme(
    <CreationForm creation={creation}>
      <FormEnd {...end} />
    </CreationForm>,
  )
}

const saidOf = async (state: FlowState) => {
  show(state)
  return (await screen.findByRole('status')).textContent
}
const canReview = () => !screen.getByRole<HTMLButtonElement>('button', { name: 'Review' }).disabled

test.each(['pending', 'mined'] as const)('what is %s is being created', async (status) => {
  expect(await saidOf(stateOf({ status }))).toContain('HBR is being created')
})

test('a wallet that is asked, or was when the page went away, has created nothing', async () => {
  expect(await saidOf(stateOf({ status: 'awaiting-signature' }))).toContain(
    m.transaction_status_signing(),
  )
  cleanup()
  expect(await saidOf(interrupted)).toContain(m.transaction_note_interrupted())
  expect(screen.queryByText('HBR is being created')).toBeNull()
})

test('what was sent is not reviewed a second time; what nobody has agreed to can be', async () => {
  show()
  expect(canReview()).toBe(true)
  for (const status of ['pending', 'mined'] as const) {
    cleanup()
    show(stateOf({ status }))
    expect(canReview()).toBe(false)
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Start over' }).disabled).toBe(
      false,
    )
  }
  for (const state of [interrupted, proposed, stateOf({ status: 'awaiting-signature' })]) {
    cleanup()
    await saidOf(state)
    expect(canReview()).toBe(true)
  }
})

test('signatures that are missing are counted', async () => {
  expect(await saidOf(proposed)).toContain(
    m.transaction_status_proposed_count({ done: 1, required: 2 }),
  )
  expect(screen.queryByText('HBR is being created')).toBeNull()
})

test.each([
  ['a question that the wallet may still show', interrupted, true],
  ['what waits for signers', proposed, true],
  ['a review that nobody confirmed', stateOf({ status: 'review' }), false],
  ['a rejection', stateOf({ status: 'rejected' }), false],
])('the header counts %s: %o', (_, state, counts) => {
  const label = { kind: 'token_create', subject: 'HBR', contract: null } as const
  useTransactionStore.setState({ records: [{ state, label }] })
  renderWithTheme(<TransactionButton />)
  const name = counts ? m.transaction_button_pending({ count: 1 }) : m.transaction_button()
  screen.getByRole('button', { name })
})
