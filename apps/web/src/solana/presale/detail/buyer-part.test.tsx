// @vitest-environment happy-dom
import { getChain, type SolanaChainDefinition } from '@slipway/chains'
import { m } from '@slipway/messages'
import { cleanup, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { renderWithTheme } from '../../../../test/render-with-theme.tsx'
import type { BuyerState, PresaleView } from '../types.ts'
import BuyerPart from './buyer-part.tsx'
import { testPresale } from './test/presale-fixture.ts'

const review: { done?: string } = {}
vi.mock('./use-presale-acts.ts', () => ({ usePresaleActs: () => ({ review, open: vi.fn() }) }))
vi.mock('../read-presales.ts', () => ({
  readBuyerState: async (): Promise<BuyerState> => ({ buyer: null, balance: 0n, deposit: 0n }),
}))

afterEach(() => {
  cleanup()
  review.done = undefined
})

/** The page of a finished presale, as its creator has it. */
async function renderFinished() {
  const presale = testPresale({ status: 'finished' })
  const view = {
    ...{ chain: getChain('sol') as SolanaChainDefinition, program: presale.address, presale },
    token: { symbol: 'EDDY', decimals: 2 },
    ...{ status: { label: 'finished', reason: 'none' }, held: 0n, now: 200_000 },
  } as unknown as PresaleView
  renderWithTheme(<BuyerPart view={view} account={presale.creator} />)
  await screen.findByText(m.presale_mine_nothing())
}

test('who finished a presale reads that it came about', async () => {
  review.done = 'finalize'
  await renderFinished()
  expect(screen.getByRole('status').textContent).toContain(m.presale_finalize_done())
})

test('a presale that was finished before is not offered to be finished', async () => {
  await renderFinished()
  expect(screen.queryByText(m.presale_finalize_title())).toBeNull()
})
