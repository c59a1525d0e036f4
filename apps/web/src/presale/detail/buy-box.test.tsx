// @vitest-environment happy-dom
import { m } from '@slipway/messages'
import { presaleStatus } from '@slipway/sdk/presale/presale-status'
import type { Presale, PresaleAccount } from '@slipway/sdk/presale/types'
import { shortenAddress } from '@slipway/sdk/shared/shorten-address'
import { cleanup, fireEvent, screen } from '@testing-library/react'
import { useState } from 'react'
import { type Address, zeroAddress } from 'viem'
import { afterEach, expect, test, vi } from 'vitest'
import { renderWithTheme } from '../../../test/render-with-theme.tsx'
import { activeChain } from '../../core/active-chain.ts'
import { useTransactionStore } from '../../transaction/transaction-store.ts'
import { makePresale } from '../test/presale-fixture.ts'
import { BuyBox } from './buy-box.tsx'
import type { PresaleContext } from './presale-context.ts'

const visitor: Address = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
vi.mock('wagmi', () => ({ useConnection: () => ({ address: visitor }) }))
vi.mock('../../core/read-client.ts', () => ({
  readClient: { chain: { id: 31337 }, getGasPrice: async () => 1n },
}))
vi.mock('../../transaction/connect-button.tsx', () => ({ ConnectButton: () => null }))
vi.mock('./use-presale.ts', () => ({ useIndexedPresale: () => ({}) }))

const invitees = vi.hoisted(() => ({ count: 0 }))
vi.mock('@slipway/sdk/platform/get-inviter-state', () => ({
  getInviterState: async () => ({ subUserCount: invitees.count }),
}))
vi.mock('../shared/presale-contracts.ts', () => ({
  presaleContracts: { inviter: `0x${'9'.repeat(40)}` },
}))

const E = 10n ** 18n
const my: PresaleAccount = {
  contributed: 0n,
  claimed: 0n,
  claimable: 0n,
  allocation: 0n,
  excess: 0n,
  refundable: 0n,
  refundFee: 0n,
  exitFee: 0n,
  level: 0,
  slotStatus: 0,
  balance: 100n * E,
  allowance: 0n,
  inviter: zeroAddress,
}

function actOf(presale: Presale, done: string | null = null): PresaleContext {
  const now = presale.terms.startTime
  return {
    ...{ presale, status: presaleStatus(presale, now), name: 'Harbour', account: visitor, my, now },
    token: presale.token,
    currency: presale.currency,
    open: () => undefined,
    doneOf: () => done,
    clearDone: () => undefined,
  }
}

const box = (act: PresaleContext, inviter?: Address) => (
  <BuyBox view={act} act={act} inviter={inviter} onDropInviter={() => undefined} />
)

afterEach(() => {
  cleanup()
  invitees.count = 0
  useTransactionStore.setState({ records: [] })
})

function Contributing() {
  const [done, setDone] = useState<string | null>(null)
  return (
    <>
      <button type="button" onClick={() => setDone('It is in the presale.')}>
        mined
      </button>
      {box(actOf(makePresale(), done))}
    </>
  )
}

async function submitAmount(value: string) {
  renderWithTheme(<Contributing />)
  const amount = await screen.findByLabelText<HTMLInputElement>(m.presale_buy_amount())
  fireEvent.change(amount, { target: { value } })
  fireEvent.click(screen.getByRole('button', { name: m.presale_buy_button() }))
  return amount
}

test('a contribution that has come in leaves the form empty, and is confirmed', async () => {
  const amount = await submitAmount('1')
  fireEvent.click(screen.getByRole('button', { name: 'mined' }))
  screen.getByText('It is in the presale.')
  expect(amount.value).toBe('')
})

test('what was typed after it was sent stays', async () => {
  const amount = await submitAmount('1')
  fireEvent.change(amount, { target: { value: '2' } })
  fireEvent.click(screen.getByRole('button', { name: 'mined' }))
  expect(amount.value).toBe('2')
})

test.each([
  ['only a list', 2, m.presale_slot_never()],
  ['tiers first', 1, /^Opens to this wallet/],
])('a wallet that %s keeps out is told so once', (_how, useWhiteList, text) => {
  const terms = { ...makePresale().terms, useWhiteList, t1Block: 600, t2Block: 600 }
  renderWithTheme(box(actOf({ ...makePresale(), terms })))
  expect(screen.getAllByText(text)).toHaveLength(1)
})

/** As a reload finds it: a contribution to the presale that was sent. */
function keepContribution(status: 'pending' | 'indexed') {
  const state = {
    version: 1,
    ...{ id: 'one', name: 'presale-contribute', chainId: activeChain.chainId },
    ...{ account: visitor, input: {}, createdAt: 0, status, stepIndex: 0 },
    steps: [{ id: 'contribute' }],
  } as const
  const { address: contract } = makePresale()
  const label = { kind: 'presale_contribute', subject: 'Harbour', contract } as const
  useTransactionStore.setState({ records: [{ state, label }] })
}

