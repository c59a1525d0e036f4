// @vitest-environment happy-dom
import { m } from '@slipway/messages'
import { cleanup, screen, waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { renderWithTheme } from '../../test/render-with-theme.tsx'
import { SearchPage } from './search-page.tsx'

const mint = 'Hrk2ymqLbS9ZzqKLx8q6ub6Qw7fNUXEnJk3C5oJ6wzVd'
const evm = `0x${'1'.repeat(40)}`
const { search, findMint } = vi.hoisted(() => ({ search: vi.fn(), findMint: vi.fn() }))
vi.mock('../core/overview-api.ts', () => ({ overviewApi: { search } }))
vi.mock('../solana/network/find-mint.ts', () => ({ findMint }))
vi.mock('@tanstack/react-router', () => ({ useNavigate: () => () => undefined }))
vi.mock('../core/app-link.tsx', () => ({
  AppLink: ({
    to,
    search: query,
    children,
  }: {
    to: string
    search: Record<string, string>
    children: ReactNode
  }) => <a href={`${to}?${new URLSearchParams(query)}`}>{children}</a>,
}))

afterEach(() => {
  cleanup()
  search.mockReset()
  findMint.mockReset()
})

test('a token of a cluster is shown with the way to its page, also while the index is away', async () => {
  search.mockRejectedValue(new Error('The index is away.'))
  findMint.mockImplementation(async ({ chainId }: { chainId: number }) =>
    chainId === 901
      ? {
          ...{ kind: 'token', chainId, address: mint, variant: null, number: null, owner: null },
          ...{ name: 'Harbour', symbol: 'ЅОL', secondSymbol: null, state: null, createdAt: null },
          isExact: true,
        }
      : null,
  )
  renderWithTheme(<SearchPage state={{ q: mint }} />)
  const link = () => screen.getByRole('link', { name: 'Harbour' }).getAttribute('href')
  await waitFor(() => expect(link()).toBe(`/solana/token/${mint}?network=soldev`))
  await waitFor(() => expect(screen.getByText(m.search_error_title())).toBeTruthy(), {
    timeout: 5_000,
  })
  expect(link()).toBe(`/solana/token/${mint}?network=soldev`)
  expect(screen.getByText(m.names_look_alike({ currency: 'SOL' }))).toBeTruthy()
})

test('on one network alone no cluster is asked', async () => {
  search.mockResolvedValue({ address: null, groups: [] })
  renderWithTheme(<SearchPage state={{ q: mint, network: 'here' }} />)
  await waitFor(() => expect(screen.getByText(m.search_none_title({ text: mint }))).toBeTruthy())
  expect(findMint).not.toHaveBeenCalled()
})

test.each([
  ['of Solana alone', [mint], { link: false, note: true }],
  ['of both', [mint, evm], { link: true, note: true }],
  ['of networks with an EVM alone', [evm], { link: true, note: false }],
] as const)(
  'more hits %s: lists of networks with an EVM are offered for those alone',
  async (_, addresses, shown) => {
    const hit = {
      ...{
        kind: 'token',
        variant: null,
        number: null,
        owner: null,
        name: 'Harbour',
        symbol: 'HRB',
      },
      ...{ secondSymbol: null, state: null, createdAt: null, isExact: false },
    }
    const hits = addresses.map((address) => ({
      ...{ ...hit, address, chainId: address.startsWith('0x') ? 56 : 901 },
    }))
    search.mockResolvedValue({ address: null, groups: [{ kind: 'token', hits, hasMore: true }] })
    renderWithTheme(<SearchPage state={{ q: 'harbour' }} />)
    await screen.findAllByText('Harbour')
    const more = m.search_more({ kind: m.search_kind_token() })
    expect(screen.queryByRole('link', { name: more }) !== null).toBe(shown.link)
    expect(screen.queryByText(m.search_more_narrow()) !== null).toBe(shown.note)
  },
)
