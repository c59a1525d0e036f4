// @vitest-environment happy-dom
import { m } from '@slipway/messages'
import { cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { renderWithTheme } from '../../test/render-with-theme.tsx'
import { activeChain } from '../core/active-chain.ts'
import { TransactionRow } from './transaction-row.tsx'
import { type TransactionRecord, useTransactionStore } from './transaction-store.ts'

const site = vi.hoisted(() => ({ relays: [] as object[] }))
vi.mock('../core/runtime-config.ts', async (original) => ({
  ...(await original<object>()),
  runtimeConfig: { development: true, chains: [], links: {}, relays: site.relays },
}))
vi.mock('../core/app-link.tsx', () => ({ AppLink: () => null }))

const account = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
const record: TransactionRecord = {
  label: { kind: 'token_burn', subject: 'HBR', contract: null },
  state: {
    ...{ version: 1, id: 'one', name: 'token-burn', chainId: activeChain.chainId, account },
    ...{ input: {}, createdAt: 0, status: 'proposed', stepIndex: 0, steps: [{ id: 'burn' }] },
    proposal: { id: `0x${'0c'.repeat(32)}`, required: 2 },
  },
}

afterEach(() => {
  cleanup()
  site.relays.length = 0
  useTransactionStore.setState({ records: [] })
})

const button = (name: string) => screen.findByRole('button', { name })
const kept = () => useTransactionStore.getState().records.length

test('what waits for signers is let go only after it was said that they can still execute it', async () => {
  useTransactionStore.setState({ records: [record] })
  renderWithTheme(<TransactionRow record={record} chain={activeChain} />)
  fireEvent.click(await button(m.transaction_unfollow()))
  expect(kept()).toBe(1)
  await screen.findByText(m.transaction_unfollow_text())
  fireEvent.click(await button(m.shell_cancel()))
  expect(kept()).toBe(1)
  fireEvent.click(await button(m.transaction_unfollow()))
  await screen.findByText(m.transaction_unfollow_text())
  fireEvent.click(await button(m.transaction_unfollow_confirm()))
  expect(kept()).toBe(0)
})

test('what a private relay may hold can be let go, any other transaction that waits cannot', async () => {
  const { proposal: _proposal, ...rest } = record.state
  const hash = `0x${'0d'.repeat(32)}` as const
  const state = { ...rest, status: 'pending', steps: [{ id: 'burn', hash }] } as const
  const pending = { ...record, state }
  useTransactionStore.setState({ records: [pending] })
  renderWithTheme(<TransactionRow record={pending} chain={activeChain} />)
  expect(screen.queryByRole('button', { name: m.transaction_unfollow() })).toBeNull()
  cleanup()
  site.relays.push({ chainId: activeChain.chainId, name: 'Relay', url: 'https://relay.test' })
  renderWithTheme(<TransactionRow record={pending} chain={activeChain} />)
  fireEvent.click(await button(m.transaction_unfollow()))
  await screen.findByText(m.transaction_unfollow_relayed())
  fireEvent.click(await button(m.transaction_unfollow_confirm()))
  expect(kept()).toBe(0)
})

test('what a contract refused is said in the units of its plan', () => {
  const { proposal: _proposal, ...rest } = record.state
  const failure = { kind: 'contract', name: 'Presale_BelowMin', args: { min: 2_500_000n } } as const
  const units = { currency: { symbol: 'USDX', decimals: 6 } }
  const refused = {
    label: { ...record.label, units },
    state: { ...rest, status: 'failed', failure },
  } as TransactionRecord
  renderWithTheme(<TransactionRow record={refused} chain={activeChain} />)
  screen.getByText(m.error_Presale_BelowMin({ min: '2.5 USDX' }))
})
