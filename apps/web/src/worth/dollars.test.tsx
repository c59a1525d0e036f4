// @vitest-environment happy-dom
import { formatTime, m, setLocale } from '@slipway/messages'
import type { DollarPrice } from '@slipway/sdk/token/dollars/get-dollar-price'
import { cleanup, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { renderWithTheme } from '../../test/render-with-theme.tsx'
import DollarFacts from './dollar-facts.tsx'
import DollarWorth from './dollar-worth.tsx'

const token = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
const found = vi.hoisted(() => ({ asked: 0, price: null as DollarPrice | null | Error }))

vi.mock('@slipway/sdk/token/dollars/get-dollar-price', () => ({
  dollarPriceQuery: () => ({
    queryKey: ['dollars'],
    queryFn: async () => {
      found.asked += 1
      if (found.price instanceof Error) throw found.price
      return found.price
    },
  }),
}))

const price: DollarPrice = {
  tokenUnits: 10n ** 18n,
  microDollars: 600_000n,
  depthMicro: 60_000_000_000n,
  venue: 'Uniswap V2',
  quote: 'WETH',
  through: 'SushiSwap V2',
  readAt: 1_800_000_000n,
}

beforeEach(() => {
  found.price = price
  found.asked = 0
})
afterEach(() => {
  cleanup()
  setLocale('en-US', { reload: false })
})

describe.each(['en-US', 'zh-CN'] as const)('dollars in %s', (locale) => {
  beforeEach(() => setLocale(locale, { reload: false }))

  test('price and whole supply, with source and age', async () => {
    renderWithTheme(<DollarFacts token={token} decimals={18} totalSupply={10n ** 24n} />)
    const one = locale === 'en-US' ? '$0.6' : 'US$0.6'
    expect(await screen.findByText(m.worth_about({ dollars: one }))).toBeTruthy()
    const all = locale === 'en-US' ? '$600,000' : 'US$600,000'
    expect(screen.getByText(m.worth_about({ dollars: all }))).toBeTruthy()
    const { venue, quote, through = '', readAt } = price
    const source = { venue, quote, through, time: formatTime(readAt) }
    expect(screen.getByText(m.worth_source_through(source))).toBeTruthy()
  })

  test('an amount says in its title where its worth comes from', async () => {
    found.price = { ...price, through: undefined } as unknown as DollarPrice
    renderWithTheme(<DollarWorth token={token} units={5n * 10n ** 18n} />)
    const shown = await screen.findByTitle(
      m.worth_source({ venue: 'Uniswap V2', quote: 'WETH', time: formatTime(price.readAt) }),
    )
    expect(shown.textContent).toContain(locale === 'en-US' ? '$3' : 'US$3')
  })
})

test.each([
  ['nobody knows', null],
  ['no node answers', new Error('down')],
] as const)('nothing where %s', async (_, answer) => {
  found.price = answer
  renderWithTheme(
    <section aria-label="worth">
      <DollarFacts token={token} decimals={18} totalSupply={1n} />
      <DollarWorth token={token} units={1n} />
    </section>,
  )
  await waitFor(() => expect(found.asked).toBeGreaterThan(0))
  expect(screen.getByLabelText('worth').textContent).toBe('')
})
