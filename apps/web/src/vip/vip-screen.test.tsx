// @vitest-environment happy-dom
import { MantineProvider } from '@mantine/core'
import { getEvmChain } from '@slipway/chains'
import { errorMessage, formatTime, m, setLocale } from '@slipway/messages'
import { shortenAddress } from '@slipway/sdk/shared/shorten-address'
import type { CreationFee, Membership, VipPlan } from '@slipway/sdk/vip/types'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import type { ReactNode } from 'react'
import { parseEther } from 'viem'
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { activeChain } from '../core/active-chain.ts'
import { nativeAmount } from '../creation-fee/native-amount.ts'
import { loadRefusalText } from '../form/use-refusal-text.ts'
import type { ShownPlan } from '../transaction/shown-plan.ts'
import { VipScreen } from './vip-screen.tsx'

beforeAll(loadRefusalText)

const now = 1_800_000_000
const day = 86_400
const one = vi.hoisted(() => '0x0000000000000000000000000000000000000001' as const)
const account = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
const friend = '0x90F79bf6EB2c4f870365E785982E1f101E93b906'

const world = vi.hoisted(() => ({
  account: undefined as string | undefined,
  expiresAt: {} as Record<string, number>,
  plans: [] as unknown[],
  fees: [] as unknown[],
  isAway: false,
  opened: [] as unknown[],
  payments: [] as unknown[],
  elsewhere: [] as unknown[],
  isIndexAway: false,
}))

vi.mock('../creation-fee/vip-contracts.ts', () => ({ vipContracts: { vip: one } }))
vi.mock('wagmi', () => ({ useConnection: () => ({ address: world.account }) }))
vi.mock('../core/read-client.ts', () => ({
  readClient: { chain: { id: 56 }, getBalance: async () => 10n ** 18n },
}))
vi.mock('../transaction/use-chain-now.ts', () => ({ useChainNow: () => now }))
vi.mock('../transaction/connect-button.tsx', () => ({ ConnectButton: () => <i>connect</i> }))
vi.mock('../transaction/use-review.tsx', () => ({
  useReview: () => ({ open: (plan: unknown) => world.opened.push(plan), dialog: null }),
}))
vi.mock('@slipway/sdk/vip/evm/get-membership', () => ({
  getMembership: async (_client: unknown, _contracts: unknown, user: string) =>
    ({
      user,
      expiresAt: world.expiresAt[user] ?? 0,
      paidWei: 10n ** 17n,
      days: 30,
      readAt: now,
    }) as Membership,
}))
vi.mock('@slipway/sdk/vip/evm/get-vip-plans', () => ({
  getVipPlans: async () => {
    if (world.isAway) throw new Error('away')
    return world.plans
  },
}))
vi.mock('@slipway/sdk/vip/evm/get-fee-factories', () => ({
  getFeeFactories: () => [{ tool: 'token', address: one }],
}))
vi.mock('@slipway/sdk/vip/evm/get-creation-fees', () => ({
  // Asked for the visitor, whose discount counts.
  getCreationFees: async (...[, , , asked]: readonly unknown[]) =>
    asked === world.account ? world.fees : [],
}))
vi.mock('@slipway/api-client', async (load) => ({
  ...(await load<typeof import('@slipway/api-client')>()),
  makeVipCalls: () => ({
    listVipHistory: async (_path: unknown, { account: asked }: { account: string }) => {
      if (world.isIndexAway) throw new Error('away')
      return { items: asked === world.account ? world.payments : [], nextCursor: null }
    },
    listPortfolioMemberships: async () => ({ items: world.elsewhere, nextCursor: null }),
    getVip: async () => ({ vip: { membersNow: 7 } }),
  }),
}))
// Links belong to the router, which stands outside.
vi.mock('../core/app-link.tsx', () => ({
  AppLink: ({ to, children }: { to: string; children: ReactNode }) => <a href={to}>{children}</a>,
}))

const plans: readonly VipPlan[] = [
  { index: 0, priceWei: parseEther('0.3'), days: 30, isOpen: true },
  { index: 1, priceWei: parseEther('0.6'), days: 90, isOpen: true },
  { index: 2, priceWei: parseEther('0.01'), days: 365, isOpen: false },
  { index: 3, priceWei: parseEther('100'), days: 365, isOpen: true },
]
const fee = (tool: CreationFee['tool'], ether: string, isWaived = true): CreationFee => ({
  tool,
  templateId: 1,
  fullFeeWei: parseEther(ether),
  feeWei: parseEther(ether),
  isWaived,
})
/** The same to a wallet that pays a part of it. */
const less = (one: CreationFee, ether: string): CreationFee => ({
  ...one,
  feeWei: parseEther(ether),
})

const show = () =>
  render(
    <QueryClientProvider
      client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}
    >
      <MantineProvider env="test">
        <VipScreen contracts={{ vip: one }} />
      </MantineProvider>
    </QueryClientProvider>,
  )
