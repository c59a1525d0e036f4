// @vitest-environment happy-dom
import type { Airdrop, Lock, Pool, PresaleSummary } from '@slipway/api-client'
import { m } from '@slipway/messages'
import { cleanup, fireEvent, screen, within } from '@testing-library/react'
import type { ReactNode } from 'react'
import type { Address } from 'viem'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { renderWithTheme } from '../../../../test/render-with-theme.tsx'
import TokenListings from './token-listings.tsx'

const calls = vi.hoisted(() => ({
  listPresales: vi.fn(),
  listLocks: vi.fn(),
  listPools: vi.fn(),
  listAirdrops: vi.fn(),
}))
vi.mock('../../../core/presale-api.ts', () => ({ presaleApi: calls }))
vi.mock('../../../core/lock-api.ts', () => ({ lockApi: calls }))
vi.mock('../../../core/pool-api.ts', () => ({ poolApi: calls }))
vi.mock('../../../core/airdrop-api.ts', () => ({ airdropApi: calls }))
vi.mock('../../../core/app-link.tsx', () => ({
  AppLink: ({ to, search, children }: { to: string; search?: object; children: ReactNode }) => (
    <a href={`${to}${search ? `?${new URLSearchParams({ ...search })}` : ''}`}>{children}</a>
  ),
}))
vi.mock('../../../entries/entry-name.tsx', () => ({
  EntryName: ({ children }: { children: ReactNode }) => children,
}))

const at = (digit: string) => `0x${digit.repeat(40)}` as Address
const token = at('c')
const page = (items: readonly unknown[]) => ({ items, nextCursor: null, total: null })

beforeEach(() => {
  for (const call of Object.values(calls)) call.mockResolvedValue(page([]))
})
afterEach(cleanup)

const panel = (name: string) => screen.findByRole('region', { name })

test('presales, locks, pools and airdrops of a token are listed, each leading to its page', async () => {
  const presale = {
    id: '56-a',
    chainId: 1,
    address: at('a'),
    kind: 'fair',
    owner: at('b'),
    token: { address: token, name: 'Harbour' },
    info: null,
    status: { label: 'running' },
  } as unknown as PresaleSummary
  // A search for an address also finds the presale at it.
  const other = {
    ...presale,
    id: '56-o',
    address: token,
    token: { address: at('d'), name: 'Other' },
  }
  const lock = {
    id: '56-0x01-1',
    chainId: 1,
    kind: 'liquidity',
    lockId: '1',
    asset: at('e'),
    owner: at('b'),
    assetName: null,
    assetSymbol: 'LP',
    pair: null,
    isForever: true,
    unlockAt: 9,
    state: 'forever',
  } as unknown as Lock
  const pool = {
    id: '56-p',
    chainId: 1,
    address: at('1'),
    owner: at('b'),
    stakedToken: { address: token, symbol: 'HBR' },
    rewardToken: { address: token, symbol: 'HBR' },
    pair: null,
    number: '4',
    state: 'running',
  } as unknown as Pool
  const airdrop = {
    id: '56-d',
    chainId: 1,
    address: at('2'),
    owner: at('b'),
    token: { address: token, symbol: 'HBR' },
    origin: null,
    kind: 'claims',
    number: '5',
    state: 'running',
  } as unknown as Airdrop
  calls.listPresales.mockResolvedValue(page([presale, other]))
  calls.listLocks.mockResolvedValue(page([lock]))
  calls.listPools.mockResolvedValue(page([pool]))
  calls.listAirdrops.mockResolvedValue(page([airdrop]))
  renderWithTheme(<TokenListings token={token} />)
  const hrefs = async (name: string) => {
    const region = within(await panel(name))
    await region.findByRole('list')
    return region.getAllByRole('link').map((link) => link.getAttribute('href'))
  }
  expect(await hrefs(m.token_listings_presales())).toEqual([`/presale/fair-detail/${at('a')}`])
  expect(await hrefs(m.token_listings_locks())).toEqual([`/lock/detail/${at('b')}/${at('e')}`])
  expect(await hrefs(m.token_listings_pools())).toEqual([`/mining/detail/${at('1')}`])
  expect(await hrefs(m.token_listings_airdrops())).toEqual([`/airdrop/detail/${at('2')}`])
  expect(calls.listPools).toHaveBeenCalledWith(
    expect.objectContaining({ token, chain: expect.any(String) }),
    expect.anything(),
  )
})

test('a token without any says so in each place, and leads to what would change it', async () => {
  renderWithTheme(<TokenListings token={token} />)
  const places = [
    [
      m.token_listings_presales(),
      m.token_listings_presales_none(),
      `/presale/create?token=${token}`,
    ],
    [m.token_listings_locks(), m.token_listings_locks_none(), `/lock/create?asset=${token}`],
    [m.token_listings_pools(), m.token_listings_pools_none(), `/mining/create?token=${token}`],
    [
      m.token_listings_airdrops(),
      m.token_listings_airdrops_none(),
      `/airdrop/create?token=${token}`,
    ],
  ] as const
  for (const [name, text, href] of places) {
    const region = within(await panel(name))
    await region.findByText(text)
    expect(region.getByRole('link').getAttribute('href')).toBe(href)
  }
})

test('more than is shown leads to the whole list', async () => {
  const lock = { chainId: 1, kind: 'token', lockId: '1', asset: token, owner: at('b'), pair: null }
  calls.listLocks.mockResolvedValue({
    items: Array.from({ length: 5 }, (_, id) => ({ ...lock, id: String(id), unlockAt: 9 })),
    nextCursor: 'more',
  })
  renderWithTheme(<TokenListings token={token} />)
  const region = within(await panel(m.token_listings_locks()))
  const all = await region.findByRole('link', { name: m.portfolio_all() })
  expect(all.getAttribute('href')).toBe(`/lock/list?token=${token}`)
})

test('one list that the index does not answer for leaves the others, and can be asked again', async () => {
  calls.listPools.mockRejectedValue(new Error('away'))
  renderWithTheme(<TokenListings token={token} />)
  const region = within(await panel(m.token_listings_pools()))
  const retry = await region.findByRole('button', { name: m.shell_retry() })
  await within(await panel(m.token_listings_locks())).findByText(m.token_listings_locks_none())
  calls.listPools.mockResolvedValue(page([]))
  fireEvent.click(retry)
  await region.findByText(m.token_listings_pools_none())
})
