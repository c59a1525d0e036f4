// @vitest-environment happy-dom
import { getChain, type SolanaChainDefinition } from '@slipway/chains'
import { m } from '@slipway/messages'
import type { SolanaPresale } from '@slipway/sdk/solana/presale/types'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { renderWithTheme } from '../../../../test/render-with-theme.tsx'
import { useRecordStore } from '../../flow/record-store.ts'
import type { PresaleView } from '../types.ts'
import { ContributeCard } from './contribute-card.tsx'
import { exitSentence } from './exit-terms.ts'
import type { PresaleActs } from './presale-act.ts'
import { testPresale } from './test/presale-fixture.ts'

const account = testPresale().creator
const friend = '4zvwRjXUKGfvwnParsHAS3HuSVzV5cA4McphgmoCtajS'
const open = vi.fn()
const fakes = vi.hoisted(() => ({ obstacle: vi.fn() }))
vi.mock('../../network/find-own-account.ts', () => ({ findAccountObstacle: fakes.obstacle }))

beforeEach(() => {
  sessionStorage.clear()
  fakes.obstacle.mockReset().mockResolvedValue(undefined)
})
afterEach(() => {
  cleanup()
  useRecordStore.setState({ records: [] })
})

const chain = getChain('sol') as SolanaChainDefinition

function render(
  inviterBps: readonly number[],
  label: 'coming' | 'running' = 'running',
  change: Partial<SolanaPresale> = {},
) {
  const view = {
    chain,
    presale: testPresale({ inviterBps, ...change }),
    token: { symbol: 'EDDY', decimals: 2, isTaxed: false, transferFeeBps: 0 },
    ...{ status: { label, reason: 'none' }, now: label === 'coming' ? 1_000 : 3_000 },
  } as unknown as PresaleView
  const acts = { review: { clearProblem: () => undefined }, open } as unknown as PresaleActs
  const state = { buyer: null, balance: 100_000_000_000n, deposit: 2_000_000n }
  renderWithTheme(
    <QueryClientProvider client={new QueryClient()}>
      <ContributeCard view={view} acts={acts} state={state} account={account} given={friend} />
    </QueryClientProvider>,
  )
}

const typeAmount = () =>
  fireEvent.change(screen.getByLabelText(m.presale_buy_amount(), { exact: false }), {
    target: { value: '1' },
  })

const inviterSent = () => {
  fireEvent.submit(screen.getByLabelText(m.presale_buy_amount(), { exact: false }))
  return open.mock.lastCall?.[1].inviter
}

test('who came by a link reads who invited, and can do without', () => {
  render([500])
  typeAmount()
  screen.getByText(m.presale_buy_invited({ inviter: '4zvw…CtajS' }))
  expect(inviterSent()).toBe(friend)
  fireEvent.click(screen.getByRole('button', { name: m.presale_buy_invited_drop() }))
  expect(screen.queryByText(m.presale_buy_invited({ inviter: '4zvw…CtajS' }))).toBeNull()
  expect(inviterSent()).toBeUndefined()
})

test.each([
  ['frozen', m.solpresalepage_buy_frozen],
  ['given', m.solpresalepage_buy_given],
] as const)(
  'that claims cannot go into the wallet’s associated account is said before a contribution: %s',
  async (obstacle, text) => {
    fakes.obstacle.mockResolvedValue(obstacle)
    render([])
    await screen.findByText(text())
    expect(fakes.obstacle.mock.calls[0]?.[2]).toBe(account)
  },
)

test('a link names nobody where nobody is rewarded', () => {
  render([])
  typeAmount()
  expect(screen.queryByRole('button', { name: m.presale_buy_invited_drop() })).toBeNull()
  expect(inviterSent()).toBeUndefined()
})

test('before the start a link says already who invited, and what leaving will cost is read', () => {
  render([500], 'coming')
  screen.getByText(m.presale_buy_invited({ inviter: '4zvw…CtajS' }))
  expect(document.body.textContent).toContain(exitSentence(testPresale(), 1_000))
  fireEvent.click(screen.getByRole('button', { name: m.presale_buy_invited_drop() }))
  expect(screen.queryByText(m.presale_buy_invited({ inviter: '4zvw…CtajS' }))).toBeNull()
})

test.each([
  ['under way', 'pending', testPresale().address, true],
  ['that came in', 'confirmed', testPresale().address, false],
  ['that failed', 'failed', testPresale().address, false],
  ['to another presale', 'pending', friend, false],
] as const)(
  'a reload with a contribution %s: whether it is said, and no other one offered',
  (_, status, presale, isSaid) => {
    useRecordStore.setState({
      records: [
        {
          ...{
            signature: 'x',
            chainId: chain.chainId,
            account,
            kind: 'presale_contribute',
            status,
          },
          ...{ subject: 'EDDY', mint: friend, presale, createdAt: 1, lastValidBlockHeight: 1n },
        },
      ],
    })
    render([])
    const said = m.transaction_underway_text({ status: m.transaction_status_pending() })
    expect(screen.queryByText(said) !== null).toBe(isSaid)
    expect(screen.queryByRole('button', { name: m.presale_buy_button() }) === null).toBe(isSaid)
  },
)

test.each([
  ['reaches', 0n, m.presale_buy_gets_fair(), m.presale_buy_gets_fair_soft()],
  ['misses', 1n, m.presale_buy_gets_fair_soft(), m.presale_buy_gets_fair()],
])('an amount that %s the soft cap of a fair presale', (_what, missing, said, unsaid) => {
  render([], 'running', { kind: 'fair', total: 4_000_000_000n - missing })
  typeAmount()
  screen.getByText(said)
  expect(screen.queryByText(unsaid)).toBeNull()
})

test.each([
  ['normal', m.solpresalepage_buy_text()],
  ['fair', m.solpresalepage_buy_text_fair()],
] as const)('a %s presale says up to what it takes SOL', (kind, text) => {
  render([], 'running', { kind })
  screen.getByText(text)
})

test('before a presale that nobody can leave starts, leaving is said to be closed', () => {
  const change = { endAt: testPresale().startAt + 900 }
  render([], 'coming', change)
  const closed = exitSentence(testPresale(change), testPresale().startAt)
  screen.getByText((shown) => shown.includes(closed))
})
