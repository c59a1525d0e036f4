// @vitest-environment happy-dom
import { m } from '@slipway/messages'
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { renderWithTheme } from '../../test/render-with-theme.tsx'
import SearchDialog from './search-dialog.tsx'

const { search, goTo } = vi.hoisted(() => ({ search: vi.fn(), goTo: vi.fn() }))
vi.mock('../core/overview-api.ts', () => ({ overviewApi: { search } }))
vi.mock('../core/badge-api.ts', () => ({
  badgeApi: { getBadgesOfMany: async () => ({ badges: [] }) },
}))
vi.mock('../core/use-go-to.ts', () => ({ useGoTo: () => goTo }))
vi.mock('../core/active-chain.ts', async (original) => {
  const { activeChain } = await original<typeof import('../core/active-chain.ts')>()
  return { activeChain: { ...activeChain, chainId: 31_337 } }
})

const token = {
  kind: 'token',
  chainId: 31_337,
  address: `0x${'a'.repeat(40)}`,
  variant: null,
  number: null,
  owner: `0x${'b'.repeat(40)}`,
  name: 'Harbour Gold',
  symbol: 'HGLD',
  secondSymbol: null,
  state: null,
  createdAt: 1,
  isExact: true,
}

afterEach(cleanup)

test('an arrow chooses, Enter opens, and the field names the active line', async () => {
  search.mockResolvedValue({
    address: null,
    groups: [{ kind: 'token', hits: [token], hasMore: false }],
  })
  const close = vi.fn()
  renderWithTheme(<SearchDialog onClose={close} />)
  const field = screen.getByRole('combobox')
  fireEvent.change(field, { target: { value: 'hgld' } })
  await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(2))
  fireEvent.keyDown(field, { key: 'ArrowDown' })
  const [first] = screen.getAllByRole('option')
  expect(first?.getAttribute('aria-selected')).toBe('true')
  expect(field.getAttribute('aria-activedescendant')).toBe(first?.id)
  fireEvent.keyDown(field, { key: 'Enter' })
  expect(goTo).toHaveBeenCalledWith(`/token/view/${token.address}`)
  expect(close).toHaveBeenCalled()
})

test('a hit on Solana opens its page there, on its own cluster, without a load', async () => {
  const address = 'ADfTMejWRev2aV2Ln6WCB5pg3N6VCLQQTbDhTmzCHhK9'
  const lock = { ...token, kind: 'lock', variant: 'token', chainId: 900, address, owner: address }
  search.mockResolvedValue({
    address: null,
    groups: [{ kind: 'lock', hits: [lock], hasMore: false }],
  })
  renderWithTheme(<SearchDialog onClose={() => undefined} />)
  const field = screen.getByRole('combobox')
  fireEvent.change(field, { target: { value: address } })
  await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(2))
  await waitFor(() => expect(screen.getAllByRole('option')[0]?.textContent).toContain('Solana'))
  fireEvent.keyDown(field, { key: 'ArrowDown' })
  fireEvent.keyDown(field, { key: 'Enter' })
  expect(goTo).toHaveBeenCalledWith(`/solana/lock/${address}`, { network: 'sol' })
})

test('a mistyped address is told, and Enter without a choice opens the whole search', () => {
  search.mockResolvedValue({ address: null, groups: [] })
  renderWithTheme(<SearchDialog onClose={() => undefined} />)
  const field = screen.getByRole('combobox')
  const wrong = `0x${'a'.repeat(39)}`
  fireEvent.change(field, { target: { value: wrong } })
  expect(screen.getByText(m.error_Input_AddressInvalid())).toBeTruthy()
  fireEvent.keyDown(field, { key: 'Enter' })
  expect(goTo).toHaveBeenCalledWith(`/search?q=${wrong}`)
})
