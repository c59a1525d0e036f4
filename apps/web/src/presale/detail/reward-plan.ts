import { m } from '@slipway/messages'
import { presaleActionFlows } from '@slipway/sdk/presale/flows/presale-action-flows'
import type { Address } from 'viem'
import type { ActionPlan } from '../../action/action-plan.ts'
import { planOf } from './plan-of.ts'
import { presaleAmounts } from './presale-amounts.ts'
import type { PresaleView } from './presale-context.ts'

/** Pays an inviter its reward. @param inviter the reward contract @param pending in the presale's currency */
export function rewardPlan(
  view: Pick<PresaleView, 'presale' | 'name'>,
  inviter: Address,
  account: Address,
  pending: bigint,
): ActionPlan {
  const amount = presaleAmounts(view.presale).money(pending)
  return planOf(view, {
    kind: 'inviter_claim',
    definition: presaleActionFlows.claimReward,
    input: { inviter, presale: view.presale.address, account },
    review: {
      title: m.presale_inviter_claim_review(),
      gets: [{ label: m.presale_inviter_claim_gets(), value: amount }],
    },
    done: m.presale_inviter_claim_done({ amount }),
  })
}
