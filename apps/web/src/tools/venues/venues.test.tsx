// @vitest-environment happy-dom
import { errorMessage, m } from '@slipway/messages'
import type { SwapRouterCheck } from '@slipway/sdk/evm/check-swap-router'
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { type Address, getAddress } from 'viem'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { renderWithTheme } from '../../../test/render-with-theme.tsx'
import { activeChain } from '../../core/active-chain.ts'
import { listedRouters } from '../../venues/listed-routers.ts'
import { AddRouter } from './add-router.tsx'
import { OwnRouter } from './own-router.tsx'
import { OwnRouters } from './own-routers.tsx'
import { VenuesBody } from './venues-body.tsx'

const router: Address = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
const factory = getAddress(`0x${'f'.padStart(40, '0')}`)
let answer: SwapRouterCheck | Error

vi.mock('../../core/read-client.ts', () => ({
  readClient: { chain: { id: 56 }, readContract: () => new Promise(() => undefined) },
}))
vi.mock('@slipway/sdk/evm/check-swap-router', () => ({
  checkSwapRouter: async () => {
    if (answer instanceof Error) throw answer
    return answer
  },
}))
vi.mock('../../core/app-link.tsx', () => ({
  AppLink: ({ to, children }: { to: string; children: React.ReactNode }) => (
    <a href={to}>{children}</a>
  ),
}))

beforeEach(() => localStorage.clear())
afterEach(cleanup)

const usable: SwapRouterCheck = {
  router,
  factory,
  wrappedNative: factory,
  pairCount: 12n,
  issues: [],
}

function ask(address = router) {
  const field = screen.getByRole('textbox', { name: m.token_router_address() })
  fireEvent.change(field, { target: { value: address } })
  fireEvent.click(screen.getByRole('button', { name: m.tools_venues_check() }))
}

test('every exchange of the network stands in the list', () => {
  renderWithTheme(<VenuesBody />)
  const heads = screen.getAllByRole('heading', { level: 3 }).map((head) => head.textContent?.trim())
  expect(heads).toEqual([...activeChain.venues.map(({ name }) => name), m.tools_venues_add()])
})

test('only a fee that every pool of an exchange asks is said to be quoted by its router', () => {
  renderWithTheme(<VenuesBody />)
  const cards = screen.getAllByRole('article').slice(0, activeChain.venues.length)
  const byPool = cards.filter((card) => card.textContent?.includes(m.tools_venues_fee_by_pool()))
  const quoted = cards.filter((card) => card.textContent?.includes(m.tools_venues_fee_help()))
  expect(byPool.length).toBeGreaterThan(0)
  expect(quoted.length).toBeGreaterThan(0)
  expect(byPool.filter((card) => quoted.includes(card))).toEqual([])
})

test('a router that is none is refused with its reason, and nothing can be kept', async () => {
  const args = { router }
  answer = { router, issues: [{ field: 'router', code: 'Venue_RouterUnusable', args }] }
  renderWithTheme(<AddRouter onAdd={() => undefined} />)
  ask()
  await screen.findByText(errorMessage('Venue_RouterUnusable', args))
  expect(screen.queryByRole('button', { name: m.tools_venues_keep() })).toBeNull()
})

test('a node that does not answer says nothing about a router', async () => {
  answer = new Error('away')
  const onAdd = vi.fn()
  renderWithTheme(<AddRouter onAdd={onAdd} />)
  ask()
  await screen.findByText((text) => text.includes('is unavailable'))
  expect(onAdd).not.toHaveBeenCalled()
})

test('one of the network’s own list needs no place among the visitor’s', async () => {
  const [listed] = listedRouters
  if (!listed) throw new Error('The default network lists no exchange.')
  answer = { ...usable, router: listed.router, venueName: listed.name }
  renderWithTheme(<AddRouter onAdd={() => undefined} />)
  ask(listed.router)
  await screen.findByText(m.tools_venues_listed_router({ name: listed.name }))
  expect(screen.queryByRole('button', { name: m.tools_venues_keep() })).toBeNull()
})

test('a usable one is named, kept, renamed and removed', async () => {
  answer = usable
  renderWithTheme(<OwnRouters />)
  screen.getByText(m.tools_venues_own_none())
  ask()
  await screen.findByText(m.tools_venues_unlisted())
  const name = () => screen.getByRole('textbox', { name: m.tools_venues_name() })
  fireEvent.change(name(), { target: { value: 'Harbour Swap' } })
  fireEvent.click(screen.getByRole('button', { name: m.tools_venues_keep() }))
  await screen.findByRole('heading', { name: 'Harbour Swap' })
  expect(Object.values({ ...localStorage }).join()).toContain(router)

  fireEvent.click(
    screen.getByRole('button', { name: m.tools_venues_rename({ name: 'Harbour Swap' }) }),
  )
  fireEvent.change(name(), { target: { value: 'Pier Swap' } })
  fireEvent.click(screen.getByRole('button', { name: m.tools_venues_rename_act() }))
  await screen.findByRole('heading', { name: 'Pier Swap' })

  fireEvent.click(
    screen.getByRole('button', { name: m.token_router_remove({ name: 'Pier Swap' }) }),
  )
  await waitFor(() => screen.getByText(m.tools_venues_own_none()))
  expect(Object.values({ ...localStorage }).join()).not.toContain(router)
})

test('an exchange of the visitor that is asked again is not said to match a list', async () => {
  answer = usable
  const entry = { name: 'Harbour Swap', router }
  renderWithTheme(<OwnRouter entry={entry} onRename={() => undefined} onRemove={() => undefined} />)
  const again = () =>
    fireEvent.click(screen.getByRole('button', { name: `${m.tools_venues_ask()}: ${entry.name}` }))
  again()
  await screen.findByText(m.tools_venues_unlisted())
  expect(screen.queryByText(m.tools_venues_checked_good())).toBeNull()
  answer = { ...usable, venueName: 'SushiSwap V2' }
  again()
  await screen.findByText(m.tools_venues_known({ name: 'SushiSwap V2' }))
})
