// @vitest-environment happy-dom
import { MantineProvider } from '@mantine/core'
import { getChain, type SolanaChainDefinition } from '@slipway/chains'
import { m } from '@slipway/messages'
import { cleanup, render, screen } from '@testing-library/react'
import type { ReactElement } from 'react'
import { afterEach, expect, test } from 'vitest'
import type { BuyerState, PresaleView } from '../types.ts'
import { ClaimCard, MinePanel, RefundCard } from './buyer-cards.tsx'
import type { PresaleActs } from './presale-act.ts'
import { testBuyer, testPresale } from './test/presale-fixture.ts'

afterEach(cleanup)

const view = {
  ...{ chain: getChain('sol') as SolanaChainDefinition, presale: testPresale(), now: 200_000 },
  token: { symbol: 'EDDY', decimals: 2 },
} as unknown as PresaleView

test.each([
  ['refund', RefundCard, m.solpresalepage_refund_text_deposit, m.solpresalepage_refund_done],
  ['claim', ClaimCard, m.solpresalepage_claim_left_text, m.solpresalepage_claim_done],
] as const)(
  '%s: whoever was paid but a deposit reads of no more once it is done',
  (done, Card, text, doneText) => {
    const card = (buyer: BuyerState['buyer'], review: object) => (
      <MantineProvider env="test">
        <Card view={view} acts={{ review } as PresaleActs} buyer={buyer} />
      </MantineProvider>
    )
    const { rerender } = render(card(testBuyer(), {}))
    screen.getByText(text())
    rerender(card(null, { done }))
    screen.getByText(doneText())
    expect(screen.getByRole('heading').textContent).toBe(m.solpresalepage_claim_left_title())
    screen.getByText(text())
  },
)

test.each([
  ['reached', 0n, m.presale_mine_allocation_now()],
  ['missed', 1n, m.presale_mine_allocation_soft()],
])('what a wallet has in a fair presale whose soft cap is %s so far', (_what, missing, label) => {
  const presale = testPresale({ kind: 'fair', total: testPresale().softCap - missing })
  const running = { ...view, presale, status: { label: 'running', reason: 'none' } } as PresaleView
  render(
    <MantineProvider env="test">
      <MinePanel view={running} buyer={testBuyer({ contributed: 1_000_000_000n })} />
    </MantineProvider>,
  )
  screen.getByText(label)
})

const cardOf = (card: ReactElement) => render(<MantineProvider env="test">{card}</MantineProvider>)
const sol = 1_000_000_000n

test.each([
  ['has its contribution', { contributed: sol }, m.solpresalepage_refund_text()],
  ['left for a fee', { exitFee: sol / 10n }, m.solpresalepage_refund_text_left()],
])('a wallet that %s reads what a failed presale gives back', (_what, change, text) => {
  cardOf(<RefundCard view={view} acts={{ review: {} } as PresaleActs} buyer={testBuyer(change)} />)
  screen.getByText(text)
})

test('of a fair presale that ended nothing moves, and what came back is said to have', () => {
  const presale = testPresale({ kind: 'fair', total: 20n * sol })
  const mine = (label: string, returned: bigint) => {
    cleanup()
    const status = { label, reason: 'none' }
    const buyer = testBuyer({ contributed: 2n * sol, returned })
    cardOf(<MinePanel view={{ ...view, presale, status } as PresaleView} buyer={buyer} />)
  }
  mine('waiting', 0n)
  screen.getByText(m.presale_mine_allocation())
  screen.getByText(m.presale_mine_excess())
  mine('finished', sol)
  screen.getByText(m.presale_mine_returned())
})
