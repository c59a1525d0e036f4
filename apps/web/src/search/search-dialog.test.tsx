// @vitest-environment happy-dom
import { m } from '@slipway/messages'
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { renderWithTheme } from '../../test/render-with-theme.tsx'
import SearchDialog from './search-dialog.tsx'

const { search, goTo, findMint } = vi.hoisted(() => ({
  ...{ search: vi.fn(), goTo: vi.fn() },
  findMint: vi.fn(async (_chain: { chainId: number }, _mint: string): Promise<unknown> => null),
}))
vi.mock('../solana/network/find-mint.ts', () => ({ findMint }))
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

afterEach(() => {
  cleanup()
  findMint.mockReset().mockResolvedValue(null)
})

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

const mint = 'Hrk2ymqLbS9ZzqKLx8q6ub6Qw7fNUXEnJk3C5oJ6wzVd'
const onSolana = { ...token, address: mint, owner: null, createdAt: null }
const typeIn = (value: string) =>
  fireEvent.change(screen.getByRole('combobox'), { target: { value } })

test('an address that is a token of a cluster leads to its page there, also while the index is away', async () => {
  search.mockRejectedValue(new Error('The index is away.'))
  findMint.mockImplementation(async ({ chainId }, asked) =>
    chainId === 900 && asked === mint ? { ...onSolana, chainId } : null,
  )
  renderWithTheme(<SearchDialog onClose={() => undefined} />)
  typeIn(`  ${mint} `)
  await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(2))
  expect(screen.getAllByRole('option')[0]?.textContent).toContain('Harbour Gold')
  await waitFor(() => expect(screen.getAllByRole('option')[0]?.textContent).toContain('Solana'))
  fireEvent.keyDown(screen.getByRole('combobox'), { key: 'ArrowDown' })
  fireEvent.keyDown(screen.getByRole('combobox'), { key: 'Enter' })
  expect(goTo).toHaveBeenCalledWith(`/solana/token/${mint}`, { network: 'sol' })
  expect(findMint.mock.calls.map(([{ chainId }]) => chainId)).toEqual(
    expect.arrayContaining([900, 901]),
  )
})

test('clusters are asked for addresses of Solana alone, and one that does not answer is named', async () => {
  search.mockResolvedValue({ address: null, groups: [] })
  findMint.mockRejectedValue(new Error('The node is away.'))
  renderWithTheme(<SearchDialog onClose={() => undefined} />)
  typeIn('harbour')
  await waitFor(() =>
    expect(search).toHaveBeenCalledWith({ q: 'harbour', limit: 4 }, expect.anything()),
  )
  expect(findMint).not.toHaveBeenCalled()
  typeIn(mint)
  const silent = m.search_cluster_unread({ chain: 'Solana' })
  await waitFor(() => expect(screen.getByText(silent)).toBeTruthy(), { timeout: 5_000 })
})

test('a token that imitates a currency of its cluster is marked, and an honest one is not', async () => {
  const hits = [
    { ...onSolana, chainId: 900, symbol: 'USDТ' },
    { ...onSolana, chainId: 900, address: `${mint.slice(0, -1)}e`, symbol: 'HGLD' },
  ]
  search.mockResolvedValue({ address: null, groups: [{ kind: 'token', hits, hasMore: false }] })
  renderWithTheme(<SearchDialog onClose={() => undefined} />)
  typeIn('harbour')
  const mark = m.names_look_alike({ currency: 'USDT' })
  await waitFor(() => expect(screen.getAllByRole('option')[0]?.textContent).toContain(mark))
  expect(screen.getAllByText(mark)).toHaveLength(1)
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