const text = () => document.body.textContent ?? ''
/** Amounts hold spaces that do not break. */
const expectText = (wanted: string) => waitFor(() => expect(text()).toContain(wanted))
const press = (name: string) =>
  act(async () => fireEvent.click(screen.getByRole('button', { name })))
const reviewed = () => world.opened.at(-1) as ShownPlan

beforeEach(async () => {
  await setLocale('en-US')
  Object.assign(world, {
    account,
    expiresAt: {},
    plans,
    fees: [fee('token', '0.02'), fee('presale', '0.2')],
    isAway: false,
    opened: [],
    payments: [],
    elsewhere: [],
    isIndexAway: false,
  })
})
afterEach(cleanup)

describe('plans', () => {
  const even = (count: number) =>
    m.vip_even({ count, thing: m.vip_thing_presale(), fee: nativeAmount(parseEther('0.2')) })

  test('each says its price, its price a day and from how many creations on it pays', async () => {
    show()
    await expectText(nativeAmount(parseEther('0.3')))
    expect(text()).toContain(m.vip_day_price({ amount: nativeAmount(parseEther('0.01')) }))
    // 0.6 for 90 days, rounded up: a day is not shown cheaper than it is.
    expect(text()).toContain(m.vip_day_price({ amount: nativeAmount(parseEther('0.006667')) }))
    expect(text()).toContain(even(2))
    expect(text()).toContain(even(3))
  })

  test('those that are closed are not offered', async () => {
    show()
    await expectText(nativeAmount(parseEther('0.3')))
    expect(screen.getAllByRole('button', { name: /^Become a member for/ })).toHaveLength(3)
  })

  test('a renewal adds up: the expiry that it brings stands on the plan before anything is signed', async () => {
    world.expiresAt = { [account]: now + 10 * day }
    show()
    await expectText(m.vip_new_expiry({ time: formatTime(now + 40 * day) }))
    expect(text()).toContain(m.vip_new_expiry({ time: formatTime(now + 100 * day) }))
  })

  test('the review names the price, who becomes a member and until when (P-46)', async () => {
    world.expiresAt = { [account]: now + 10 * day }
    show()
    await expectText(m.vip_new_expiry({ time: formatTime(now + 40 * day) }))
    await press(m.vip_renew_plan({ days: '30 days' }))
    await waitFor(() => expect(world.opened).toHaveLength(1))
    const { input, label, review } = reviewed()
    expect(input).toMatchObject({ contracts: { vip: one }, plan: plans[0], user: account })
    expect(label.kind).toBe('vip_start')
    expect(review.title).toBe(m.vip_review_renew())
    expect(review.pays).toMatchObject([{ value: nativeAmount(parseEther('0.3')) }])
    expect(review.gets[0]).toMatchObject({
      value: formatTime(now + 40 * day),
      note: m.vip_review_adds({ days: '30 days' }),
    })
  })

  test('what the wallet cannot pay is said before the wallet is asked', async () => {
    show()
    await expectText(nativeAmount(parseEther('100')))
    await press(m.vip_buy_plan({ days: '365 days' }))
    const { nativeCurrency } = activeChain
    const args = { neededWei: parseEther('100'), balanceWei: parseEther('1') }
    await expectText(errorMessage('Balance_Insufficient', args, { nativeCurrency }))
    expect(world.opened).toEqual([])
  })

  test('nobody connected is asked to connect', async () => {
    world.account = undefined
    show()
    await expectText(m.vip_mine_connect())
    expect(screen.getAllByText('connect')).toHaveLength(3)
  })
})

describe('what is saved', () => {
  test('every fee of the network stands there, the dearest first', async () => {
    show()
    await expectText(m.vip_saves())
    const rows = screen.getAllByRole('row').slice(1)
    expect(rows.map((row) => row.textContent)).toEqual([
      `${m.vip_tool_presale()}${nativeAmount(parseEther('0.2'))}${nativeAmount(0n)}`,
      `${m.vip_tool_token()}${nativeAmount(parseEther('0.02'))}${nativeAmount(0n)}`,
    ])
  })

  test('a discount leaves less to save: a plan pays later', async () => {
    world.fees = [less(fee('presale', '0.2'), '0.1')]
    show()
    await expectText(nativeAmount(parseEther('0.1')))
    const saved = { thing: m.vip_thing_presale(), fee: nativeAmount(parseEther('0.1')) }
    expect(text()).toContain(m.vip_even({ ...saved, count: 3 }))
    expect(text()).toContain(m.vip_even({ ...saved, count: 6 }))
    expect(text()).not.toContain(nativeAmount(parseEther('0.2')))
  })

  test('a wallet that pays nothing anyway is offered no membership, but can give one', async () => {
    world.fees = [less(fee('token', '0.02'), '0'), less(fee('presale', '0.2'), '0')]
    show()
    await expectText(m.vip_discount_title())
    expect(screen.queryByRole('button', { name: /^Become|^Renew/ })).toBeNull()
    await expectText(m.vip_gift())
  })

  test.each([
    ['no tool charges a fee', [fee('token', '0')]],
    ['no factory asks for memberships', [fee('token', '0.02', false)]],
  ])('nothing is sold where %s', async (_case, fees) => {
    world.fees = fees
    show()
    await expectText(m.vip_nothing_title())
    expect(screen.queryByRole('button', { name: /member|Renew|Give/ })).toBeNull()
  })
})

