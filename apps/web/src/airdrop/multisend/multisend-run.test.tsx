// @vitest-environment happy-dom
import { m } from '@slipway/messages'
import type { MultisendPlan } from '@slipway/sdk/airdrop/multisend/plan-multisend'
import type { FlowState } from '@slipway/sdk/flow/types'
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { zeroAddress } from 'viem'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { renderWithTheme } from '../../../test/render-with-theme.tsx'
import { useTransactionStore } from '../../transaction/transaction-store.ts'
import { MultisendRun } from './multisend-run.tsx'

const parts = vi.hoisted(() => ({
  sendNext: vi.fn(),
  batchPlan: vi.fn(),
  open: vi.fn(),
  confirm: (_state: unknown): void => undefined,
}))
vi.mock('wagmi', () => ({ useConfig: () => ({}) }))
vi.mock('../../core/read-client.ts', () => ({
  readClient: { chain: { id: 31_337 }, getTransactionCount: async () => 1 },
}))
vi.mock('../../transaction/create-flow-ports.ts', () => ({ createFlowPorts: () => ({}) }))
vi.mock('../../transaction/use-review.tsx', () => ({
  useReview: (onDone: (state: unknown) => void) => {
    parts.confirm = onDone
    return { open: parts.open, dialog: null }
  },
}))
vi.mock('@slipway/sdk/airdrop/multisend/evm/is-plan-current', () => ({
  isPlanCurrent: async () => true,
}))
vi.mock('./send-next.ts', () => ({ sendNext: parts.sendNext, isBatchSent: async () => false }))
vi.mock('./batch-plan.ts', () => ({ batchPlan: parts.batchPlan }))

const unit = { kind: 'native', symbol: 'BNB', decimals: 18 } as const
const batch = (number: number, isSent = false) => ({
  ...{ number, from: number, count: 1, isSent, sum: 1n, recipients: 1, gas: isSent ? 0n : 1n },
})
const planOf = (sent: number, change: object = {}): MultisendPlan =>
  ({
    ...{ asset: { kind: 'native' }, account: zeroAddress, multisend: zeroAddress },
    ...{ listId: 1n, listHash: '0x', leftOut: new Set(), failures: [], gas: 1n, gasWei: 1n },
    ...{ list: { lines: [1, 2, 3], count: 3 }, rights: { opens: 0n, closes: 0n } },
    ...{ isBegun: sent > 0, isTried: true, isDirect: false, sumLeft: 3n },
    batches: [0, 1, 2].map((number) => batch(number, number < sent)),
    ...change,
  }) as unknown as MultisendPlan

function show(plan: MultisendPlan) {
  const nothing = () => undefined
  const told = { onSent: nothing, onLeaveOut: nothing, onEdit: nothing, onStale: nothing }
  renderWithTheme(<MultisendRun {...{ plan, unit, issues: [], onAgain: nothing }} {...told} />)
}
const press = (name: string) =>
  act(async () => fireEvent.click(screen.getByRole('button', { name })))
/** The review of the first batch, signed and proven. */
const reviewed = () => act(async () => parts.confirm({ input: { number: 0 } }))

beforeEach(() => {
  parts.sendNext.mockReset()
  parts.batchPlan.mockReset().mockResolvedValue({})
  parts.open.mockReset()
  useTransactionStore.setState({ records: [] })
})
afterEach(cleanup)

test('a list whose review could not be prepared is reviewed before anything of it is sent', async () => {
  parts.batchPlan.mockRejectedValueOnce(new Error('the node is away'))
  show(planOf(0))
  await press(m.multisend_start())
  expect(parts.open).not.toHaveBeenCalled()
  await press(m.multisend_start())
  await waitFor(() => expect(parts.open).toHaveBeenCalled())
  expect(parts.sendNext).not.toHaveBeenCalled()
})

