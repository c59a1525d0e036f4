// @vitest-environment happy-dom
import { errorMessage, formatAmount, m, setLocale } from '@slipway/messages'
import type { Lockable } from '@slipway/sdk/platform/lockable'
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { renderWithWallet } from '../../../test/render-with-wallet.tsx'
import { activeChain } from '../../core/active-chain.ts'
import { ChunkTimeoutError } from '../../core/chunk-error.ts'
import { toLocalInput } from '../../form/local-time.ts'
import { PoolCreateForm } from './pool-create-form.tsx'
import { poolDrafts, useCreateFormState } from './use-create-form-state.ts'

const DAY = 86_400
const now = 1_795_000_020
const one = '0x0000000000000000000000000000000000000001'
const contracts = { poolFactory: one } as const
const addresses = {
  token: '0x70997970C51812dc3A010C7d01b50e0d17dc79C8',
  reward: '0x90F79bf6EB2c4f870365E785982E1f101E93b906',
  pair: '0x3C44CdDdB6a900fa2b585dd299e03d12FA4293BC',
  nft: '0x15d34AAf54267DB7D7c367839AAf71A00a2C6A65',
  none: '0x9965507D1a55bcC2695C58ba16FB37d819B0A4dc',
} as const
const facts = { name: 'Keel', symbol: 'KEEL', decimals: 18, totalSupply: 10n ** 24n, balance: 0n }
const known: Readonly<Record<string, Lockable>> = {
  [addresses.token]: { kind: 'token', ...facts, mayRebase: false },
  [addresses.reward]: {
    kind: 'token',
    ...facts,
    name: 'Sail',
    symbol: 'SAIL',
    decimals: 6,
    mayRebase: false,
  },
  [addresses.pair]: {
    kind: 'pair',
    ...facts,
    token0: { address: one, symbol: 'KEEL' },
    token1: { address: '0x0000000000000000000000000000000000000002', symbol: 'WBNB' },
    factory: one,
    venue: 'Some exchange',
  },
  [addresses.nft]: { kind: 'nft', name: 'Buoys', position: 'none', balance: 0n },
  [addresses.none]: { kind: 'none' },
}
vi.mock('@slipway/sdk/lock/evm/recognise-lockable', () => ({
  recogniseLockable: async (_client: unknown, address: string) => known[address],
}))
vi.mock('@slipway/sdk/staking/evm/get-equal-worth', () => ({
  // 4 base units of SAIL (6 decimals) are worth as much as 2e12 of KEEL (18): 1 KEEL is worth 2 SAIL.
  getEqualWorth: async () => ({ staked: 2n * 10n ** 12n, reward: 4n, venues: ['Some exchange'] }),
}))
vi.mock('@slipway/sdk/staking/evm/get-pool-fee', () => ({
  getPoolFee: async () => ({
    feeWei: 10n ** 17n,
    fullFeeWei: 2n * 10n ** 17n,
    discountBps: 5_000n,
  }),
}))
// Links belong to the router, which stands outside of the form.
vi.mock('../../core/app-link.tsx', () => ({
  AppLink: ({ to, children }: { to: string; children: ReactNode }) => <a href={to}>{children}</a>,
}))
const parts = vi.hoisted(() => ({ areAway: false }))
vi.mock('../../core/lazy-part.ts', async (actual) => ({
  ...(await actual<typeof import('../../core/lazy-part.ts')>()),
  withChunkTimeout: async (load: Promise<unknown>) => {
    if (parts.areAway) throw new ChunkTimeoutError()
    return await load
  },
}))
vi.setConfig({ testTimeout: 30_000 })

const getNow = () => now

function Form() {
  const state = useCreateFormState(undefined, getNow)
  return (
    <PoolCreateForm
      contracts={contracts}
      state={state}
      getNow={getNow}
      onPrepared={vi.fn()}
      onStartOver={state.startOver}
    />
  )
}

function show() {
  return renderWithWallet(<Form />)
}

