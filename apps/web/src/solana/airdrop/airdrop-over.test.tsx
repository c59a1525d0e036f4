// @vitest-environment happy-dom
import { getChain, type SolanaChainDefinition } from '@slipway/chains'
import { m } from '@slipway/messages'
import { address } from '@solana/kit'
import { cleanup, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { renderWithTheme } from '../../../test/render-with-theme.tsx'
import AirdropCards from './airdrop-cards.tsx'
import ClaimPart from './claim-part.tsx'
import type { AirdropStatus, AirdropView } from './types.ts'

const wallet = address('Hrk2ymqLbS9ZzqKLx8q6ub6Qw7fNUXEnJk3C5oJ6wzVd')

vi.mock('./list-panel.tsx', () => ({ ListPanel: () => null }))
vi.mock('./use-published-list.ts', () => ({ usePublishedList: () => ({ source: 'none' }) }))

afterEach(cleanup)

interface Shown {
  tax?: string
  isTaxed?: boolean
  now?: number
}

function show(status: AirdropStatus, { tax, isTaxed = tax !== undefined, now = 2 }: Shown = {}) {
  const view = {
    chain: getChain('sol') as SolanaChainDefinition,
    token: {
      mint: wallet,
      symbol: 'EDDY',
      decimals: 2,
      isTaxed,
      rights: { tax },
    },
    airdrop: { address: wallet, creator: wallet, startAt: 1, releaseSeconds: 10 },
    ...{ now, status, left: 1n, missing: 1 },
  } as unknown as AirdropView
  renderWithTheme(
    <>
      <ClaimPart view={view} />
      <AirdropCards view={view} />
    </>,
  )
}
const extend = () => screen.queryByText(m.solana_airdrop_extend_title())

test('once claims are over nobody is told to claim for others, nor to pay for more room', () => {
  show('running')
  screen.getByText(m.solana_airdrop_other_text())
  expect(extend()).toBeTruthy()
  cleanup()
  for (const status of ['finished', 'paid'] as const) {
    show(status)
    screen.getByText(m.airdrop_other_text_over())
    expect(extend() === null).toBe(status === 'finished')
    cleanup()
  }
})

test('while somebody can change the tax of a token, nobody claims for others', () => {
  show('running', { tax: wallet })
  screen.getByText(m.solana_refused_tax())
  expect(screen.queryByText(m.solana_airdrop_other_text())).toBeNull()
})

test('of a token with a fixed tax nobody claims for others before all is released', () => {
  show('running', { isTaxed: true, now: 10 })
  screen.getByText(m.solana_airdrop_refused_taxed())
  cleanup()
  show('running', { isTaxed: true, now: 11 })
  screen.getByText(m.solana_airdrop_other_text())
})
