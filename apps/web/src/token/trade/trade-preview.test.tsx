// @vitest-environment happy-dom
import { m } from '@slipway/messages'
import type { PreparedTrade, TradeOutcome } from '@slipway/sdk/trade/types'
import { cleanup, screen } from '@testing-library/react'
import { zeroAddress } from 'viem'
import { afterEach, expect, test, vi } from 'vitest'
import { renderWithTheme } from '../../../test/render-with-theme.tsx'
import { TradePreview } from './trade-preview.tsx'

vi.mock('../../core/read-client.ts', () => ({ readClient: {} }))

afterEach(cleanup)

const subject = {
  token: { address: zeroAddress, symbol: 'HRB', decimals: 0 },
  currency: { address: zeroAddress, symbol: 'ETH', decimals: 0 },
  side: 'buy',
  account: zeroAddress,
} as const

function show(outcome: Partial<TradeOutcome>, pool: object = {}) {
  const trade = {
    input: { side: 'buy', amount: 10n, least: 99n },
    route: { pool: { venue: 'Uniswap V3', kind: 'v2', feePpm: 3_000, ...pool } },
    outcome: {
      isMeasured: true,
      expected: 103n,
      received: 100n,
      taxBps: 300,
      impactBps: 30,
      ...outcome,
    },
  } as unknown as PreparedTrade
  const forecast = { trade, isWaiting: false, problem: undefined }
  renderWithTheme(<TradePreview subject={subject} forecast={forecast} />)
}

const rowOf = (label: string) => screen.getByText(label).closest('div')?.textContent

test('tax, least, price and exchange are told before anything is signed', () => {
  show({})
  expect(rowOf(m.trade_tax())).toContain('3%')
  expect(rowOf(m.trade_least())).toContain('99')
  expect(rowOf(m.trade_route())).toContain('Uniswap V3 · 0.3%')
  expect(rowOf(m.trade_price({ symbol: 'HRB' }))).toContain('0.1')
  expect(screen.queryByText(m.trade_impact_title())).toBeNull()
})

test('what could not be measured is not called nothing', () => {
  show({ taxBps: undefined })
  expect(rowOf(m.trade_tax())).toContain(m.trade_tax_unknown())
})

test.each([
  [499, 0],
  [500, 1],
  [1_500, 1],
])('an impact of %i basis points is warned of from five percent on', (impactBps, count) => {
  show({ impactBps })
  expect(screen.queryAllByText(m.trade_impact_title())).toHaveLength(count)
})

test('what no node has run is not called measured', () => {
  show({})
  expect(screen.queryByText(m.trade_gets_note_quoted())).toBeNull()
  cleanup()
  show({ isMeasured: false })
  screen.getByText(m.trade_gets_note_quoted())
})

test('the least of a V3 pool is not called what arrives', () => {
  show({}, { kind: 'v3' })
  expect(rowOf(m.trade_least_pool())).toContain('99')
  expect(screen.queryByText(m.trade_least())).toBeNull()
})

test('why it would not come about stands in place of what it would bring', () => {
  const forecast = { trade: undefined, isWaiting: false, problem: 'Trading is not open yet.' }
  renderWithTheme(<TradePreview subject={subject} forecast={forecast} />)
  expect(screen.getByRole('status').textContent).toContain('Trading is not open yet.')
  expect(screen.queryByText(m.trade_least())).toBeNull()
})