const slow = { timeout: 10_000 }
const field = (name: string) => document.getElementById(`pool-create-${name}`) as HTMLInputElement
const type = (name: string, text: string) =>
  act(async () => fireEvent.change(field(name), { target: { value: text } }))
const choose = (title: string) => act(async () => fireEvent.click(screen.getByText(title)))
const flip = (name: string) => act(async () => fireEvent.click(field(name)))
const fee = (wei: bigint) => formatAmount(wei, 18, { symbol: activeChain.nativeCurrency.symbol })
/** Waits until a text stands on the page; amounts hold spaces that do not break. */
const expectText = (text: string) =>
  waitFor(() => expect(document.body.textContent).toContain(text), slow)
const send = () => act(async () => fireEvent.submit(field('stakedToken')))
const nameBoth = async (kind: 'token' | 'pair' | 'nft' = 'token') => {
  await type('stakedToken', addresses[kind])
  await type('rewardToken', addresses.reward)
  await screen.findByText('Sail', {}, slow)
}

beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
})
afterEach(() => {
  cleanup()
  parts.areAway = false
  setLocale('en-US', { reload: false })
})

describe.each(['en-US', 'zh-CN'] as const)('the form of a pool in %s', (locale) => {
  beforeEach(() => setLocale(locale, { reload: false }))

  test('an empty form names what is missing, in a summary that takes the focus', async () => {
    show()
    await send()
    const summary = await screen.findByRole('alert', {}, slow)
    await waitFor(() => expect(document.activeElement).toBe(summary))
    for (const label of [
      m.stakemake_field_staked(),
      m.stakemake_field_reward(),
      m.presale_field_name(),
    ])
      expect(summary.textContent).toContain(label)
  })

  test('rewards in NFTs, in what is staked, or in nothing have their own messages', async () => {
    show()
    await type('rewardToken', addresses.none)
    expect(await screen.findByText(m.error_Token_InfoNotFound(), {}, slow)).toBeTruthy()
    await type('rewardToken', addresses.nft)
    expect(await screen.findByText(m.stakemake_reward_nft(), {}, slow)).toBeTruthy()
    await type('rewardToken', addresses.token)
    await type('stakedToken', addresses.token)
    await waitFor(() => expect(screen.getAllByText('Keel').length).toBe(2), slow)
    await send()
    const message = errorMessage('PoolFactory_TokensAreSame', {}, { locale })
    expect((await screen.findAllByText(message, {}, slow)).length).toBeGreaterThan(0)
  })
})

test('each kind is recognised and named', async () => {
  show()
  await nameBoth('pair')
  expect(screen.getByText('KEEL / WBNB')).toBeTruthy()
  expect(screen.getByText(new RegExp(`${m.lock_kind_pair()} · Some exchange`))).toBeTruthy()
  await type('stakedToken', addresses.nft)
  expect(await screen.findByText('Buoys', {}, slow)).toBeTruthy()
})

test('rate and total follow one another, with every key and with the times', async () => {
  show()
  await nameBoth()
  // A rate is whole base units of the reward, whatever its total.
  screen.getByText(/Rounded down to whole multiples of 0\.0*1.SAIL/)
  await type('endTime', toLocalInput(now + 600))
  const seconds = BigInt(Math.floor(new Date(field('endTime').value).getTime() / 1_000) - now)
  await type('rate', '2')
  await waitFor(() => expect(field('total').value).toBe(String(2n * seconds)), slow)
  await type('total', '1')
  const rate = 10n ** 6n / seconds
  await waitFor(() => expect(field('rate').value).toBe(`0.${String(rate).padStart(6, '0')}`), slow)
  // The one that was typed stays when the times change.
  await type('endTime', toLocalInput(now + 1_200))
  await waitFor(
    () => expect(field('rate').value).not.toBe(`0.${String(rate).padStart(6, '0')}`),
    slow,
  )
  expect(field('total').value).toBe('1')
})

