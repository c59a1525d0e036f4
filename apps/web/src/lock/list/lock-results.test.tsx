// @vitest-environment happy-dom
import { m } from '@slipway/messages'
import { cleanup, screen } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { renderWithTheme } from '../../../test/render-with-theme.tsx'
import { activeChain } from '../../core/active-chain.ts'
import { rowOfRecord } from '../shared/lock-row.ts'
import { lockOwner, makeLock } from '../test/lock-fixture.ts'
import type { LockListSearch } from './lock-list-search.ts'
import { LockResults } from './lock-results.tsx'

const chain = activeChain.name
const asked = vi.hoisted(() => ({ listLocks: vi.fn(), findLocks: vi.fn() }))
vi.mock('../../transaction/use-chain-now.ts', () => ({ useChainNow: () => 1_800_000_000 }))
vi.mock('../../transaction/retry-while-away.ts', () => ({ retryWhileAway: false }))
vi.mock('../../core/lock-api.ts', () => ({ lockApi: { listLocks: asked.listLocks } }))
vi.mock('@slipway/sdk/lock/evm/find-locks', () => ({ findLocks: asked.findLocks }))
vi.mock('../shared/lock-contracts.ts', () => ({
  lockContracts: { tokenLocker: '0xb1', liquidityLocker: '0xb2', nftLocker: '0xb3' },
}))
// What the index answers is drawn as it comes.
vi.mock('../shared/lock-row.ts', async (actual) => ({
  ...(await actual<typeof import('../shared/lock-row.ts')>()),
  rowOfIndex: (row: unknown) => row,
}))
vi.mock('../shared/lock-table.tsx', () => ({
  LockTable: ({ rows, caption }: { rows: { lockId: bigint }[]; caption: string }) => (
    <table aria-label={caption}>
      <tbody>
        {rows.map(({ lockId }) => (
          <tr key={String(lockId)}>
            <td>{`lock ${lockId}`}</td>
          </tr>
        ))}
      </tbody>
    </table>
  ),
}))
// Links belong to the router, which stands outside.
vi.mock('../../core/app-link.tsx', () => ({
  AppLink: ({ to, children }: { to: string; children: ReactNode }) => <a href={to}>{children}</a>,
}))
vi.setConfig({ testTimeout: 30_000 })

afterEach(() => {
  cleanup()
  vi.resetAllMocks()
})

const row = (lockId: bigint) => rowOfRecord(makeLock({ lockId }), activeChain.chainId)
const page = (rows: readonly unknown[], nextCursor: string | null = null) => ({
  items: rows,
  nextCursor,
})
const rowTexts = () => screen.getAllByRole('row').map(({ textContent }) => textContent)

function show(search: LockListSearch = {}) {
  const change = vi.fn()
  renderWithTheme(<LockResults search={search} account={lockOwner} onChange={change} />)
  return change
}

test('while the first page is on its way, its places are shown', () => {
  asked.listLocks.mockReturnValue(new Promise(() => undefined))
  show()
  expect(screen.getByRole('status', { name: m.shell_loading() })).toBeTruthy()
  expect(screen.queryByRole('table')).toBeNull()
})

test('pages stand below each other, and the last one offers no further', async () => {
  const first = Array.from({ length: 24 }, (_, at) => row(BigInt(40 - at)))
  asked.listLocks.mockResolvedValueOnce(page(first, 'more'))
  asked.listLocks.mockResolvedValueOnce(page([row(7n)]))
  show()
  await screen.findByText('lock 40')
  expect(screen.getByText(m.lock_list_shown_more({ count: 24 }))).toBeTruthy()
  screen.getByRole('button', { name: m.lock_list_more() }).click()
  await screen.findByText('lock 7')
  expect(rowTexts()).toHaveLength(25)
  expect(rowTexts().at(-1)).toBe('lock 7')
  expect(screen.getByText(m.lock_list_shown({ count: 25 }))).toBeTruthy()
  expect(screen.queryByRole('button', { name: m.lock_list_more() })).toBeNull()
})

test('where there is nothing at all, the way to a first lock is offered', async () => {
  asked.listLocks.mockResolvedValue(page([]))
  show()
  await screen.findByText(m.lock_list_empty_title({ chain }))
  const link = screen.getByText(m.lock_list_new())
  expect(link.closest('a')?.getAttribute('href')).toBe('/lock/create')
})

test('an empty list names the network that was asked, not the page’s', async () => {
  asked.listLocks.mockResolvedValue(page([]))
  show({ network: 'all' })
  await screen.findByText(m.lock_list_empty_title({ chain: m.lock_filter_network_any() }))
  cleanup()
  show({ network: 'eth' })
  await screen.findByText(m.lock_list_empty_title({ chain: 'Ethereum' }))
  cleanup()
  // While the index is away only the page's own is.
  asked.listLocks.mockRejectedValue(new Error('away'))
  asked.findLocks.mockResolvedValue({ locks: [], nextId: 0n })
  show({ network: 'base' })
  await screen.findByText(m.lock_list_empty_title({ chain }))
})

test('one’s own empty list says that it is one’s own', async () => {
  asked.listLocks.mockResolvedValue(page([]))
  show({ whose: 'mine' })
  expect(await screen.findByText(m.lock_list_empty_mine_title({ chain }))).toBeTruthy()
})

test('where nothing matches, the filters can be cleared: whose locks and which network stay', async () => {
  asked.listLocks.mockResolvedValue(page([]))
  const change = show({ whose: 'mine', network: 'eth', kind: 'nft', sort: 'amount' })
  await screen.findByText(m.lock_list_empty_search_title())
  screen.getByRole('button', { name: m.lock_list_clear() }).click()
  expect(change).toHaveBeenCalledWith({ whose: 'mine', network: 'eth' })
})

test('while the index is away the lockers answer, and the index can be asked again', async () => {
  asked.listLocks.mockRejectedValueOnce(new Error('away'))
  asked.findLocks.mockResolvedValue({ locks: [makeLock({ lockId: 4n })], nextId: 0n })
  show({ kind: 'token' })
  expect(await screen.findByText(m.lock_list_fallback_title())).toBeTruthy()
  await screen.findByText('lock 4')
  asked.listLocks.mockResolvedValue(page([row(5n)]))
  screen.getByRole('button', { name: m.shell_retry() }).click()
  await screen.findByText('lock 5')
  expect(rowTexts()).toEqual(['lock 5'])
})

test('where no node answers either, that is said, with a way to try again', async () => {
  asked.listLocks.mockRejectedValue(new Error('away'))
  asked.findLocks.mockRejectedValue(new Error('away'))
  show({ kind: 'token' })
  expect(await screen.findByText(m.lock_list_error_title())).toBeTruthy()
  expect(screen.getAllByRole('button', { name: m.shell_retry() }).length).toBeGreaterThan(0)
})
