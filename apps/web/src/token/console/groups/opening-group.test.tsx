// @vitest-environment happy-dom
import { m } from '@slipway/messages'
import type { Opening } from '@slipway/sdk/token/launch/get-opening'
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { type Address, zeroAddress } from 'viem'
import { afterEach, beforeAll, expect, test, vi } from 'vitest'
import { renderWithTheme } from '../../../../test/render-with-theme.tsx'
import { loadRefusalText } from '../../../form/use-refusal-text.ts'
import type { ShownPlan } from '../../../transaction/shown-plan.ts'
import type { ConsoleAct } from '../console-act.ts'
import OpeningGroup from './opening-group.tsx'

beforeAll(loadRefusalText)
const { opening, balance } = vi.hoisted(() => ({ opening: vi.fn(), balance: vi.fn() }))
vi.mock('../use-token-openings.ts', async (original) => ({
  ...(await original<typeof import('../use-token-openings.ts')>()),
  useTokenOpenings: opening,
}))
vi.mock('../use-quote-balance.ts', () => ({ useQuoteBalance: balance }))
vi.mock('../../../core/read-client.ts', () => ({ readClient: { chain: { id: 31_337 } } }))
vi.mock('../../../transaction/use-chain-now.ts', () => ({ useChainNow: () => 1_000 }))
afterEach(cleanup)

const account: Address = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
const E = 10n ** 18n
const base = {
  ...{ openingId: 1n, token: account, pair: account, quote: account, isNative: true },
  ...{ cap: 10n * E, minRate: E, spent: 0n, bought: 0n, isCleared: false },
}
const collecting = { endsAt: 1_100, refundsFrom: 4_700 }
const waiting = { endsAt: 900, refundsFrom: 4_500 }
const refunding = { endsAt: 100, refundsFrom: 900 }

const open = vi.fn()

type Change = Partial<Opening>

/** @param earlier the openings before this one, the newest first */
function show(
  change: Change,
  { isLaunched = false, isUnread = false, earlier = [] as Change[] } = {},
) {
  const openings = [change, ...earlier].map((one, index) => ({
    ...{ ...base, total: E, ...collecting, ...one },
    openingId: BigInt(9 - index),
  }))
  opening.mockReturnValue({
    ...{ vault: zeroAddress, openings: isUnread ? [] : openings },
    ...{ isUnread, again: () => undefined },
  })
  const token = {
    ...{ address: account, symbol: 'HBR', decimals: 18, taxed: { launch: { isLaunched } } },
  }
  const act = {
    ...{ token, account, now: 1_000, open, clearDone: () => undefined },
    doneOf: () => null,
  } as unknown as ConsoleAct
  renderWithTheme(<OpeningGroup act={act} />)
}
const has = (text: string) =>
  document.body.textContent?.replaceAll('\u00a0', ' ').includes(text) === true

test('an opening says until when it collects, then when refunds start', () => {
  show({})
  expect([has(m.console_opening_left()), has(m.console_opening_refunds_in())]).toEqual([
    true,
    false,
  ])
  cleanup()
  show(waiting)
  expect([has(m.console_opening_left()), has(m.console_opening_refunds_in())]).toEqual([
    false,
    true,
  ])
  screen.getByText(m.console_opening_text())
})

test.each([
  ['waiting', waiting],
  ['over', refunding],
])('one that nobody joined promises no settlement and no refund while it is %s', (_, times) => {
  show({ total: 0n, ...times })
  screen.getByText(m.console_opening_empty())
  screen.getByText(m.console_opening_empty_text())
  expect(has(m.console_opening_refunds_in())).toBe(false)
})

test('of one that nobody joined nobody says that trading can still be opened, once it is', () => {
  show({ total: 0n, ...refunding }, { isLaunched: true })
  screen.getByText(m.console_opening_empty_opened())
  expect(screen.queryByText(m.console_opening_empty_text())).toBeNull()
})

test('one that was not settled in time says so', () => {
  show(refunding)
  screen.getByText(m.console_opening_refunding_text())
})

test('one that is settled says what it bought, and no longer how it could be settled', () => {
  show({ isCleared: true, spent: 2n * E, bought: 300n * E })
  const [spent, bought] = ['2 BNB', '300 HBR']
  expect(screen.queryByText(m.console_opening_text())).toBeNull()
  expect(has(m.console_opening_cleared_text({ spent, bought }))).toBe(true)
})

test('trading that was opened before the settlement is said, as long as somebody waits for it', () => {
  show(waiting, { isLaunched: true })
  screen.getByText(m.console_opening_early())
  cleanup()
  show(waiting)
  expect(has(m.console_opening_early())).toBe(false)
  cleanup()
  show({ ...waiting, isCleared: true }, { isLaunched: true })
  expect(has(m.console_opening_early())).toBe(false)
})

test('nobody is first to join unwarned once trading was opened before the settlement', () => {
  show({ total: 0n }, { isLaunched: true })
  screen.getByText(m.console_opening_early())
})

