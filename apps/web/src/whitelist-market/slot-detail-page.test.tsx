// @vitest-environment happy-dom
import { m } from '@slipway/messages'
import { cleanup, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { renderWithTheme } from '../../test/render-with-theme.tsx'
import { SlotDetailPage } from './slot-detail-page.tsx'

const done = vi.hoisted(() => ({ id: '' }))
const offer = {
  ...{ saleId: 4, presale: '0x1', seller: '0x2', level: 2, priceWei: '1', status: 'open' },
  ...{
    isFillable: true,
    expiresAt: 200,
    presaleFacts: { info: { name: 'Harbour' }, kind: 'normal' },
  },
}

vi.mock('../presale/shared/presale-contracts.ts', () => ({ presaleContracts: {} }))
vi.mock('./use-slot-offers.ts', () => ({ useSlotOffer: () => ({ data: offer }) }))
vi.mock('./use-slot-acts.tsx', () => ({
  useSlotActs: () => ({
    act: { doneOf: (...ids: string[]) => (ids.includes(done.id) ? 'done' : null), open: () => {} },
    dialog: null,
  }),
}))
vi.mock('./slot-prices.tsx', () => ({ SlotPrices: () => null }))
vi.mock('./slot-facts.tsx', () => ({ SlotSaleFacts: () => null, SlotOfferFacts: () => null }))
vi.mock('../badges/later-badge-chips.tsx', () => ({ LaterBadgeChips: () => null }))
vi.mock('../core/use-tab-title.ts', () => ({ useTabTitle: () => undefined }))
vi.mock('../core/app-link.tsx', () => ({
  AppLink: ({ to, children }: { to: string; children: React.ReactNode }) => (
    <a href={to}>{children}</a>
  ),
}))
vi.mock('../transaction/connect-button.tsx', () => ({ ConnectButton: () => null }))
vi.mock('../transaction/use-chain-now.ts', () => ({ useChainNow: () => 100 }))
vi.mock('wagmi', () => ({ useConnection: () => ({}) }))

afterEach(cleanup)

test.each([
  ['', m.whitelist_status_open()],
  ['slot_buy', m.whitelist_status_sold()],
  ['slot_cancel', m.whitelist_status_canceled()],
])('after %s the offer is what was made of it, before the index knows', (id, status) => {
  done.id = id
  renderWithTheme(<SlotDetailPage id="4" />)
  screen.getByText(status)
  expect(screen.queryByText(m.whitelist_ends(), { exact: false }) !== null).toBe(id === '')
})
