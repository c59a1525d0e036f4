import { m } from '@slipway/messages'
import { presaleActionFlows } from '@slipway/sdk/presale/flows/presale-action-flows'
import type { Address } from 'viem'
import type { ActionPlan } from '../../action/action-plan.ts'
import { planOf } from './plan-of.ts'
import type { SaleView } from './sale-act.ts'
import { saleAmounts } from './sale-amounts.ts'

/** Pays an inviter its reward. @param inviter the reward contract @param pending in the sale's currency */
export function rewardPlan(
  view: Pick<SaleView, 'sale' | 'name'>,
  inviter: Address,
  account: Address,
  pending: bigint,
): ActionPlan {
  const amount = saleAmounts(view.sale).money(pending)
  return planOf(view, {
    kind: 'inviter_claim',
    definition: presaleActionFlows.claimReward,
    input: { inviter, presale: view.sale.address, account },
    review: {
      title: m.sale_inviter_claim_review(),
      gets: [{ label: m.sale_inviter_claim_gets(), value: amount }],
    },
    done: m.sale_inviter_claim_done({ amount }),
  })
}
