// @vitest-environment happy-dom
import { getChain, type SolanaChainDefinition } from '@slipway/chains'
import { m } from '@slipway/messages'
import { cleanup, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { renderWithTheme } from '../../../../test/render-with-theme.tsx'
import type { BuyerState, PresaleView } from '../types.ts'
import BuyerPart from './buyer-part.tsx'
import { testBuyer, testPresale } from './test/presale-fixture.ts'

vi.mock('../../wallet/connect-solana-button.tsx', () => ({ ConnectSolanaButton: () => null }))
const review: { done?: string } = {}
vi.mock('./use-presale-acts.ts', () => ({ usePresaleActs: () => ({ review, open: vi.fn() }) }))
const own: { buyer: BuyerState['buyer'] } = { buyer: null }
vi.mock('../read-presales.ts', () => ({
  readBuyerState: async (): Promise<BuyerState> => ({ ...own, balance: 0n, deposit: 0n }),
  readBuyers: async () => [],
}))

afterEach(() => {
  cleanup()
  review.done = undefined
  own.buyer = null
})

const viewOf = (label: 'running' | 'waiting' | 'finished' | 'canceled') => {
  const isOver = label === 'finished' || label === 'canceled'
  const presale = testPresale({ status: isOver ? label : 'open' })
  return {
    ...{ chain: getChain('sol') as SolanaChainDefinition, program: presale.address, presale },
    token: { symbol: 'EDDY', decimals: 2 },
    ...{ status: { label, reason: 'none' }, held: 0n, now: 200_000 },
  } as unknown as PresaleView
}

/** The page of a presale that is over, as its creator has it. */
async function renderOver(label: 'finished' | 'canceled') {
  const view = viewOf(label)
  renderWithTheme(<BuyerPart view={view} account={view.presale.creator} />)
  await screen.findByText(m.presale_mine_title())
}

const renderFinished = () => renderOver('finished')

test('who finished a presale reads that it came about', async () => {
  review.done = 'finalize'
  await renderFinished()
  expect(screen.getByRole('status').textContent).toContain(m.presale_finalize_done())
})

test('a presale that was finished before is not offered to be finished', async () => {
  await renderFinished()
  expect(screen.queryByText(m.presale_finalize_title())).toBeNull()
})

test('who only invited into a presale that failed gets the deposit, and reads of no refund', async () => {
  own.buyer = testBuyer({ invitees: 2 })
  await renderOver('canceled')
  screen.getByText(m.presale_mine_no_contribution())
  screen.getByText(m.solpresalepage_claim_left_title())
  screen.getByText(m.solpresalepage_refund_text_deposit())
  expect(screen.queryByText(m.presale_refund_receive())).toBeNull()
  expect(document.body.textContent).not.toContain('0\u00a0SOL')
})

test('who contributed to a presale that failed reads what comes back', async () => {
  own.buyer = testBuyer({ contributed: 2_000_000_000n, exitFee: 500_000_000n })
  await renderOver('canceled')
  screen.getByText(m.presale_refund_title_free())
  screen.getByText('2.5 SOL')
})

test.each([
  ['running', true],
  ['waiting', false],
  ['finished', false],
  ['canceled', false],
] as const)('a visitor without a wallet is called to take part: %s', (label, isOpen) => {
  renderWithTheme(<BuyerPart view={viewOf(label)} />)
  expect(screen.queryByText(m.presale_buy_title()) !== null).toBe(isOpen)
  screen.getByText(isOpen ? m.solpresalepage_connect() : m.solpresalepage_connect_over())
})
