// @vitest-environment happy-dom
import { m } from '@slipway/messages'
import { cleanup, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { renderWithTheme } from '../../test/render-with-theme.tsx'
import { activeChain } from '../core/active-chain.ts'
import { useTransactionStore } from './transaction-store.ts'
import { UnderwayNotice } from './underway-notice.tsx'

const account = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
const presale = '0xABCDEF0000000000000000000000000000000005'
vi.mock('wagmi', () => ({ useConnection: () => ({ address: account }) }))

const act = { kind: 'presale_contribute', contract: presale } as const

type Status = 'pending' | 'mined' | 'indexed' | 'dropped' | 'review'

function keep(
  status: Status,
  contract: `0x${string}` = presale,
  results: readonly Record<string, never>[] = [],
  input: object = {},
) {
  const state = {
    version: 1,
    id: 'one',
    name: 'presale-contribute',
    chainId: activeChain.chainId,
    account,
    input,
    createdAt: 0,
    status,
    ...(status === 'review' && { interrupted: true }),
    stepIndex: 0,
    steps: [
      { id: 'contribute', ...(results[0] && { result: results[0] }) },
      { id: 'second', ...(results[1] && { result: results[1] }) },
    ],
  } as const
  useTransactionStore.setState({
    records: [
      { state, label: { kind: act.kind, subject: 'Harbour', contract, amount: '1.5 ETH' } },
    ],
  })
}

afterEach(() => {
  cleanup()
  useTransactionStore.setState({ records: [] })
})

const isShown = () => screen.queryByText(m.transaction_underway()) !== null

test('what was sent before a reload is said to be on its way, until it has ended', () => {
  keep('pending', presale.toLowerCase() as `0x${string}`)
  renderWithTheme(<UnderwayNotice act={act} />)
  expect(isShown()).toBe(true)
  expect(screen.getByRole('status').textContent).toContain(m.transaction_status_pending())
})

test.each(['indexed', 'dropped'] as const)('nothing is said of one that is %s', (status) => {
  keep(status)
  renderWithTheme(<UnderwayNotice act={act} />)
  expect(isShown()).toBe(false)
})

test('nothing is said of another presale, or of a run that is taken up itself', () => {
  keep('pending', account)
  renderWithTheme(<UnderwayNotice act={act} />)
  keep('pending')
  renderWithTheme(<UnderwayNotice act={act} own="one" />)
  cleanup()
  renderWithTheme(<UnderwayNotice act={act} own="one" />)
  expect(isShown()).toBe(false)
})

test('nothing is said of another subject, or of another amount', () => {
  keep('pending')
  renderWithTheme(<UnderwayNotice act={{ ...act, subject: 'Harbour', amount: '1.5 ETH' }} />)
  expect(isShown()).toBe(true)
  cleanup()
  renderWithTheme(<UnderwayNotice act={{ ...act, subject: 'Lighthouse' }} />)
  expect(isShown()).toBe(false)
  cleanup()
  renderWithTheme(<UnderwayNotice act={{ ...act, subject: 'Harbour', amount: '2 ETH' }} />)
  expect(isShown()).toBe(false)
})

test('nothing is said of an act for another receiver', () => {
  keep('pending', presale, [], { owner: account, amount: 5n, least: 4n })
  renderWithTheme(<UnderwayNotice act={{ ...act, input: { owner: account, amount: 5n } }} />)
  expect(isShown()).toBe(true)
  cleanup()
  renderWithTheme(<UnderwayNotice act={{ ...act, input: { owner: presale, amount: 5n } }} />)
  expect(isShown()).toBe(false)
})

test('what is in a block is done, though the index lags; a first step of two is not', () => {
  keep('mined', presale, [{}])
  renderWithTheme(<UnderwayNotice act={act} />)
  expect(isShown()).toBe(true)
  cleanup()
  keep('mined', presale, [{}, {}])
  renderWithTheme(<UnderwayNotice act={act} />)
  expect(isShown()).toBe(false)
})

test('a question that an earlier page left in the wallet is told, and that it is to be rejected there', () => {
  keep('review')
  renderWithTheme(<UnderwayNotice act={act} />)
  const notice = screen.getByRole('status')
  expect(notice.textContent).toContain(m.transaction_status_interrupted())
  expect(notice.textContent).toContain(m.transaction_note_interrupted())
  cleanup()
  renderWithTheme(<UnderwayNotice act={act} own="one" />)
  expect(screen.queryByRole('status')).toBeNull()
})
