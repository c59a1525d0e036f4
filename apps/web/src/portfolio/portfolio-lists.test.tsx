// @vitest-environment happy-dom
import type { Portfolio } from '@slipway/api-client'
import { m } from '@slipway/messages'
import { cleanup, screen } from '@testing-library/react'
import type { ReactNode } from 'react'
import type { Address } from 'viem'
import { afterEach, expect, test, vi } from 'vitest'
import { renderWithTheme } from '../../test/render-with-theme.tsx'
import { PortfolioLists } from './portfolio-lists.tsx'

const { readContract } = vi.hoisted(() => ({ readContract: () => new Promise(() => undefined) }))
vi.mock('../core/read-client.ts', () => ({
  readClient: { chain: { id: 31_337 }, readContract, getBlock: readContract },
}))
vi.mock('../core/active-chain.ts', async (original) => {
  const { activeChain } = await original<typeof import('../core/active-chain.ts')>()
  return { activeChain: { ...activeChain, chainId: 31_337 } }
})
vi.mock('../core/app-link.tsx', () => ({
  AppLink: ({ to, children }: { to: string; children: ReactNode }) => <a href={to}>{children}</a>,
}))

const at = (digit: string) => `0x${digit.repeat(40)}` as Address
const none = { items: [], hasMore: false }
const empty = {
  address: at('b'),
  clocks: [{ chainId: 31_337, now: 1, block: 77 }],
  due: [],
  isDueCut: false,
  presales: none,
  slots: none,
  pools: none,
  airdrops: none,
  locks: none,
  nfts: none,
  nftSales: none,
  memberships: none,
  tokens: none,
} as Portfolio

afterEach(cleanup)

const show = (portfolio: Portfolio) =>
  renderWithTheme(<PortfolioLists portfolio={portfolio} owner={at('b')} isOwn={false} />)

test('what is due stands with its amount and leads to its page', () => {
  show({
    ...empty,
    due: [
      {
        kind: 'presaleRefund',
        chainId: 31_337,
        subject: 'presale',
        address: at('a'),
        variant: 'fair',
        number: null,
        name: 'Harbour Light',
        amount: '2500000',
        asset: { address: at('c'), symbol: 'USDX', decimals: 6 },
      },
    ],
  })
  const link = screen.getByRole('link', { name: m.portfolio_due_presaleRefund() })
  expect(link.getAttribute('href')).toBe(`/presale/fair-detail/${at('a')}`)
  expect(screen.getByText('2.5')).toBeTruthy()
})

test('who has nothing is told so, and up to which block', () => {
  show(empty)
  expect(screen.getByText(m.portfolio_due_none())).toBeTruthy()
  expect(screen.getByText(m.portfolio_nothing_title())).toBeTruthy()
  expect(screen.getByText(/77/)).toBeTruthy()
})

test('a list that is cut says that there are more than it shows', () => {
  const token = {
    ...{ id: '31337-1', chainId: 31_337, address: at('a'), name: 'Reef', symbol: 'REEF' },
    ...{ owner: at('b'), createdAt: 1, launched: true },
  }
  const tokens = { items: [token], hasMore: true } as unknown as Portfolio['tokens']
  show({ ...empty, tokens })
  expect(screen.getByText(m.portfolio_count_more({ count: '1' }))).toBeTruthy()
  cleanup()
  show({ ...empty, tokens: { ...tokens, hasMore: false } })
  expect(screen.getByText('1')).toBeTruthy()
})

test('a contribution that was taken back counts as nothing, and as refunded', () => {
  const presale = {
    ...{ id: '31337-1', chainId: 31_337, address: at('a'), kind: 'normal', currency: at('0') },
    ...{
      token: { name: 'Lanternfish', symbol: 'LANT' },
      status: { label: 'running', reason: 'none' },
    },
  }
  const account = { account: at('b'), contributed: '0', everContributed: '5', refunded: '4' }
  const items = [{ presale, account }]
  show({ ...empty, presales: { items, hasMore: false } as unknown as Portfolio['presales'] })
  expect(screen.getByText(m.portfolio_refunded())).toBeTruthy()
  expect(screen.getByText('0')).toBeTruthy()
})

test('what an owner minted to a wallet counts among what it minted, as on the collection’s page', () => {
  const sale = {
    ...{ id: '31337-7', chainId: 31_337, address: at('a') },
    name: 'Lights',
    symbol: 'LIT',
  }
  const account = { minted: 2, given: 1, invitees: 0 }
  const nftSales = {
    items: [{ sale, account }],
    hasMore: false,
  } as unknown as Portfolio['nftSales']
  show({ ...empty, nftSales })
  expect(screen.getByText(new RegExp(m.portfolio_minted({ count: 3 })))).toBeTruthy()
})
