import { m } from '@slipway/messages'
import type { FlowState } from '@slipway/sdk/flow/types'
import type { PresaleAccount } from '@slipway/sdk/presale/types'
import { expect, test } from 'vitest'
import { labelOf } from '../../transaction/label-of.ts'
import { makePresale } from '../test/presale-fixture.ts'
import { claimPlan, finalizePlan, refundPlan } from './participant-plans.ts'
import { presaleAmounts } from './presale-amounts.ts'

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
