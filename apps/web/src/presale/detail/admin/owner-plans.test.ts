import { m } from '@slipway/messages'
import { zeroAddress } from 'viem'
import { expect, test } from 'vitest'
import { labelOf } from '../../../transaction/label-of.ts'
import { makePresale } from '../../test/presale-fixture.ts'
import { cancelingFinishPlan } from '../finish-plans.ts'
import { presaleAmounts } from '../presale-amounts.ts'
import { cancelPlan, keeperPlan } from './owner-plans.ts'

const view = {
  presale: makePresale({ state: { total: 5n * 10n ** 18n, userCount: 3 } }),
  name: 'Harbour',
}

test('what ends a presale is named in the list of transactions without a count of people', () => {
  const { state } = view.presale
  const { tokens } = presaleAmounts(view.presale)
  expect(labelOf(cancelPlan(view)).amount).toBe(tokens(state.tokensDeposited))
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
