import { formatTime, m } from '@slipway/messages'
import type { FlowState } from '@slipway/sdk/flow/types'
import { calculateFinish } from '@slipway/sdk/presale/calculate-finish'
import type { PresaleAccount } from '@slipway/sdk/presale/types'
import { expect, test } from 'vitest'
import { labelOf } from '../../transaction/label-of.ts'
import { makePresale } from '../test/presale-fixture.ts'
import { finalizePlan } from './finish-plans.ts'
import { claimPlan, refundPlan } from './participant-plans.ts'
import { isRepaired } from './prepare-finalize.ts'
import { presaleAmounts } from './presale-amounts.ts'
import { rewardPlan } from './reward-plan.ts'

const E = 10n ** 18n

test('a claim names all that it brought: tokens, excess, or both', () => {
  const presale = makePresale({ kind: 'fair' })
  const { money, tokens } = presaleAmounts(presale)
  const done = (claimable: bigint, excess: bigint) => {
    const my = { allocation: claimable, claimed: 0n, claimable, excess } as PresaleAccount
    return claimPlan({ presale, name: 'Harbour' }, my).done?.({ steps: [] } as unknown as FlowState)
  }
  expect(done(8n * E, E)).toBe(
    m.presale_claim_done_excess({ amount: tokens(8n * E), excess: money(E) }),
  )
  expect(done(8n * E, 0n)).toBe(m.presale_claim_done({ amount: tokens(8n * E) }))
  expect(done(0n, E)).toBe(m.presale_claim_done({ amount: money(E) }))
})

test('a refund is named in the list of transactions with what came back, not with the share that was given up', () => {
  const presale = makePresale()
  const { money } = presaleAmounts(presale)
  const my = { contributed: 10n * E, refundable: 9n * E, refundFee: E } as PresaleAccount
  const plan = refundPlan({ presale, name: 'Harbour' }, my)
  expect(labelOf(plan).amount).toBe(money(9n * E))
})

test('the owner’s part of a finish is said to be before inviter rewards where they are open', () => {
  const ownerOf = (inviter: { open: boolean; rates: readonly number[] }) => {
    const presale = makePresale({ inviter, state: { total: 20n * E } })
    const { review } = finalizePlan({ presale, name: 'Harbour' }, 0)
    return review.gets.find(({ label }) => label === m.presale_finalize_review_owner())
  }
  expect(ownerOf({ open: true, rates: [500, 200] })?.note).toBe(
    m.presale_finalize_review_owner_note(),
  )
  expect(ownerOf({ open: false, rates: [] })?.note).toBeUndefined()
})

test('a finish names what exit fees add, to the pool as far as unsold tokens go with it and else to the owner', () => {
  const shown = (state: { total: bigint; tokensDeposited?: bigint }) => {
    const presale = makePresale({ state: { ...state, exitFees: 2n * E } })
    const { review } = finalizePlan({ presale, name: 'Harbour' }, 0)
    return [...review.gets, ...review.facts].map(({ value }) =>
      String(value).replaceAll('\u00a0', ' '),
    )
  }
  // Half filled: the unsold tokens suffice for the one coin.
  const half = shown({ total: 10n * E })
  expect(half).toContain('7 ETH')
  expect(half).toContain('4 ETH')
  expect(half).toContain('56,000 HBR')
  // Filled: no token is left to go with it.
  const full = shown({ total: 20n * E })
  expect(full).toContain('12 ETH')
  expect(full).toContain('9 ETH')
  expect(full).toContain('0 HBR')
})

test.each([
  ['normal', true],
  ['fair', true],
  ['private', false],
] as const)(
  'a finish warns that a used pool changes its amounts where there is a pool: %s',
  (kind, hasPool) => {
    const presale = makePresale({ kind, state: { total: 20n * E } })
    const { review } = finalizePlan({ presale, name: 'Harbour' }, 0)
    const warned = review.facts.find(({ label }) => label === m.presale_finalize_review_repair())
    expect(warned?.note).toBe(hasPool ? m.presale_finalize_review_repair_note() : undefined)
  },
)

