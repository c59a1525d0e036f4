// @vitest-environment happy-dom
import type { TokenCandles } from '@slipway/api-client'
import { m } from '@slipway/messages'
import { cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { renderWithTheme } from '../../../test/render-with-theme.tsx'

const WRAPPED = '0x00000000000000000000000000000000000000F1'
const asked: unknown[] = []
let answer: TokenCandles | undefined
let error: Error | null = null
/** Of the answer, which may still be an earlier one. */
let drawn: '1h' | '1d' = '1h'

vi.mock('../../core/active-chain.ts', () => ({
  activeChain: { wrappedNative: WRAPPED, nativeCurrency: { symbol: 'ETH', decimals: 18 } },
}))
vi.mock('./use-candles.ts', () => ({
  candleSeconds: { '5m': 300, '1h': 3_600, '1d': 86_400 },
  useCandles: (...given: unknown[]) => {
    asked.push(given)
    return {
      data: answer && { interval: drawn, answer },
      error,
      refetch: () => asked.push('again'),
    }
  },
}))

const { default: CandlePanel } = await import('./candle-panel.tsx')

const token = {
  address: '0x00000000000000000000000000000000000000aa',
  symbol: 'HRB',
  decimals: 18,
} as const
const [FIRST, SECOND] = [
  '0x00000000000000000000000000000000000000A1',
  '0x00000000000000000000000000000000000000A2',
]
const candle = { startsAt: 3_600, tokenVolume: '1', quoteVolume: String(10n ** 18n), swaps: 1 }
const price = String(25n * 10n ** 35n)
const pools = [
  { pair: FIRST, quote: WRAPPED, symbol: 'WETH', decimals: 18, swaps: 3 },
  { pair: SECOND, quote: FIRST, symbol: 'USDT', decimals: 18, swaps: 1 },
]
const whole: TokenCandles = {
  launchedAt: 3_700,
  pools,
  pair: FIRST,
  candles: [{ ...candle, open: price, high: price, low: price, close: price }],
}

afterEach(() => {
  cleanup()
  asked.length = 0
  answer = undefined
  error = null
})

const show = () => renderWithTheme(<CandlePanel token={token} />)

test('shows prices in the network’s own currency, and asks for the pool and length that are chosen', () => {
  answer = whole
  show()
  expect(screen.getByRole('figure').textContent).toContain('2.5\u00a0ETH')
  fireEvent.change(screen.getByRole('combobox', { name: m.candles_pool() }), {
    target: { value: SECOND },
  })
  fireEvent.click(screen.getByLabelText(m.candles_interval_1d()))
  expect(asked.at(-1)).toEqual([token.address, '1d', SECOND])
})

test('the same figures are a table', () => {
  answer = whole
  show()
  fireEvent.click(screen.getByRole('button', { name: m.candles_as_table() }))
  expect(screen.getAllByRole('cell').map((cell) => cell.textContent)).toContain('2.5')
  expect(screen.queryByRole('slider')).toBeNull()
})

test('says when there is no pool, no swap, or no answer', () => {
  answer = { ...whole, pools: [], pair: null, candles: [] }
  show()
  screen.getByText(m.candles_no_pool())
  cleanup()
  answer = { ...whole, candles: [] }
  show()
  screen.getByText(m.candles_empty())
  cleanup()
  answer = undefined
  error = new Error('away')
  show()
  fireEvent.click(screen.getByRole('button', { name: m.shell_retry() }))
  expect(asked).toContain('again')
})

test('an earlier answer keeps its own length until the next is there', () => {
  answer = whole
  drawn = '1d'
  show()
  drawn = '1h'
  // Days, of which no hour is said.
  expect(screen.getByRole('figure').textContent).toContain('Jan 1, 70 ·')
})

test('a currency without a name is shown by its address, and one without decimals is said to be unusable', () => {
  const nameless = { pair: SECOND, quote: FIRST, symbol: null, decimals: 18, swaps: 1 }
  answer = { ...whole, pair: SECOND, pools: [nameless] }
  show()
  expect(screen.getByRole('figure').textContent).toContain('2.5\u00a00x')
  cleanup()
  answer = { ...whole, pair: SECOND, pools: [{ ...nameless, decimals: null }] }
  show()
  screen.getByText(m.candles_unknown_unit({ address: FIRST }))
})