test('after a batch that stopped in the middle, the rest of a reviewed list goes on', async () => {
  const failure = { kind: 'rejected', name: 'Wallet_Rejected', args: {} }
  parts.sendNext.mockResolvedValueOnce({ kind: 'stopped', failure })
  show(planOf(0))
  await press(m.multisend_start())
  await reviewed()
  // The first batch is out, whatever becomes of the second.
  const said = await screen.findByRole('alert')
  expect(said.textContent).toBe(m.multisend_stopped_rejected({ batch: 2 }))
  parts.sendNext.mockResolvedValue({ kind: 'sent' })
  await press(m.multisend_go_on())
  await screen.findByText(m.multisend_done())
  expect(parts.open).toHaveBeenCalledTimes(1)
})

test('a pause that was asked for is seen before it comes', async () => {
  parts.sendNext.mockReturnValue(new Promise(() => undefined))
  show(planOf(0))
  await press(m.multisend_start())
  await reviewed()
  await press(m.multisend_pause())
  const button = screen.getByRole<HTMLButtonElement>('button', { name: m.multisend_pausing() })
  expect(button.disabled).toBe(true)
})

test('what was simulated is said, and only where it was', () => {
  const text = (chain: string) => m.multisend_cost_text({ chain })
  show(planOf(0))
  expect(screen.queryByText((one) => one.startsWith(text('').slice(0, 30)))).not.toBeNull()
  cleanup()
  show(planOf(0, { isTried: false }))
  expect(screen.queryByText((one) => one.startsWith(text('').slice(0, 30)))).toBeNull()
})

test('a list that is out is not said to continue', () => {
  const begun = (sent: string) => m.multisend_begun({ sent, all: '3' })
  show(planOf(1))
  screen.getByText(begun('1'))
  cleanup()
  show(planOf(3))
  screen.getByText(m.multisend_done())
  expect(screen.queryByText(begun('3'))).toBeNull()
})

test('a price per transfer is said only while some are left', () => {
  const [, words = ''] = m.multisend_cost_each({ amount: '|' }).split('|')
  const price = () => screen.queryByText((text) => text.endsWith(words))
  show(planOf(1))
  expect(price()).not.toBeNull()
  cleanup()
  show(planOf(3))
  screen.getByText(m.multisend_cost_fee())
  expect(price()).toBeNull()
})

test('batches that went out elsewhere are named: who was left out of them is not known here', () => {
  show(planOf(1))
  screen.getByText(m.multisend_elsewhere({ count: '1' }))
  cleanup()
  show(planOf(0))
  expect(screen.queryByText(m.multisend_elsewhere({ count: '0' }))).toBeNull()
})

test('a batch that is in no block yet is not said to wait for its turn', () => {
  const state = {
    ...{ id: 'one', name: 'multisend-batch', account: zeroAddress, status: 'pending' },
    ...{ input: { listId: 1n, number: 0 }, steps: [{ id: 'send', hash: '0x1' }], stepIndex: 0 },
  } as unknown as FlowState
  const label = { kind: 'multisend_batch', subject: '1', contract: null } as const
  useTransactionStore.setState({ records: [{ state, label }] })
  show(planOf(0))
  screen.getByText(m.multisend_underway({ batch: 1 }))
  screen.getByText(m.multisend_state_sending())
  expect(screen.getAllByText(m.multisend_state_waiting())).toHaveLength(2)
})

test('a batch that the wallet still asks about is not said to be sent', async () => {
  parts.sendNext.mockReturnValue(new Promise(() => undefined))
  show(planOf(0))
  await press(m.multisend_start())
  await reviewed()
  screen.getByText(m.transaction_status_signing())
  expect(screen.queryByText(m.multisend_state_sending())).toBeNull()
  const signed = {
    ...{ id: 'two', name: 'multisend-batch', account: zeroAddress, status: 'pending' },
    ...{ input: { listId: 1n, number: 1 }, steps: [{ id: 'send', hash: '0x2' }], stepIndex: 0 },
  } as unknown as FlowState
  const label = { kind: 'multisend_batch', subject: '1', contract: null } as const
  act(() => useTransactionStore.setState({ records: [{ state: signed, label }] }))
  screen.getByText(m.multisend_state_sending())
  expect(screen.queryByText(m.transaction_status_signing())).toBeNull()
})
