// @vitest-environment happy-dom
import { m } from '@slipway/messages'
import type { FlowState } from '@slipway/sdk/flow/types'
import { cleanup, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { renderWithTheme } from '../../../test/render-with-theme.tsx'
import { activeChain } from '../../core/active-chain.ts'
import { useTransactionStore } from '../../transaction/transaction-store.ts'
import { CreationsUnderway } from './creations-underway.tsx'

const account = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
const hash = `0x${'11'.repeat(32)}` as const

function keep(change: Partial<FlowState>) {
  const state: FlowState = {
    version: 1,
    id: 'one',
    name: 'token-create',
    chainId: activeChain.chainId,
    account,
    input: {},
    createdAt: 0,
    status: 'pending',
    stepIndex: 0,
    steps: [{ id: 'create' }],
    ...change,
  }
  const label = { kind: 'token_create', subject: 'HBR', contract: null } as const
  useTransactionStore.setState({ records: [{ state, label }] })
}

afterEach(() => {
  cleanup()
  useTransactionStore.setState({ records: [] })
})

const isShown = () => screen.queryByText(m.token_underway({ symbol: 'HBR' })) !== null

test.each<[string, Partial<FlowState>]>([
  ['signed', { steps: [{ id: 'create', hash }] }],
  ['handed over in calls at once', { batchId: 'batch' }],
])('a token whose creation was %s is on its way', (_how, change) => {
  keep(change)
  renderWithTheme(<CreationsUnderway account={account} />)
  expect(isShown()).toBe(true)
})

test('a token whose creation waits for other signers is not being created yet', () => {
  keep({ status: 'proposed', proposal: { id: hash } })
  renderWithTheme(<CreationsUnderway account={account} />)
  expect(isShown()).toBe(false)
  screen.getByText(`HBR · ${m.transaction_status_proposed()}`)
})

test.each<[string, Partial<FlowState>]>([
  ['no wallet took', { status: 'awaiting-signature' }],
  ['the owners rejected', { status: 'rejected', proposal: { id: hash } }],
])('nothing is said of one that %s', (_how, change) => {
  keep(change)
  renderWithTheme(<CreationsUnderway account={account} />)
  expect(isShown()).toBe(false)
})
