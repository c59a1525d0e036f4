// @vitest-environment happy-dom
import { m } from '@slipway/messages'
import { cleanup, screen } from '@testing-library/react'
import { zeroAddress } from 'viem'
import { afterEach, expect, test, vi } from 'vitest'
import { renderWithTheme } from '../../../test/render-with-theme.tsx'
import { FactsPanel } from './facts-panel.tsx'

const NOW = 1_800_000_000
vi.mock('../../transaction/use-chain-now.ts', () => ({ useChainNow: () => NOW }))
vi.mock('../../worth/lazy-dollars.tsx', () => ({ TokenDollars: () => null }))
afterEach(cleanup)

const DAY = 86_400

/** @param nextMintAt the first moment at which its owner can mint a fifth of the supply, then every 300 days */
function show(nextMintAt: number) {
  const minting = { mintable: true, cooldownSeconds: 300 * DAY, maxBps: 2_000, nextMintAt }
  const facts = { symbol: 'HBR', decimals: 0, totalSupply: 1_000n, owner: zeroAddress }
  renderWithTheme(<FactsPanel token={{ ...facts, contractUri: '', minting } as never} />)
}

test.each([
  ['at once', NOW - DAY, '1.44'],
  ['in a hundred days', NOW + 100 * DAY, '1.2'],
])('a supply that can grow %s is reckoned from then', async (_case, nextMintAt, factor) => {
  show(nextMintAt)
  // The picture says the same.
  const [, end = ''] = m.token_preview_mint_year({ amount: '', factor }).split(/\(/)
  expect((await screen.findByText((text) => text.endsWith(end))).tagName).toBe('P')
})
