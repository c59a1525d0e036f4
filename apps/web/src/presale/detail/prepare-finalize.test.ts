import { m } from '@slipway/messages'
import { calculateFinish } from '@slipway/sdk/presale/calculate-finish'
import { expect, test, vi } from 'vitest'
import { makePresale } from '../test/presale-fixture.ts'
import { prepareFinalize } from './prepare-finalize.ts'
import { presaleAmounts } from './presale-amounts.ts'
import type { PresaleContext } from './presale-context.ts'

const simulateFinish = vi.hoisted(() => vi.fn())
vi.mock('@slipway/sdk/presale/simulate-finish', () => ({ simulateFinish }))
vi.mock('../../core/read-client.ts', () => ({ readClient: {} }))

const E = 10n ** 18n

async function ownerPart(kind: 'normal' | 'private') {
  const presale = makePresale({ kind, state: { total: 20n * E } })
  const act = { presale, name: 'Harbour', account: presale.terms.owner, now: 0 }
  const { review } = await prepareFinalize(act as unknown as PresaleContext)
  const owner = review.gets.find(({ label }) => label === m.presale_finalize_review_owner())
  const { money } = presaleAmounts(presale)
  const split = calculateFinish(presale)
  return { shown: owner?.value, terms: money(split.ownerCurrency), seven: money(7n * E), split }
}

test('the finish shows what the contract would divide, and what the terms say where no node can tell', async () => {
  const { split } = await ownerPart('private')
  expect(simulateFinish).not.toHaveBeenCalled()
  simulateFinish.mockResolvedValueOnce({ ...split, ownerCurrency: 7n * E, accepted: 20n * E })
  const told = await ownerPart('normal')
  expect(told.shown).toBe(told.seven)
  for (const answer of [Promise.resolve(undefined), Promise.reject(new Error('away'))]) {
    simulateFinish.mockReturnValueOnce(answer)
    const { shown, terms } = await ownerPart('normal')
    expect(shown).toBe(terms)
  }
})

test('a finish that the test sell would cancel is said to end in refunds', async () => {
  simulateFinish.mockResolvedValueOnce('canceled')
  const presale = makePresale({ state: { total: 20n * E, userCount: 2 } })
  const act = { presale, name: 'Harbour', account: presale.terms.owner, now: 0 }
  const { review } = await prepareFinalize(act as unknown as PresaleContext)
  expect(review.gets.map(({ label }) => label)).toEqual([m.presale_admin_cancel_gets_all()])
  expect(review.facts.map(({ note }) => note)).toEqual([m.presale_reason_unsellable()])
  expect(review.permanent).toEqual([m.presale_admin_cancel_permanent()])
})
