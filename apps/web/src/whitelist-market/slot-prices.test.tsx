// @vitest-environment happy-dom
import { m } from '@slipway/messages'
import { cleanup, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { renderWithTheme } from '../../test/render-with-theme.tsx'
import { priceText } from './slot-labels.ts'
import { SlotPrices } from './slot-prices.tsx'

const { prices, drawn } = vi.hoisted(() => ({
  prices: vi.fn(),
  drawn: vi.fn((_props: unknown) => null),
}))
vi.mock('@slipway/ui/line-chart', () => ({ LineChart: drawn }))
vi.mock('./use-slot-offers.ts', () => ({ useSlotPrices: prices }))

afterEach(cleanup)

const sold = (saleId: number, priceWei: string, level = 1) => ({
  ...{ saleId, priceWei, level, soldAt: 1_800_000_000 - saleId },
})

test('what slots of the presale were sold for, newest first, as a picture and in figures', () => {
  prices.mockReturnValue({ data: { items: [sold(1, '200000000000000000', 2), sold(2, '1')] } })
  renderWithTheme(<SlotPrices offer={{ saleId: 7, status: 'open' }} />)
  expect(prices).toHaveBeenCalledWith(7)
  const rows = screen.getAllByRole('row').map((row) => row.textContent)
  const shown = rows.filter((text) => text?.includes(m.whitelist_tier({ level: 2 })))
  expect(shown).toHaveLength(1)
  expect(shown[0]).toContain(priceText('200000000000000000'))
  expect(rows.findIndex((text) => text?.includes(m.whitelist_tier({ level: 2 })))).toBeLessThan(
    rows.findIndex((text) => text?.includes(m.whitelist_tier({ level: 1 }))),
  )
  const [picture] = drawn.mock.calls[0] ?? []
  expect(picture).toMatchObject({ times: [1_799_999_998, 1_799_999_999], values: [1e-18, 0.2] })
})

test('a presale of which no slot was sold says so', () => {
  prices.mockReturnValue({ data: { items: [] } })
  renderWithTheme(<SlotPrices offer={{ saleId: 7, status: 'open' }} />)
  expect(screen.getByText(m.whitelist_prices_none())).toBeDefined()
  expect(screen.queryByRole('table')).toBeNull()
})

test('beside a slot that was sold just now nobody says that none was, before the index knows', () => {
  prices.mockReturnValue({ data: { items: [] } })
  renderWithTheme(<SlotPrices offer={{ saleId: 7, status: 'sold' }} />)
  expect(screen.queryByText(m.whitelist_prices_none())).toBeNull()
})
