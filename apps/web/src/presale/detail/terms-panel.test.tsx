// @vitest-environment happy-dom
import { formatDuration, m } from '@slipway/messages'
import { presaleStatus } from '@slipway/sdk/presale/presale-status'
import { cleanup, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { renderWithTheme } from '../../../test/render-with-theme.tsx'
import { listedRouters } from '../../venues/listed-routers.ts'
import { makePresale } from '../test/presale-fixture.ts'
import { exitFeeText } from './exit-terms.ts'
import { TermsPanel } from './terms-panel.tsx'

const closed = formatDuration(presaleLimits.exitClosedSeconds)

import { presaleLimits } from '@slipway/sdk/presale/presale-limits'

afterEach(cleanup)

function show(change: Parameters<typeof makePresale>[0]) {
  const presale = makePresale(change)
  const now = presale.terms.startTime
  const view = { presale, status: presaleStatus(presale, now), name: 'Harbour', now }
  renderWithTheme(<TermsPanel view={{ ...view, account: undefined, my: undefined }} />)
}

test.each([
  ['normal', m.presale_terms_deposited(), m.presale_terms_deposited_private()],
  ['private', m.presale_terms_deposited_private(), m.presale_terms_deposited()],
] as const)('the deposit of a %s presale names whom it is for', (kind, text, other) => {
  show({ kind })
  screen.getByText(text)
  expect(screen.queryByText(other)).toBeNull()
})

test('the price of a private presale, which makes no pool, is not taken for that of the market', () => {
  show({ kind: 'private' })
  screen.getByText(m.presale_terms_price_private())
  cleanup()
  show({})
  expect(screen.queryByText(m.presale_terms_price_private())).toBeNull()
})

test('the exchange of the pool is named, and buyers are warned of one that the list lacks', () => {
  const warning = () => screen.queryByText(m.tools_exchange_unlisted_text()) !== null
  const [listed] = listedRouters
  if (!listed) throw new Error('the network of the tests has no exchange')
  show({ terms: { router: listed.router } })
  screen.getByText(listed.name)
  expect(warning()).toBe(false)
  cleanup()
  show({})
  expect(warning()).toBe(true)
  cleanup()
  // It has no pool.
  show({ kind: 'private' })
  expect(warning()).toBe(false)
})

test.each([
  [false, m.presale_terms_exit_fee({ fee: exitFeeText(), closed })],
  [true, m.presale_buy_review_exit_free({ closed })],
])('what leaving costs is a term (times moved: %s)', (termsChanged, text) => {
  const made = makePresale()
  const presale = { ...made, state: { ...made.state, termsChanged } }
  const now = presale.terms.startTime
  const view = { presale, status: presaleStatus(presale, now), name: 'Harbour', now }
  renderWithTheme(<TermsPanel view={{ ...view, account: undefined, my: undefined }} />)
  screen.getByText(text)
})

test('that nobody can ever leave a short presale is a term', () => {
  const { startTime } = makePresale().terms
  const never = m.presale_terms_exit_never({ closed })
  show({ terms: { endTime: startTime + Number(presaleLimits.exitClosedSeconds) } })
  screen.getByText(never)
  cleanup()
  show({ terms: { endTime: startTime + Number(presaleLimits.exitClosedSeconds) + 1 } })
  expect(screen.queryByText(never)).toBeNull()
})

test('where all is released at the finish, nothing is said to follow it', () => {
  const cycle = { vest: true, vestCycle: 86_400, vestPercent: 2_500 }
  show({ kind: 'private', terms: { ...cycle, vestFirst: 10_000 } })
  screen.getByText(m.presale_release_once())
  cleanup()
  show({ kind: 'private', terms: { ...cycle, vestFirst: 2_500 } })
  expect(screen.queryByText(m.presale_release_once())).toBeNull()
})
