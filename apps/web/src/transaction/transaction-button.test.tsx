// @vitest-environment happy-dom
import { act, cleanup, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { renderWithTheme } from '../../test/render-with-theme.tsx'
import { activeChain } from '../core/active-chain.ts'
import { TransactionButton } from './transaction-button.tsx'
import { type TransactionRecord, useTransactionStore } from './transaction-store.ts'

const account = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
const page = vi.hoisted(() => ({ open: vi.fn(), isLoaded: false }))
vi.mock('wagmi', () => ({ useConnection: () => ({ address: account }) }))
vi.mock('./transaction-keeper.tsx', () => ({ default: () => <p>Followed</p> }))
vi.mock('../core/use-opened-part.ts', async () => {
  const { useCallback, useState } = await import('react')
  return {
    useOpenedPart: () => {
      const [opened, setOpened] = useState<true>()
      const open = useCallback(async () => {
        page.open()
        if (page.isLoaded) setOpened(true)
      }, [])
      return { opened, open, close: () => setOpened(undefined) }
    },
  }
})

const record: TransactionRecord = {
  label: { kind: 'token_burn', subject: 'HBR', contract: null },
  state: {
    ...{ version: 1, id: 'one', name: 'token-burn', chainId: activeChain.chainId, account },
    ...{ input: {}, createdAt: 0, status: 'pending', stepIndex: 0 },
    steps: [{ id: 'burn', hash: `0x${'0d'.repeat(32)}` }],
  },
}

let visibility: DocumentVisibilityState

beforeEach(() => {
  visibility = 'visible'
  page.isLoaded = false
  page.open.mockReset()
  vi.spyOn(document, 'visibilityState', 'get').mockImplementation(() => visibility)
})

afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
  useTransactionStore.setState({ records: [] })
})

const show = () => document.dispatchEvent(new Event('visibilitychange'))
const reach = () => window.dispatchEvent(new Event('online'))

test.each([
  ['is seen again', show],
  ['has a network again', reach],
])(
  'what follows transactions and did not load is tried again when the page %s',
  async (_when, come) => {
    useTransactionStore.setState({ records: [record] })
    renderWithTheme(<TransactionButton />)
    expect(page.open).toHaveBeenCalledOnce()
    await act(async () => come())
    expect(page.open).toHaveBeenCalledTimes(2)
    page.isLoaded = true
    await act(async () => come())
    await screen.findByText('Followed')
    await act(async () => come())
    expect(page.open).toHaveBeenCalledTimes(3)
  },
)

test('nothing is tried for a page that is put aside, nor where nothing is under way', async () => {
  useTransactionStore.setState({ records: [record] })
  renderWithTheme(<TransactionButton />)
  visibility = 'hidden'
  await act(async () => show())
  expect(page.open).toHaveBeenCalledOnce()
  visibility = 'visible'
  await act(async () => useTransactionStore.setState({ records: [] }))
  await act(async () => show())
  expect(page.open).toHaveBeenCalledOnce()
})
