// @vitest-environment happy-dom
import { m } from '@slipway/messages'
import { cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { renderWithTheme } from '../../../test/render-with-theme.tsx'
import { CandleChart } from './candle-chart.tsx'

afterEach(cleanup)

const unit = { tokenDecimals: 0, quoteDecimals: 0, quoteSymbol: 'ETH' }
const e36 = (price: number) => String(BigInt(price) * 10n ** 36n)
const candle = (startsAt: number, price: number) => ({
  startsAt,
  open: e36(price),
  high: e36(price + 2),
  low: e36(price - 1),
  close: e36(price + 1),
  tokenVolume: '5',
  quoteVolume: String(price * 10),
  swaps: 1,
})

const show = (launchedAt: number | null = null) =>
  renderWithTheme(
    <CandleChart
      candles={[candle(3_600, 10), candle(10_800, 20), candle(14_400, 30)]}
      seconds={3_600}
      launchedAt={launchedAt}
      unit={unit}
      label="HRB price"
    />,
  )

const said = () => screen.getByRole('slider', { name: 'HRB price' }).getAttribute('aria-valuetext')

test('says the newest candle first, and goes to the others by keys', () => {
  show()
  const chart = screen.getByRole('slider')
  expect(said()).toContain('31')
  fireEvent.keyDown(chart, { key: 'ArrowLeft' })
  expect(said()).toContain('21')
  fireEvent.keyDown(chart, { key: 'Home' })
  expect([chart.getAttribute('aria-valuenow'), said()?.includes('11')]).toEqual(['0', true])
  fireEvent.keyDown(chart, { key: 'ArrowLeft' })
  expect(chart.getAttribute('aria-valuenow')).toBe('0')
  fireEvent.keyDown(chart, { key: 'End' })
  expect(chart.getAttribute('aria-valuenow')).toBe('2')
  expect(screen.getByRole('figure').textContent).toContain(said())
})

test('marks the launch where it is within the picture, and not elsewhere', () => {
  const { unmount } = show(7_300)
  expect(screen.getByText(m.candles_launch())).toBeTruthy()
  unmount()
  show()
  expect(screen.queryByText(m.candles_launch())).toBeNull()
})
