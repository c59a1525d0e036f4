// @vitest-environment happy-dom
import type { Act, Airdrop, Badge, SlotOffer } from '@slipway/api-client'
import { m } from '@slipway/messages'
import { cleanup, screen } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { rowOfIndex } from '../src/airdrop/list/airdrop-row.ts'
import { AirdropTable } from '../src/airdrop/list/airdrop-table.tsx'
import TopPanel from '../src/dashboard/analysis/top-panel.tsx'
import { EventsPanel } from '../src/dashboard/monitor/events-panel.tsx'
import { rowOfRecord } from '../src/lock/shared/lock-row.ts'
import { LockTable } from '../src/lock/shared/lock-table.tsx'
import { makeLock } from '../src/lock/test/lock-fixture.ts'
import { EmbedCard } from '../src/presale/embed/embed-card.tsx'
import { makePresale } from '../src/presale/test/presale-fixture.ts'
import { SlotCards } from '../src/whitelist-market/slot-cards.tsx'
import { renderWithTheme } from './render-with-theme.tsx'

const now = 1_800_000_000
const { getBadgesOfMany, top } = vi.hoisted(() => ({ getBadgesOfMany: vi.fn(), top: vi.fn() }))
const { offered } = vi.hoisted(() => ({ offered: vi.fn((): unknown => []) }))
const { at, never } = vi.hoisted(() => ({
  at: (digit: string) => `0x${digit.repeat(40)}` as const,
  never: () => new Promise(() => undefined),
}))
vi.mock('../src/core/badge-api.ts', () => ({ badgeApi: { getBadgesOfMany } }))
vi.mock('../src/dashboard/analysis/use-analysis.ts', () => ({ useTop: top }))
vi.mock('../src/core/read-client.ts', () => ({
  readClient: { chain: { id: 31_337 }, readContract: never, getBlock: never },
}))
vi.mock('../src/core/active-chain.ts', async (original) => {
  const { activeChain } = await original<typeof import('../src/core/active-chain.ts')>()
  return {
    activeChain: {
      ...activeChain,
      chainId: 31_337,
      currencies: [{ address: at('9') }],
      venues: [{ name: 'V2', factory: at('7') }],
    },
  }
})
vi.mock('../src/core/use-offered-chains.ts', () => ({ useOfferedChains: offered }))
vi.mock('../src/core/app-link.tsx', () => ({
  AppLink: ({ to, children }: { to: string; children: ReactNode }) => <a href={to}>{children}</a>,
}))
vi.mock('wagmi', () => ({ useConnection: () => ({ address: undefined }) }))

afterEach(() => {
  cleanup()
  getBadgesOfMany.mockReset()
})

const offer = (presaleId: number, presale: string) =>
  ({
    ...{ id: String(presaleId), presaleId, presale, level: 1, status: 'open', priceWei: '1' },
    expiresAt: now + 1e9,
    presaleFacts: {
      ...{ token: { symbol: 'A', name: 'Alpha' }, info: null, kind: 'normal' },
      status: { label: 'running' },
    },
  }) as unknown as SlotOffer
const act = (number: number, feature: Act['feature'], subject: string) =>
  ({
    ...{ number, feature, subject, chainId: 31_337, subjectName: `act ${number}`, symbol: 'A' },
    ...{ kind: feature === 'lock' ? 'locked' : 'tokenCreated', account: at('e'), createdAt: now },
    ...{ txHash: '0x', lockId: null, amount: null },
  }) as unknown as Act
const airdrop = (number: number, token: string) =>
  rowOfIndex({
    ...{ chainId: 31_337, number, address: at('8'), kind: 'claims', owner: at('e'), origin: null },
    token: { address: token, name: 'New', symbol: 'NEW', decimals: 6 },
    ...{ startTime: now, endTime: null, deposited: '9', withdrawn: '0', paid: '1', accounts: 3 },
  } as Airdrop)
const lock = (lockId: bigint, token: `0x${string}`) =>
  rowOfRecord(makeLock({ lockId, token }), 31_337)
const side = (address: string) => ({ address, symbol: 'S' })
const pairLock = (asset: `0x${string}`, token: string, factory: string | null) => ({
  ...lock(2n, asset),
  id: asset,
  pair: { token0: side(at('9')), token1: side(token), factory },
})
const entry = (address: string) => ({ id: address, chainId: 31_337, address, name: 'x' })