test.each([
  [false, m.console_group_opening_text, m.console_opening_commit_text],
  [true, m.console_group_opening_text_opened, m.console_opening_commit_text_opened],
] as const)(
  'joining says, in the form and in the review, whether others can buy before: %s',
  async (isLaunched, group, join) => {
    open.mockReset()
    balance.mockReturnValue(100n * E)
    show({}, { isLaunched })
    screen.getByText(group())
    screen.getByText(join())
    fireEvent.click(screen.getByRole('button', { expanded: false }))
    const input = screen.getByLabelText<HTMLInputElement>(m.console_opening_amount())
    fireEvent.change(input, { target: { value: '1' } })
    fireEvent.click(screen.getByRole('button', { name: m.token_console_review() }))
    await waitFor(() => expect(open).toHaveBeenCalled())
    const [[plan]] = open.mock.calls as [[ShownPlan]]
    const early = isLaunched ? [m.console_opening_early()] : []
    expect(plan.review.permanent).toEqual([m.console_opening_commit_permanent(), ...early])
  },
)

test.each([
  ['is settled', { isCleared: true }],
  ['nobody joined in time', { ...waiting, total: 0n }],
  ['is refunded', refunding],
])('of one that %s nobody says that others buy before it', (_, change) => {
  show(change, { isLaunched: true })
  screen.getByText(m.console_group_opening_text())
  expect(has(m.console_opening_early())).toBe(false)
})

test('who has a refund in an opening before the newest gets it; what else is over there is not shown', async () => {
  open.mockReset()
  const lapsed = { ...refunding, total: E }
  const earlier = [lapsed, { ...lapsed, commitment: E }]
  show(waiting, { earlier })
  const badges = [m.console_opening_waiting(), m.console_opening_refunding()]
  expect(badges.map((text) => screen.getAllByText(text).length)).toEqual([1, 1])
  fireEvent.click(screen.getByRole('button', { name: /Refund your commitment/ }))
  fireEvent.click(screen.getByRole('button', { name: m.token_console_review() }))
  await waitFor(() => expect(open).toHaveBeenCalled())
  expect(open.mock.calls[0]?.[0].input).toMatchObject({ openingId: 7n })
})

test('where nobody can tell whether there is an opening, that is said', () => {
  show({}, { isUnread: true })
  screen.getByText(m.console_opening_unread())
})

test('a commitment beyond what the wallet has is refused in the form', async () => {
  balance.mockReturnValue(E)
  show({})
  fireEvent.click(screen.getByRole('button', { expanded: false }))
  const input = screen.getByLabelText<HTMLInputElement>(m.console_opening_amount())
  fireEvent.change(input, { target: { value: '1.5' } })
  fireEvent.click(screen.getByRole('button', { name: m.token_console_review() }))
  await screen.findByText(m.token_burn_too_much({ balance: '1 BNB' }))
})

test.each([
  ['below the cap', E, '2', '2 BNB'],
  ['that takes the sum above it', 7n * E, '13', '6.5 BNB'],
])(
  'a commitment %s is promised a price, and told what would be spent',
  async (_, total, typed, spent) => {
    open.mockReset()
    balance.mockReturnValue(100n * E)
    show({ total, minRate: 3n * E })
    fireEvent.click(screen.getByRole('button', { expanded: false }))
    const input = screen.getByLabelText<HTMLInputElement>(m.console_opening_amount())
    fireEvent.change(input, { target: { value: typed } })
    expect(has(m.console_opening_preview({ currency: 'BNB', least: '3 HBR', spent }))).toBe(true)
    fireEvent.click(screen.getByRole('button', { name: m.token_console_review() }))
    await waitFor(() => expect(open).toHaveBeenCalled())
    const [[plan]] = open.mock.calls as [[ShownPlan]]
    const values = plan.review.gets?.map(({ value }) => value.replace('\u00a0', ' '))
    expect(values).toEqual(['3 HBR', spent])
  },
)

test.each([
  ['tokens alone', 0n, 1],
  ['tokens and an excess', E, 2],
])('a claim of %s names nothing else', async (_, quoteBack, lines) => {
  open.mockReset()
  show({ isCleared: true, spent: E, bought: E, commitment: E, claimable: { tokens: E, quoteBack } })
  fireEvent.click(screen.getByRole('button', { expanded: false }))
  fireEvent.click(screen.getByRole('button', { name: m.token_console_review() }))
  await waitFor(() => expect(open).toHaveBeenCalled())
  expect(open.mock.calls[0]?.[0].review.gets).toHaveLength(lines)
})

test.each([
  [false, m.console_opening_clear_text, ['Open', '1 BNB'], [m.console_launch_permanent()]],
  [true, m.console_opening_clear_text_opened, ['1 BNB'], []],
] as const)(
  'a settlement opens trading, unless it is open already: %s',
  async (isLaunched, text, values, permanent) => {
    open.mockReset()
    show(waiting, { isLaunched })
    screen.getByText(text())
    fireEvent.click(screen.getByRole('button', { expanded: false }))
    fireEvent.click(screen.getByRole('button', { name: m.token_console_review() }))
    await waitFor(() => expect(open).toHaveBeenCalled())
    const [[plan]] = open.mock.calls as [[ShownPlan]]
    expect(plan.review.gets?.map(({ value }) => value.replace('\u00a0', ' '))).toEqual(values)
    expect(plan.review.permanent).toEqual(permanent)
  },
)