test('a finish names what the contract itself would divide where the pool has to be repaired', () => {
  const presale = makePresale({
    inviter: { open: true, rates: [500] },
    state: { total: 20n * E, tokensDeposited: 36_000n * E },
  })
  const { money, tokens } = presaleAmounts(presale)
  const view = { presale, name: 'Harbour' }
  const terms = calculateFinish(presale)
  const asTerms = { ...terms, accepted: 20n * E }
  expect(isRepaired(presale, asTerms)).toBe(false)
  const calm = finalizePlan(view, 0, {
    ...asTerms,
    ownerCurrency: 7n * E,
    isRepaired: false,
  }).review
  const [, owner] = calm.gets
  // Inviter rewards are out of it already.
  expect(owner).toMatchObject({ value: money(7n * E) })
  expect(owner?.note).toBeUndefined()
  const repairOf = ({ facts = [] }: typeof calm) =>
    facts.find(({ label }) => label === m.presale_finalize_review_repair())
  expect(repairOf(calm)?.value).toBe(m.presale_finalize_review_repair_if())

  const retained = { tokens: 500n * E, currency: E, until: 1_900_000_000n }
  const finish = { ...asTerms, poolCurrency: 11n * E, poolTokens: 8_000n * E, retained }
  expect(isRepaired(presale, finish)).toBe(true)
  expect(isRepaired(presale, { ...asTerms, poolTokens: (terms.poolTokens * 98n) / 100n })).toBe(
    true,
  )
  const used = finalizePlan(view, 0, { ...finish, isRepaired: true }).review
  expect(used.gets[0]).toMatchObject({ value: money(11n * E), note: tokens(8_000n * E) })
  expect(repairOf(used)).toMatchObject({
    value: m.presale_finalize_review_repair_now(),
    note: m.presale_finalize_review_repair_kept({
      tokens: tokens(500n * E),
      amount: money(E),
      until: formatTime(retained.until),
    }),
  })
})

test('in a private presale the owner gets the half of the exit fees', () => {
  const terms = { liquidityPercent: 0, liquidityRate: 0n }
  const presale = makePresale({
    kind: 'private',
    terms,
    state: { total: 20n * E, exitFees: 2n * E },
  })
  const { review } = finalizePlan({ presale, name: 'Harbour' }, 0)
  const owner = review.gets.find(({ label }) => label === m.presale_finalize_review_owner())
  expect(String(owner?.value).replaceAll('\u00a0', ' ')).toBe('21 ETH')
})

test('in a private presale the owner’s part is said to be paid as tokens are released', () => {
  const noteOf = (kind: 'normal' | 'private', open: boolean) => {
    const inviter = { open, rates: open ? [500] : [] }
    const presale = makePresale({ kind, inviter, state: { total: 20n * E } })
    const { review } = finalizePlan({ presale, name: 'Harbour' }, 0)
    return review.gets.find(({ label }) => label === m.presale_finalize_review_owner())?.note
  }
  expect(noteOf('private', false)).toBe(m.presale_finalize_review_owner_released())
  expect(noteOf('private', true)).toBe(m.presale_finalize_review_owner_note_released())
  expect(noteOf('normal', false)).toBeUndefined()
})

test('a claimed reward is told by what was paid, not by what was due', () => {
  const presale = makePresale()
  const { money } = presaleAmounts(presale)
  const plan = rewardPlan({ presale, name: 'Harbour' }, presale.address, presale.address, 5n * E)
  const steps = [{ id: 'claim', result: { amount: 4n * E } }]
  const state = { steps } as unknown as FlowState
  expect(plan.done?.(state)).toBe(m.presale_inviter_claim_done({ amount: money(4n * E) }))
})

test('a finish is told by its outcome: claims, or refunds where the test sell failed', () => {
  const { done } = finalizePlan({ presale: makePresale(), name: 'Harbour' }, 0)
  const told = (isListed: boolean) =>
    done?.({ steps: [{ id: 'finalize', result: { isListed } }] } as unknown as FlowState)
  expect(told(true)).toBe(m.presale_finalize_done())
  expect(told(false)).toBe(m.presale_finalize_done_canceled())
})