const places: [string, readonly string[], () => ReactNode][] = [
  [
    'offers of slots, whose project is the presale',
    [at('a'), at('b')],
    () => (
      <SlotCards
        offers={[offer(1, at('a')), offer(2, at('b'))]}
        hasMore={false}
        isLoadingMore={false}
        onMore={() => undefined}
      />
    ),
  ],
  [
    'the largest of the analysis',
    [at('a'), at('b'), at('c'), at('d')],
    () => {
      top.mockReturnValue({
        data: {
          tokens: [{ ...entry(at('a')), holderCount: 1 }],
          presales: [{ ...entry(at('b')), info: null, token: {}, kind: 'fair', userCount: 1 }],
          pools: [{ ...entry(at('c')), stakedToken: {}, stakerCount: 1 }],
          collections: [{ ...entry(at('d')), symbol: 'D', minted: 1 }],
        },
      })
      return <TopPanel network={undefined} />
    },
  ],
  [
    'acts of the monitor, those that can have any',
    [at('a'), at('b')],
    () => (
      <EventsPanel
        acts={[act(1, 'token', at('a')), act(2, 'presale', at('b')), act(3, 'lock', at('f'))]}
        isError={false}
        onRetry={() => undefined}
      />
    ),
  ],
  [
    'the embedded presale',
    [at('a')],
    () => (
      <EmbedCard
        presale={makePresale({ address: at('a') })}
        status={{ label: 'running' } as never}
        name="Alpha"
        logo={undefined}
        href="/"
      />
    ),
  ],
  [
    'locks, those of a pair by the token that is no currency',
    [at('a'), at('b')],
    () => (
      <LockTable
        rows={[lock(1n, at('a')), pairLock(at('d'), at('b'), at('7'))]}
        caption="Locks"
        now={now}
      />
    ),
  ],
  [
    'locks of a pair, those of a factory that is no listed venue by the pair itself',
    [at('c'), at('d')],
    () => (
      <LockTable
        rows={[pairLock(at('c'), at('b'), null), pairLock(at('d'), at('b'), at('6'))]}
        caption="Locks"
        now={now}
      />
    ),
  ],
]

test.each(places)('%s: asked for at once, and shown', async (_place, contracts, render) => {
  getBadgesOfMany.mockImplementation(async (asked: readonly string[]) => ({
    badges: asked.map((contract) => {
      const [chainId, address] = contract.split('-')
      return { id: contract, chainId: Number(chainId), address, kind: 'kyc' } as Badge
    }),
  }))
  renderWithTheme(render())
  await vi.waitFor(() =>
    expect(screen.getAllByText(m.badges_kind_kyc())).toHaveLength(contracts.length),
  )
  expect(getBadgesOfMany.mock.calls).toEqual([[contracts.map((address) => `31337-${address}`)]])
})

test('a lock of another network is asked for once that network is known, by its token at once', async () => {
  const token = `0x${'3'.repeat(40)}`
  const elsewhere = { ...pairLock(at('d'), token, at('5')), chainId: 56 }
  const table = () => <LockTable rows={[elsewhere]} caption="Locks" now={now} />
  getBadgesOfMany.mockResolvedValue({ badges: [] })
  offered.mockReturnValue(undefined)
  const { unmount } = renderWithTheme(table())
  await vi.waitFor(() => expect(screen.getByText('S / S')).toBeDefined())
  expect(getBadgesOfMany).not.toHaveBeenCalled()
  unmount()
  const chain = { type: 'evm', chainId: 56, name: 'BNB', shortname: 'bsc' }
  const listed = { currencies: [{ address: at('9') }], venues: [{ name: 'V2', factory: at('5') }] }
  offered.mockReturnValue([{ ...chain, ...listed }])
  renderWithTheme(table())
  await vi.waitFor(() => expect(getBadgesOfMany.mock.calls).toEqual([[[`56-${token}`]]]))
})

test('airdrops wear no badges of the token that anybody can give', async () => {
  renderWithTheme(<AirdropTable rows={[airdrop(1, at('a'))]} caption="All" now={now} />)
  expect(screen.getByRole('link', { name: 'NEW' })).toBeDefined()
  renderWithTheme(<LockTable rows={[lock(1n, at('4'))]} caption="Locks" now={now} />)
  await vi.waitFor(() => expect(getBadgesOfMany.mock.calls).toEqual([[[`31337-${at('4')}`]]]))
})
