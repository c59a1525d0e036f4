// @vitest-environment happy-dom
import type { SlotOffer } from '@slipway/api-client'
import { m } from '@slipway/messages'
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { renderWithTheme } from '../../test/render-with-theme.tsx'
import { activeChain } from '../core/active-chain.ts'
import { SlotListPage } from './slot-list-page.tsx'
import { readSlotSearch, type SlotSearch } from './slot-search.ts'

interface Move {
  readonly search: (previous: { chain: string }) => Record<string, unknown>
}

const { listSlotOffers, router } = vi.hoisted(() => ({
  listSlotOffers: vi.fn(),
  router: { navigate: (_move: Move): void => undefined },
}))
vi.mock('@slipway/api-client', async (actual) => ({
  ...(await actual<typeof import('@slipway/api-client')>()),
  makeOfferCalls: () => ({ listSlotOffers }),
}))
vi.mock('../presale/shared/presale-contracts.ts', () => ({ presaleContracts: {} }))
// The router and its links stand outside.
vi.mock('@tanstack/react-router', () => ({
  useNavigate: () => (move: Move) => router.navigate(move),
}))
vi.mock('../core/app-link.tsx', () => ({ AppLink: () => null }))
vi.mock('./slot-card.tsx', () => ({
  SlotCard: ({ offer }: { offer: SlotOffer }) => `offer ${offer.id}`,
}))

const chain = activeChain.shortname
const presale = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
const page = (...ids: string[]) => ({ items: ids.map((id) => ({ id })), nextCursor: null })
const shown = () => screen.queryAllByRole('listitem').map(({ textContent }) => textContent)

/** The page with an address bar of its own. */
function Visited() {
  const [search, setSearch] = useState<SlotSearch>({})
  router.navigate = ({ search: next }) => setSearch(readSlotSearch(next({ chain })))
  return <SlotListPage search={search} />
}

async function open() {
  listSlotOffers.mockResolvedValueOnce(page('1', '2'))
  renderWithTheme(<Visited />)
  await waitFor(() => expect(shown()).toEqual(['offer 1', 'offer 2']))
}

afterEach(() => {
  cleanup()
  listSlotOffers.mockReset()
})

test.each([
  [m.whitelist_filter_presale(), presale, { presale, status: 'open' }],
  [m.whitelist_filter_status(), 'sold', { status: 'sold' }],
  [m.whitelist_filter_status(), 'canceled', { status: 'canceled' }],
  [m.whitelist_filter_status(), 'expired', { status: 'expired' }],
  [m.whitelist_filter_status(), 'any', {}],
  [m.whitelist_sort(), 'price', { status: 'open', sort: 'price' }],
  [m.whitelist_sort(), '-price', { status: 'open', sort: '-price' }],
  [m.whitelist_sort(), 'expires', { status: 'open', sort: 'expires' }],
])(
  '%s “%s” is asked of the index, and what it answers is shown in its order',
  async (label, value, asked) => {
    await open()
    listSlotOffers.mockResolvedValue(page('2', '1'))
    fireEvent.change(screen.getByLabelText(label), { target: { value } })
    await waitFor(() => expect(shown()).toEqual(['offer 2', 'offer 1']))
    const question = { chain, limit: 24, sort: '-createdAt', ...asked }
    expect(listSlotOffers.mock.lastCall?.[0]).toEqual(question)
  },
)

test('where nothing matches, the filters can be cleared', async () => {
  await open()
  listSlotOffers.mockResolvedValue(page())
  fireEvent.change(screen.getByLabelText(m.whitelist_filter_status()), {
    target: { value: 'sold' },
  })
  const clear = await screen.findByRole('button', { name: m.whitelist_clear() })
  listSlotOffers.mockResolvedValue(page('2'))
  fireEvent.click(clear)
  await waitFor(() => expect(shown()).toEqual(['offer 2']))
  expect(listSlotOffers.mock.lastCall?.[0]).toMatchObject({ status: 'open', sort: '-createdAt' })
})