test.each([
  ['on its way', 'pending', true],
  ['in the presale', 'indexed', false],
] as const)(
  'a reload with a contribution %s: whether that is said, and no other one is sent',
  async (_where, status, isUnderway) => {
    keepContribution(status)
    renderWithTheme(box(actOf(makePresale())))
    await screen.findByLabelText(m.presale_buy_amount())
    expect(screen.queryByText(m.transaction_underway()) !== null).toBe(isUnderway)
    const button = screen.getByRole<HTMLButtonElement>('button', { name: m.presale_buy_button() })
    expect(button.disabled).toBe(isUnderway)
  },
)

test.each([
  ['a presale that rewards inviters', true, {}, true],
  ['one that does not', false, {}, false],
  ['a wallet that is in it already', true, { contributed: E }, false],
])(
  'before the start of %s a link says who invited where that counts',
  (_which, isOpen, change, isSaid) => {
    const made = makePresale()
    const presale = { ...made, inviter: { ...made.inviter, open: isOpen } }
    const now = presale.terms.startTime - 60
    const context = { ...actOf(presale), status: presaleStatus(presale, now), now }
    const friend = '0x3C44CdDdB6a900fa2b585dd299e03d12FA4293BC'
    renderWithTheme(box({ ...context, my: { ...my, ...change } }, friend))
    const said = m.presale_buy_invited({ inviter: shortenAddress(friend) })
    expect(screen.queryByText(said) !== null).toBe(isSaid)
  },
)

test.each([
  ['reaches', 0n, m.presale_buy_gets_fair(), m.presale_buy_gets_fair_soft()],
  ['misses', 1n, m.presale_buy_gets_fair_soft(), m.presale_buy_gets_fair()],
])('an amount that %s the soft cap of a fair presale', async (_what, missing, said, unsaid) => {
  const { softCap } = makePresale().terms
  const presale = makePresale({ kind: 'fair', state: { total: softCap - E - missing } })
  renderWithTheme(box(actOf(presale, null)))
  const amount = await screen.findByLabelText<HTMLInputElement>(m.presale_buy_amount())
  fireEvent.change(amount, { target: { value: '1' } })
  screen.getByText(said)
  expect(screen.queryByText(unsaid)).toBeNull()
})

test('what is released in parts is said to come with the finish, not at once', async () => {
  const terms = { vest: true, vestFirst: 4_000, vestCycle: 86_400, vestPercent: 3_000 }
  renderWithTheme(box(actOf(makePresale({ terms }))))
  const amount = await screen.findByLabelText<HTMLInputElement>(m.presale_buy_amount())
  fireEvent.change(amount, { target: { value: '1' } })
  screen.getByText('40% at the finish, the rest released over the 2 days after it')
})

test('while the wallet’s account is being read nobody says that it is on no list', () => {
  const terms = { ...makePresale().terms, useWhiteList: 2, t1Block: 600, t2Block: 600 }
  renderWithTheme(box({ ...actOf({ ...makePresale(), terms }), my: undefined }))
  screen.getByText(m.presale_slot_searching())
  expect(screen.queryByText(m.presale_slot_none())).toBeNull()
  expect(screen.queryByText(m.presale_slot_never())).toBeNull()
})

const friend: Address = '0x3C44CdDdB6a900fa2b585dd299e03d12FA4293BC'
const invited = () => screen.queryByText(m.presale_buy_invited({ inviter: shortenAddress(friend) }))
const rewarding = () => makePresale({ inviter: { open: true, rates: [500] } })

test('whom a link names is named to a wallet that is new, and not to one that has an inviter', async () => {
  const act = actOf(rewarding())
  renderWithTheme(box(act, friend))
  await screen.findByLabelText(m.presale_buy_amount())
  expect(invited()).not.toBeNull()
  cleanup()
  renderWithTheme(box({ ...act, my: { ...my, inviter: rewarding().terms.owner } }, friend))
  await screen.findByLabelText(m.presale_buy_amount())
  expect(invited()).toBeNull()
})

test('a wallet that has invited others is named no inviter of a link', async () => {
  invitees.count = 1
  renderWithTheme(box(actOf(rewarding()), friend))
  await screen.findByLabelText(m.presale_buy_amount())
  await vi.waitFor(() => expect(invited()).toBeNull())
})

test('a presale whose rest buys no token is full', async () => {
  const { terms } = makePresale()
  const coarse = makePresale({ terms: { presaleRate: 1n }, state: { total: terms.hardCap - 1n } })
  renderWithTheme(box(actOf(coarse)))
  screen.getByText(m.presale_buy_full())
})
