// @vitest-environment happy-dom
import { m } from '@slipway/messages'
import type { FlowState } from '@slipway/sdk/flow/types'
import { dismissNotice, noticeList } from '@slipway/ui/notices'
import { afterEach, expect, test } from 'vitest'
import { activeChain } from '../core/active-chain.ts'
import { announceTransaction } from './announce-transaction.ts'
import { useTransactionStore } from './transaction-store.ts'

const hash = `0x${'1'.repeat(64)}` as const
const pending = {
  version: 1,
  ...{ id: 'launch', name: 'token-launch', chainId: activeChain.chainId },
  ...{ account: '0x70997970C51812dc3A010C7d01b50e0d17dc79C8', input: {}, createdAt: 0 },
  ...{ status: 'pending', stepIndex: 0 },
  steps: [{ id: 'set-launcher', hash }, { id: 'approve-0' }, { id: 'launch' }],
} as const satisfies FlowState
const title = m.transaction_title_token_launch({ subject: 'HRB' })

/** The flow with so many steps in a block. */
const minedUpTo = (count: number): FlowState => ({
  ...pending,
  status: 'mined',
  stepIndex: count - 1,
  steps: pending.steps.map((step, index) => (index < count ? { ...step, hash, result: {} } : step)),
})

async function announced(next: FlowState, previous: FlowState = pending) {
  useTransactionStore.setState({
    records: [{ state: next, label: { kind: 'token_launch', subject: 'HRB', contract: null } }],
  })
  await announceTransaction(previous, next)
  return noticeList().map(({ tone, title }) => ({ tone, title }))
}

afterEach(() => {
  for (const { id } of noticeList()) dismissNotice(id)
  useTransactionStore.setState({ records: [] })
})

test.each([1, 2])(
  'step %i of three in a block is told as that step, not as what was wanted',
  async (step) => {
    expect(await announced(minedUpTo(step))).toEqual([
      { tone: 'info', title: m.transaction_toast_step({ title, step, count: 3 }) },
    ])
  },
)

test('a transaction is told as done once all of it is in a block', async () => {
  expect(await announced(minedUpTo(3))).toEqual([
    { tone: 'good', title: m.transaction_toast_mined({ title }) },
  ])
})

test('nothing is told twice, and nothing of what was never sent', async () => {
  expect(await announced(minedUpTo(3), minedUpTo(2))).toEqual([])
  const unsent = pending.steps.map(({ id }) => ({ id }))
  expect(await announced({ ...pending, status: 'failed', steps: unsent })).toEqual([])
})
