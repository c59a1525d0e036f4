// @vitest-environment happy-dom
import { m } from '@slipway/messages'
import { cleanup, screen } from '@testing-library/react'
import { zeroAddress } from 'viem'
import { afterEach, expect, test, vi } from 'vitest'
import { renderWithTheme } from '../../../test/render-with-theme.tsx'
import { MarketSection } from './market-section.tsx'

const world = vi.hoisted(() => ({ kind: 'normal' }))

vi.mock('./presale-form-context.ts', () => ({
  usePresaleForm: () => ({
    kind: world.kind,
    idOf: (field: string) => field,
    currency: { isListed: true, symbol: 'BNB', decimals: 18 },
    form: {
      key: (field: string) => field,
      getValues: () => ({ currency: zeroAddress }),
      getInputProps: () => ({}),
      setFieldValue: () => undefined,
    },
  }),
}))
vi.mock('../../venues/use-markets.ts', () => ({ useMarkets: () => ({ routers: [], own: [] }) }))
vi.mock('../../venues/own-exchanges.tsx', () => ({ OwnExchanges: () => null }))

afterEach(cleanup)

test.each([
  ['normal', m.presale_section_market, true],
  ['fair', m.presale_section_market, true],
  ['private', m.presale_section_market_private, false],
] as const)('a %s presale names an exchange only where it has one', (kind, title, hasExchange) => {
  world.kind = kind
  renderWithTheme(<MarketSection />)
  screen.getByRole('heading', { name: title() })
  const fields = [...document.querySelectorAll('select')].map(({ id }) => id)
  expect(fields).toEqual(hasExchange ? ['currency', 'router'] : ['currency'])
})
