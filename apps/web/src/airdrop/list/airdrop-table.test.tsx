// @vitest-environment happy-dom
import type { Airdrop } from '@slipway/api-client'
import { m } from '@slipway/messages'
import { cleanup, screen, within } from '@testing-library/react'
import type { ReactNode } from 'react'
import type { Address } from 'viem'
import { afterEach, expect, test, vi } from 'vitest'
import { expectLabelledCells } from '../../../test/expect-labelled-cells.ts'
import { renderWithTheme } from '../../../test/render-with-theme.tsx'
import { rowOfIndex, rowOfOutline } from './airdrop-row.ts'
import { AirdropRows } from './airdrop-rows.tsx'

const { readContract } = vi.hoisted(() => ({ readContract: () => new Promise(() => undefined) }))
vi.mock('../../core/read-client.ts', () => ({
  readClient: { chain: { id: 31_337 }, readContract, getBlock: readContract },
}))
vi.mock('../../core/active-chain.ts', async (original) => {
  const { activeChain } = await original<typeof import('../../core/active-chain.ts')>()
  return { activeChain: { ...activeChain, chainId: 31_337 } }
})
vi.mock('../../core/app-link.tsx', () => ({
  AppLink: ({ to, children }: { to: string; children: ReactNode }) => <a href={to}>{children}</a>,
}))
vi.mock('wagmi', () => ({ useConnection: () => ({ address: undefined }) }))

const now = 1_800_000_000
const at = (digit: string) => `0x${digit.repeat(40)}` as Address
const last = { hasNextPage: false, isFetchingNextPage: false, fetchNextPage: () => undefined }
const indexed = {
  chainId: 31_337,
  number: 7,
  address: at('a'),
  kind: 'mapping',
  owner: at('b'),
  token: { address: at('c'), name: 'New', symbol: 'NEWH', decimals: 6 },
  origin: { address: at('d'), name: 'Old', symbol: 'OLDH', decimals: 6 },
  startTime: now - 10,
  endTime: now + 10,
  deposited: '9000000',
  withdrawn: '2000000',
  paid: '1500000',
  accounts: 3,
} as Airdrop

afterEach(cleanup)

test('a row says what is given for what, how much of it, to how many, and until when', () => {
  renderWithTheme(<AirdropRows rows={[rowOfIndex(indexed)]} now={now} more={last} />)
  const row = within(screen.getByRole('row', { name: /OLDH → NEWH/ }))
  expect(row.getByRole('link').getAttribute('href')).toBe(`/airdrop/detail/${at('a')}`)
  expect(row.getByText('1.5')).toBeTruthy()
  expect(row.getByText('9')).toBeTruthy()
  expect(row.getByText('3')).toBeTruthy()
  expect(row.getByText(m.airlist_state_running())).toBeTruthy()
  expect(row.getByText(m.airlist_ends())).toBeTruthy()
  expectLabelledCells(screen.getByRole('table'))
})

test('what the owner took back is named beside what was claimed, and is no claim', () => {
  const over = { ...indexed, withdrawn: '7500000', endTime: now - 1 } as Airdrop
  const nothing = { ...over, address: at('e'), withdrawn: '0' } as Airdrop
  renderWithTheme(
    <AirdropRows rows={[rowOfIndex(over), rowOfIndex(nothing)]} now={now} more={last} />,
  )
  const [first, second] = screen.getAllByRole('row').slice(1)
  expect(first?.textContent).toContain(`${m.airlist_of()} 9${m.airlist_withdrawn()} 7.5`)
  expect(second?.textContent).toContain(`${m.airlist_of()} 9`)
  expect(second?.textContent).not.toContain(m.airlist_withdrawn())
})

test('a list without an end says so, and is never finished', () => {
  const list = { ...indexed, kind: 'claims', origin: null, endTime: null } as Airdrop
  renderWithTheme(<AirdropRows rows={[rowOfIndex(list)]} now={now + 10 ** 9} more={last} />)
  expect(screen.getByText(m.airlist_never_ends())).toBeTruthy()
  expect(screen.getByText(m.airlist_state_running())).toBeTruthy()
})

test('without the index a row has what the chain says, and no sums', () => {
  const outline = {
    chainId: 31_337,
    id: 7,
    address: at('a'),
    owner: at('b'),
    createdAt: now - 100,
    kind: 'claims',
    token: at('c'),
    startTime: now + 10,
  } as const
  renderWithTheme(<AirdropRows rows={[rowOfOutline(outline)]} now={now} more={last} />)
  expect(screen.getAllByText('–')).toHaveLength(2)
  expect(screen.getByText(m.airlist_state_coming())).toBeTruthy()
})
