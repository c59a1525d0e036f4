// @vitest-environment happy-dom
import { m } from '@slipway/messages'
import { cleanup, screen } from '@testing-library/react'
import type { ComponentProps } from 'react'
import { zeroAddress } from 'viem'
import { afterEach, expect, test, vi } from 'vitest'
import { renderWithTheme } from '../../test/render-with-theme.tsx'
import { OwnSlot } from './own-slot.tsx'
import { giveSlotPlan } from './slot-plans.ts'

vi.mock('../core/read-client.ts', () => ({ readClient: { chain: { id: 31337 } } }))
vi.mock('../transaction/use-chain-now.ts', () => ({ useChainNow: () => 1_500 }))
vi.mock('../core/app-link.tsx', () => ({ AppLink: () => null }))
vi.mock('../core/action-gate.tsx', () => ({
  ActionGate: ({ children }: { children: unknown }) => children,
}))
vi.mock('../badges/badged-name.tsx', () => ({ BadgedName: () => null }))
vi.mock('./offer-form.tsx', () => ({ OfferForm: () => 'offered here' }))
vi.mock('./give-form.tsx', () => ({ GiveForm: () => 'given here' }))

afterEach(cleanup)

const own = {
  openOffer: null,
  slot: { level: 1 },
  presale: {
    chainId: 31_337,
    kind: 'normal',
    address: zeroAddress,
    slotTransfer: true,
    ...{ whitelistMode: 1, startTime: 1_000, endTime: 9_000, t1Seconds: 1_200, t2Seconds: 600 },
    info: null,
    token: { name: 'Harbour', symbol: 'HBR', address: zeroAddress },
    status: { label: 'running', reason: 'none' },
  },
}

function show(given: string | null, label = 'running', change: object = {}) {
  const doneOf = (...ids: readonly string[]) =>
    ids.includes(`slot_give:${zeroAddress}`) ? given : null
  const props = {
    act: { doneOf },
    contracts: {},
    own: { ...own, presale: { ...own.presale, ...change, status: { label, reason: 'none' } } },
  } as unknown as ComponentProps<typeof OwnSlot>
  renderWithTheme(<OwnSlot {...props} />)
}

test('a slot that was given away is not offered any more', () => {
  show(null)
  screen.getByText(/offered here/)
  cleanup()
  show('It was given away.')
  screen.getByText(/given here/)
  expect(screen.queryByText(/offered here/)).toBeNull()
})

test('a gift has no buyer', () => {
  const { review } = giveSlotPlan({ presale: zeroAddress, name: 'Harbour', level: 1 }, zeroAddress)
  expect(review.pays.map(({ label }) => label)).toEqual([m.whitelist_give_gives()])
})

test.each([
  ['coming', true],
  ['running', true],
  ['waiting', false],
  ['finished', false],
  ['canceled', false],
])(
  'a slot is there to sell or give as long as its presale takes contributions: %s',
  (label, isOffered) => {
    show(null, label)
    expect(screen.queryByText(/offered here/) !== null).toBe(isOffered)
    expect(screen.queryByText(/given here/) !== null).toBe(isOffered)
    expect(screen.queryByText(m.whitelist_sell_over()) === null).toBe(isOffered)
  },
)

test.each([
  ['to the tiers', {}, true],
  ['to everyone since its windows', { t1Seconds: 300, t2Seconds: 200 }, false],
  ['to everyone', { whitelistMode: 0 }, false],
])('a slot of a presale that is open %s: whether it can be sold', (_what, change, isOffered) => {
  show(null, 'running', change)
  expect(screen.queryByText(/offered here/) !== null).toBe(isOffered)
  screen.getByText(/given here/)
  expect(screen.queryByText(m.whitelist_advantage_none()) === null).toBe(isOffered)
})
