import { formatTime, m } from '@slipway/messages'
import type { PresaleAccount } from '@slipway/sdk/presale/types'
import { zeroAddress } from 'viem'
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
  const my = { slotStatus: 0 } as PresaleAccount
  const wishes = { account: zeroAddress, my, params, inviter: zeroAddress, slot: undefined }
  const view = { presale, name: 'Harbour', now: presale.terms.startTime }
  const { review } = await contributePlan(view, wishes)
  expect(review.gets.map((line) => line.label)[1]).toBe(label)
})

test.each([
  ['normal', m.presale_buy_review_ends_early],
  ['private', m.presale_buy_review_ends_early],
  ['fair', m.presale_buy_review_ends],
] as const)(
  'the review of a %s presale says when it ends, and that a full one may end before',
  async (kind, text) => {
    const presale = makePresale({ kind })
    const params = { amount: E, kept: E, tokens: E, excess: 0n }
    const my = { slotStatus: 0 } as PresaleAccount
    const wishes = { account: zeroAddress, my, params, inviter: zeroAddress, slot: undefined }
    const view = { presale, name: 'Harbour', now: presale.terms.startTime }
    const { review } = await contributePlan(view, wishes)
    const notes = review.facts.map((line) => line.note)
    expect(notes).toContain(text({ time: formatTime(presale.terms.endTime) }))
  },
)
