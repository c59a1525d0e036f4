// @vitest-environment happy-dom
import { m } from '@slipway/messages'
import type { FlowState, FlowStatus } from '@slipway/sdk/flow/types'
import type { SignRequest } from '@slipway/sdk/signing/sign-request'
import { cleanup, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { renderWithTheme } from '../../test/render-with-theme.tsx'
import { activeChain } from '../core/active-chain.ts'
import { useTransactionStore } from '../transaction/transaction-store.ts'
import SignBody from './sign-body.tsx'

const account = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
vi.mock('wagmi', () => ({ useConnection: () => ({ address: account }) }))
vi.mock('../transaction/use-chain-now.ts', () => ({ useChainNow: () => 1_000 }))
vi.mock('../transaction/use-review.tsx', () => ({ useReview: () => ({ dialog: null }) }))
vi.mock('./request-reads.ts', () => ({
  useCreatedTokens: () => [],
  useForecast: () => ({ data: { state: 'done', changes: [], rights: [], events: [] } }),
}))

const request: SignRequest = {
  chainId: activeChain.chainId,
  account,
  calls: [{ to: account, data: '0x', valueWei: 5n }],
  purpose: 'Pay',
  expiresAt: 1_500,
}

/** Keeps a request as signed before, as it stands after a reload. */
function keep(
  status: FlowStatus,
  input: SignRequest = request,
  change: Partial<FlowState> = {},
): void {
  const state: FlowState = {
    version: 1,
    ...{ id: 'one', name: 'sign-prepared', chainId: request.chainId, account, input },
    ...{ createdAt: 0, status, stepIndex: 0, steps: [{ id: 'prepared-0' }] },
    ...(status === 'proposed' && { proposal: { id: `0x${'0c'.repeat(32)}`, required: 2 } }),
    ...change,
  }
  const label = { kind: 'sign_prepared', subject: 'Pay', contract: null } as const
  useTransactionStore.setState({ records: [{ state, label }] })
}

const show = () => renderWithTheme(<SignBody id="code" request={request} />)
const button = () => screen.queryByRole('button', { name: m.signing_sign() })

afterEach(() => {
  cleanup()
  useTransactionStore.setState({ records: [] })
})

test('a request that waits for its signers says so, and cannot be proposed once more', () => {
  keep('proposed', { ...request, account: account.toLowerCase() as typeof account })
  show()
  expect(screen.getByText(m.transaction_underway())).toBeDefined()
  expect(
    screen.getByText(new RegExp(m.transaction_status_proposed_open({ required: 2 }))),
  ).toBeDefined()
  expect(button()).toBeNull()
})

test.each(['rejected', 'failed', 'replaced', 'review'] as const)(
  'one that ended %s can be signed',
  (status) => {
    keep(status)
    show()
    expect(screen.queryByText(m.transaction_underway())).toBeNull()
    expect(button()).not.toBeNull()
  },
)

const proven = { steps: [{ id: 'prepared-0', result: {} }] }

test.each<[FlowStatus, Partial<FlowState>]>([
  ['indexed', proven],
  ['mined', { ...proven, indexLate: true }],
])('one that is done, as %s, is not offered once more after a reload', (status, change) => {
  keep(status, request, change)
  show()
  expect(screen.getByText(m.signing_done_title())).toBeDefined()
  expect(button()).toBeNull()
})

test('one of which a part is missing is not called done', () => {
  const steps = [...proven.steps, { id: 'prepared-1' }]
  keep('rejected', request, { steps })
  show()
  expect(screen.queryByText(m.signing_done_title())).toBeNull()
  expect(button()).not.toBeNull()
})

test('another request of the same purpose stands in no way', () => {
  keep('pending', { ...request, expiresAt: 1_501 })
  show()
  expect(button()).not.toBeNull()
})
