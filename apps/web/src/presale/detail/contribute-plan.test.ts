import { formatTime, m } from '@slipway/messages'
import type { PresaleKind } from '@slipway/sdk/platform/presale-kinds'
import type { PresaleAccount } from '@slipway/sdk/presale/types'
import { type Address, zeroAddress } from 'viem'
import { expect, test, vi } from 'vitest'
import { makePresale } from '../test/presale-fixture.ts'
import { contributePlan } from './contribute-plan.ts'

vi.mock('../../core/read-client.ts', () => ({
  readClient: { chain: { id: 31337 }, readContract: () => new Promise(() => undefined) },
}))

const E = 10n ** 18n

test.each([
  ['normal', m.presale_buy_review_back()],
  ['fair', m.presale_buy_review_back_fair()],
] as const)('what a %s presale gives back is said to come when it comes', async (kind, label) => {
  const presale = makePresale({ kind })
  const params =
    kind === 'fair'
      ? { amount: 2n * E, kept: 2n * E, tokens: E, excess: E }
      : { amount: 2n * E, kept: E, tokens: E, excess: 0n }
  const my = { slotStatus: 0, contributed: 0n } as PresaleAccount
  const wishes = { account: zeroAddress, my, params, inviter: zeroAddress, slot: undefined }
  const view = { presale, name: 'Harbour', now: presale.terms.startTime }
  const { review } = await contributePlan(view, wishes)
  expect(review.gets.map((line) => line.label)[1]).toBe(label)
})

/** The review of a first contribution, without a slot or an inviter. */
async function reviewOf(kind: PresaleKind) {
  const presale = makePresale({ kind })
  const params = { amount: E, kept: E, tokens: E, excess: 0n }
  const my = { slotStatus: 0, contributed: 0n } as PresaleAccount
  const wishes = { account: zeroAddress, my, params, inviter: zeroAddress, slot: undefined }
  const view = { presale, name: 'Harbour', now: presale.terms.startTime }
  const { review } = await contributePlan(view, wishes)
  return { presale, review }
}

test.each([
  ['normal', m.presale_buy_review_ends_early],
  ['private', m.presale_buy_review_ends_early],
  ['fair', m.presale_buy_review_ends],
] as const)(
  'the review of a %s presale says when it ends, and that a full one may end before',
  async (kind, text) => {
    const { presale, review } = await reviewOf(kind)
    const notes = review.facts.map((line) => line.note)
    expect(notes).toContain(text({ time: formatTime(presale.terms.endTime) }))
  },
)

test.each([
  ['private', m.presale_terms_price_private()],
  ['normal', undefined],
  ['fair', undefined],
] as const)('the price of a %s presale in the review', async (kind, note) => {
  const { review } = await reviewOf(kind)
  expect(review.gets[0]?.note).toBe(note)
})

test.each([
  ['a tenth of what the wallet then has', 0, false, m.presale_buy_review_exit_amount],
  ['nothing where the times were moved', 0, true, undefined],
  ['nothing that can be said once leaving is closed', -1, false, undefined],
] as const)('the review says what leaving takes: %s', async (_what, offset, termsChanged, text) => {
  const made = makePresale()
  const presale = { ...made, state: { ...made.state, termsChanged } }
  const { symbol } = presale.currency
  const params = { amount: 2n * E, kept: 2n * E, tokens: E, excess: 0n }
  const my = { slotStatus: 0, contributed: E } as PresaleAccount
  const wishes = { account: zeroAddress, my, params, inviter: zeroAddress, slot: undefined }
  const now = offset === 0 ? presale.terms.startTime : presale.terms.endTime + offset
  const { review } = await contributePlan({ presale, name: 'Harbour', now }, wishes)
  const exit = review.facts.find(({ label }) => label === m.presale_buy_review_exit())
  expect(exit?.note).toBe(text?.({ amount: `0.3\u00a0${symbol}` }))
})

test.each([
  ['reaches', 0n, m.presale_buy_review_gets_fair()],
  ['misses', 1n, m.presale_buy_review_gets_fair_soft()],
] as const)(
  'a contribution that %s the soft cap of a fair presale',
  async (_what, missing, label) => {
    const { softCap, startTime: now } = makePresale().terms
    const presale = makePresale({ kind: 'fair', state: { total: softCap - E - missing } })
    const params = { amount: E, kept: E, tokens: E, excess: 0n }
    const my = { slotStatus: 0, contributed: 0n } as PresaleAccount
    const wishes = { account: zeroAddress, my, params, inviter: zeroAddress, slot: undefined }
    const { review } = await contributePlan({ presale, name: 'Harbour', now }, wishes)
    expect(review.gets[0]?.label).toBe(label)
  },
)

test('a wallet that comes back keeps its inviter, and the review names that one', async () => {
  const bound: Address = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
  const presale = makePresale({ inviter: { open: true, rates: [500] } })
  const params = { amount: E, kept: E, tokens: E, excess: 0n }
  const my = { slotStatus: 0, contributed: 0n, inviter: bound } as PresaleAccount
  const wishes = { account: zeroAddress, my, params, inviter: zeroAddress, slot: undefined }
  const view = { presale, name: 'Harbour', now: presale.terms.startTime }
  const { review } = await contributePlan(view, wishes)
  const line = review.facts.find(({ label }) => label === m.presale_buy_review_inviter())
  expect(line?.address).toBe(bound)
  expect(review.permanent).toEqual([])
})