describe('my membership', () => {
  test.each([
    ['none', 0, () => m.vip_mine_none({ chain: activeChain.name })],
    ['running', now + 20 * day, () => m.vip_state_member()],
    ['ending', now + 2 * day, () => m.vip_ending_title({ time: '2 days' })],
    ['over', now - day, () => m.vip_expired_title()],
  ])('%s', async (_state, expiresAt, expected) => {
    world.expiresAt = { [account]: expiresAt }
    show()
    await expectText(expected())
  })
})

describe('my payments', () => {
  const hash = `0x${'ab'.repeat(32)}`
  const payment = (id: string, user: string, payer: string) => ({
    ...{ id, kind: 'paid', actor: payer, account: user, payer, planIndex: 0, days: 30 },
    ...{ amountWei: String(parseEther('0.3')), expiresAt: now + 9 * day },
    ...{ createdAt: now - day, blockNumber: 7, txHash: hash },
  })

  test('say what was bought, given and received, for how much and until when, with their transactions', async () => {
    world.payments = [
      payment('3', account, account),
      payment('2', friend, account),
      payment('1', account, friend),
    ]
    show()
    await expectText(m.vip_payments())
    const rows = within(screen.getByRole('table', { name: m.vip_payments() })).getAllByRole('row')
    const given = { days: '30 days', user: shortenAddress(friend) }
    const received = { days: '30 days', payer: shortenAddress(friend) }
    expect(rows.slice(1).map((row) => row.querySelector('th')?.textContent)).toEqual([
      m.vip_payment_own({ days: '30 days' }),
      m.vip_payment_given(given),
      m.vip_payment_received(received),
    ])
    expect(rows[1]?.textContent).toContain(nativeAmount(parseEther('0.3')))
    expect(rows[1]?.textContent).toContain(formatTime(now + 9 * day))
    const links = screen.queryAllByRole('link', { name: m.vip_payment_transaction() })
    const { explorer } = activeChain
    expect(links.map((link) => link.getAttribute('href'))).toEqual(
      explorer ? [1, 2, 3].map(() => `${explorer.url}/tx/${hash}`) : [],
    )
  })

  test('are not there for who never paid, and their absence is said when the index is away', async () => {
    show()
    await expectText(m.vip_members({ count: 7 }))
    expect(text()).not.toContain(m.vip_payments())
    cleanup()
    world.isIndexAway = true
    show()
    await expectText(m.vip_payments_failed())
    await expectText(m.vip_plans())
  })

  test('memberships that run on other networks are named', async () => {
    const other = getEvmChain('eth')
    const here = { chainId: activeChain.chainId, isMember: true, expiresAt: now + day }
    const there = { chainId: other.chainId, isMember: true, expiresAt: now + 5 * day }
    world.elsewhere = [here, there, { ...there, isMember: false }]
    show()
    const time = formatTime(now + 5 * day)
    await expectText(m.vip_elsewhere_one({ chain: other.name, time }))
    const list = screen.getByRole('list', { name: m.vip_elsewhere() })
    expect(within(list).getAllByRole('link')).toHaveLength(1)
  })
})

describe('a gift', () => {
  const open = async () => {
    show()
    await expectText(m.vip_gift())
    await press(m.console_row_open({ action: m.vip_gift_open(), title: m.vip_gift() }))
  }
  const type = (value: string) =>
    act(async () =>
      fireEvent.change(screen.getByLabelText(m.vip_gift_user()), { target: { value } }),
    )
  const submit = () => press(m.token_console_review())

  test('adds to what the other address has, which is shown first', async () => {
    world.expiresAt = { [friend]: now + 5 * day }
    await open()
    await type(friend)
    await expectText(m.vip_gift_preview({ time: formatTime(now + 35 * day) }))
    await submit()
    await waitFor(() => expect(world.opened).toHaveLength(1))
    expect(reviewed().label.kind).toBe('vip_gift')
    expect(reviewed().input).toMatchObject({ user: friend, plan: plans[0] })
  })

  test.each([
    [account, 'Vip_GiftToSelf'],
    ['0x12', 'Input_AddressInvalid'],
    ['0x0000000000000000000000000000000000000000', 'Vip_UserZero'],
  ])('to %s is refused beside the field', async (address, code) => {
    await open()
    await type(address)
    await submit()
    await expectText(errorMessage(code))
    expect(world.opened).toEqual([])
  })
})

test('a network whose nodes do not answer says so and lets one try again', async () => {
  world.isAway = true
  show()
  await expectText(m.vip_failed_title())
  world.isAway = false
  await press(m.shell_retry())
  await expectText(m.vip_plans())
})