test('the preview says what is paid, how rewards run, what stakers earn, and who can do what', async () => {
  show()
  await nameBoth()
  await type('endTime', toLocalInput(now + 30 * DAY))
  await type('rate', '1')
  // Whoever works on the form has the parts far down as well.
  fireEvent.focusIn(field('rate'))
  await waitFor(() => expect(field('name')).toBeTruthy(), slow)
  await type('name', 'Keel')
  await flip('hasInvites')
  await waitFor(() => expect(field('invitePercent')).toBeTruthy(), slow)
  await type('invitePercent', '10')
  expect(await screen.findByRole('img', { name: /paid out linearly/ }, slow)).toBeTruthy()
  const seconds = Math.floor(new Date(field('endTime').value).getTime() / 1_000) - now
  const total = (seconds * 1.1).toLocaleString('en-US', { maximumFractionDigits: 1 })
  await expectText(`${total}\u00a0SAIL`)
  // 1 SAIL a second, 10 000 KEEL staked: what is left of 30 days for each; of a year nothing is said, nor of percent.
  const each = (seconds / 10_000).toLocaleString('en-US', { maximumFractionDigits: 6 })
  await expectText(`${each}\u00a0SAIL`)
  expect(screen.getByText(m.stakemake_apr_rest({ unit: '1 KEEL' }))).toBeTruthy()
  expect(screen.queryByText(m.stakemake_apr_percent())).toBeNull()
  // In a pool of two years a year's 31 536 000 / 10 000, of which 2 are worth one KEEL.
  await type('endTime', toLocalInput(now + 730 * DAY))
  await expectText('3,153.6\u00a0SAIL')
  await expectText('157,680%')
  expect(screen.getByText(m.stakemake_apr_estimate({ venues: 'Some exchange' }))).toBeTruthy()
  for (const text of [
    m.stakemake_fixed_stakes(),
    m.stakemake_admin_worse(),
    m.stakemake_report_wallet(),
  ])
    expect(screen.getByText(text)).toBeTruthy()
})

test('NFTs have no price, and a pool for them says so', async () => {
  show()
  await nameBoth('nft')
  await type('rate', '1')
  expect(await screen.findByText(m.stakemake_apr_nft(), {}, slow)).toBeTruthy()
  expect(screen.queryByText(m.stakemake_apr_percent())).toBeNull()
})

test('dates are asked for where they were chosen', async () => {
  show()
  expect(field('startTime')).toBeNull()
  expect(field('endTime').value).toBe(toLocalInput(now + 30 * DAY))
  await choose(m.stakemake_start_date())
  await choose(m.stakemake_deadline_date())
  expect(field('startTime')).toBeTruthy()
  expect(field('stakeDeadline')).toBeTruthy()
})

test('the fee is shown with the discount of the wallet', async () => {
  show()
  // What is far below the window loads once somebody works on the form.
  await act(async () => fireEvent.focusIn(field('rate')))
  await expectText(fee(10n ** 17n))
  await expectText(fee(2n * 10n ** 17n))
})

test('a draft of an earlier visit is offered, and taken up or discarded', async () => {
  show()
  await nameBoth()
  await type('rate', '77')
  cleanup()
  sessionStorage.clear()
  show()
  expect(field('rate').value).toBe('')
  await act(async () => fireEvent.click(screen.getByText(m.shell_draft_restore())))
  expect(field('stakedToken').value).toBe(addresses.token)
  expect(field('rate').value).toBe('77')
  cleanup()
  sessionStorage.clear()
  show()
  await act(async () => fireEvent.click(screen.getByText(m.shell_draft_discard())))
  expect(poolDrafts.load()).toBeNull()
})

test('a part that does not load is told above the form, which can be sent again', async () => {
  show()
  await nameBoth()
  parts.areAway = true
  await send()
  const summary = await screen.findByRole('alert', {}, slow)
  expect(summary.textContent).toContain(m.shell_chunk_text())
  expect(document.activeElement).toBe(summary)
  parts.areAway = false
  await send()
  await waitFor(
    () => expect(screen.getByRole('alert').textContent).toContain(m.stakemake_field_total()),
    slow,
  )
  expect(screen.getByRole('alert').textContent).not.toContain(m.shell_chunk_text())
})
