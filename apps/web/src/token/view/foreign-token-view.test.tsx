// @vitest-environment happy-dom
import { m } from '@slipway/messages'
import { cleanup, screen, within } from '@testing-library/react'
import { afterEach, test, vi } from 'vitest'
import { renderWithTheme } from '../../../test/render-with-theme.tsx'
import { ForeignTokenView } from './foreign-token-view.tsx'

const nothing = vi.hoisted(() => () => null)
vi.mock('../../names/lazy-name-warnings.tsx', () => ({ NameWarnings: nothing }))
vi.mock('../../worth/lazy-dollars.tsx', () => ({ TokenDollars: nothing }))
vi.mock('../shared/token-head.tsx', () => ({ TokenHead: nothing }))
vi.mock('../shared/share-link.tsx', () => ({ ShareLink: nothing }))
vi.mock('../shared/watch-token.tsx', () => ({ WatchToken: nothing }))
vi.mock('../trade/lazy-trade-panel.tsx', () => ({ TradePanel: nothing }))
vi.mock('./listings/lazy-token-listings.tsx', () => ({ TokenListings: nothing }))
vi.mock('./safety/lazy-safety-report.tsx', () => ({ SafetyReport: nothing }))
vi.mock('../../core/app-link.tsx', () => ({ AppLink: nothing }))

afterEach(cleanup)

test('says why a token that was made elsewhere has no chart', () => {
  const token = {
    address: '0x00000000000000000000000000000000000000AA',
    name: 'Elsewhere',
    symbol: 'ELSE',
    decimals: 18,
    totalSupply: 10n ** 18n,
  } as const
  renderWithTheme(<ForeignTokenView token={token as never} />)
  const chart = screen.getByRole('region', { name: m.candles_title() })
  within(chart).getByText(m.candles_foreign())
})
