// @vitest-environment happy-dom
import type { TokenHolderList } from '@slipway/api-client'
import { m } from '@slipway/messages'
import { cleanup, screen, within } from '@testing-library/react'
import type { ReactNode } from 'react'
import { type Address, getAddress } from 'viem'
import { afterEach, expect, test, vi } from 'vitest'
import { renderWithTheme } from '../../../test/render-with-theme.tsx'
import HoldersPanel from './holders-panel.tsx'

const { listTokenHolders, pad } = vi.hoisted(() => ({
  listTokenHolders: vi.fn(),
  pad: `0x${'9'.repeat(40)}`,
}))
vi.mock('../../core/token-api.ts', () => ({ tokenApi: { listTokenHolders } }))
vi.mock('../../core/app-link.tsx', () => ({
  AppLink: ({ to, search, children }: { to: string; search?: object; children: ReactNode }) => (
    <a href={`${to}${search ? `?${new URLSearchParams({ ...search })}` : ''}`}>{children}</a>
  ),
}))
vi.mock('./platform-contracts.ts', () => ({ platformContracts: { launchPad: pad } }))

type Item = TokenHolderList['items'][number]
const at = (digit: string) => getAddress(`0x${digit.repeat(40)}`)
const token = { address: at('c'), decimals: 0, owner: at('b'), totalSupply: 1_000n }
const dead: Address = '0x000000000000000000000000000000000000dEaD'

afterEach(cleanup)

async function show(...holders: Pick<Item, 'holder' | 'contract'>[]) {
  listTokenHolders.mockResolvedValue({
    items: holders.map((one) => ({ ...one, balance: '10', shareBps: 100, updatedAt: 1 })),
    nextCursor: null,
    total: holders.length,
  })
  renderWithTheme(<HoldersPanel token={token} />)
  const rows = await screen.findAllByRole('rowheader')
  return rows.map((row) => within(row))
}
const known = (kind: NonNullable<Item['contract']>['kind'], number: string | null = null) => ({
  kind,
  number,
  presaleKind: null,
})

test('holders that are contracts are named, and lead to their page', async () => {
  const rows = await show(
    { holder: at('1'), contract: { ...known('presale', '3'), presaleKind: 'fair' } },
    { holder: at('2'), contract: known('pool', '4') },
    { holder: at('3'), contract: known('airdrop', '5') },
    { holder: at('4'), contract: known('locker') },
  )
  const links = rows.map((row) => {
    const [link] = row.getAllByRole('link').filter((one) => !one.getAttribute('target'))
    return [link?.textContent, link?.getAttribute('href')]
  })
  expect(links).toEqual([
    [m.token_holder_fair({ number: '3' }), `/presale/fair-detail/${at('1')}`],
    [m.token_holder_pool({ number: '4' }), `/mining/detail/${at('2')}`],
    [m.token_holder_airdrop({ number: '5' }), `/airdrop/detail/${at('3')}`],
    [m.token_holder_locker(), `/lock/list?token=${token.address}`],
  ])
})

test('what needs no index is named without it; a wallet has no name', async () => {
  const rows = await show(
    { holder: dead, contract: null },
    { holder: token.address, contract: known('token') },
    { holder: at('9'), contract: null },
    { holder: at('5'), contract: known('pair') },
    { holder: token.owner, contract: null },
    { holder: at('6'), contract: null },
  )
  rows[0]?.getByText(m.token_holder_burned())
  rows[1]?.getByText(m.token_holder_token())
  rows[2]?.getByText(m.token_holder_launchPad())
  rows[3]?.getByText(m.token_holder_pair())
  rows[4]?.getByText(m.token_holders_owner())
  const names = [m.token_holder_burned(), m.token_holder_pair(), m.token_holders_owner()]
  for (const name of names) expect(rows[5]?.queryByText(name)).toBeNull()
})

test('who holds something never has nothing of the supply', async () => {
  const one = { holder: at('1'), contract: null, balance: '1', shareBps: 0, updatedAt: 1 }
  listTokenHolders.mockResolvedValue({ items: [one], nextCursor: null, total: 1 })
  renderWithTheme(<HoldersPanel token={{ ...token, totalSupply: 1_000_000n }} />)
  await screen.findByText('<0.01%')
})
