import { m } from '@slipway/messages'
import { zeroAddress } from 'viem'
import { expect, test, vi } from 'vitest'
import { labelOf } from '../../../transaction/label-of.ts'
import { makePresale } from '../../test/presale-fixture.ts'
import { cancelingFinishPlan } from '../finish-plans.ts'
import { presaleAmounts } from '../presale-amounts.ts'
import { cancelPlan, destroyPlan, keeperPlan } from './owner-plans.ts'
import { withdrawToPlan } from './withdraw-plans.ts'

const tried = vi.hoisted(() => ({ arriving: undefined as bigint | undefined }))
vi.mock('../../../action/load-arriving.ts', () => ({
  loadArriving: async () => ({ getArriving: async () => tried.arriving }),
}))

const view = {
  presale: makePresale({ state: { total: 5n * 10n ** 18n, userCount: 3 } }),
  name: 'Harbour',
}

test('what ends a presale is named in the list of transactions without a count of people', async () => {
  const { state } = view.presale
  const { tokens } = presaleAmounts(view.presale)
  expect(labelOf(await cancelPlan(view)).amount).toBe(tokens(state.tokensDeposited))
  expect(labelOf(cancelingFinishPlan(view)).amount).toBeUndefined()
})

test('a whitelist admin that was removed is not said to be set', () => {
  expect(keeperPlan(view, zeroAddress).done?.({ steps: [] } as never)).toBe(
    m.presale_admin_keeper_done_none(),
  )
  expect(keeperPlan(view, `0x${'3'.repeat(40)}`).done?.({ steps: [] } as never)).toBe(
    m.presale_admin_keeper_done(),
  )
})

test('who ends a presale whose token does not let the owner receive it reads that it stays there', async () => {
  const deposit = presaleAmounts(view.presale).tokens(view.presale.state.tokensDeposited)
  const returned = async (arriving: bigint | undefined) => {
    tried.arriving = arriving
    const plans = [await cancelPlan(view), await destroyPlan(view)]
    tried.arriving = undefined
    return plans.map(({ review }) => [review.gets[0]?.value, review.gets[0]?.note])
  }
  const { tokens } = presaleAmounts(view.presale)
  const both = (value: string, note?: string) => [
    [value, note],
    [value, note],
  ]
  expect(await returned(undefined)).toEqual(both(deposit))
  expect(await returned(view.presale.state.tokensDeposited)).toEqual(both(deposit))
  const waits = m.presale_admin_withdraw_waiting({ amount: deposit })
  expect(await returned(0n)).toEqual(both(tokens(0n), waits))
  const taxed = m.transaction_review_arriving({ amount: deposit })
  expect(await returned(10n ** 18n)).toEqual(both(tokens(10n ** 18n), taxed))
})

test('a withdrawal to another wallet names the wallet, and calls for it', () => {
  const to = `0x${'3'.repeat(40)}` as const
  const { review, input } = withdrawToPlan(view, { tokens: 4n * 10n ** 18n }, to)
  expect(input).toMatchObject({ to })
  expect(review.gets).toMatchObject([{ value: '4\u00a0HBR' }, { address: to }])
})
