import { m } from '@slipway/messages'
import { planTransaction } from '@slipway/sdk/flow/transaction-plan'
import { presaleActionFlows } from '@slipway/sdk/presale/flows/presale-action-flows'
import type { Address } from 'viem'
import type { ShownPlan } from '../../transaction/shown-plan.ts'
import { planOf } from './plan-of.ts'
import { presaleAmounts } from './presale-amounts.ts'
import type { PresaleView } from './presale-context.ts'

/** Pays an inviter its reward. @param inviter the reward contract @param pending in the presale's currency */
export function rewardPlan(
  view: Pick<PresaleView, 'presale' | 'name'>,
  inviter: Address,
  account: Address,
  pending: bigint,
): ShownPlan {
  const amount = presaleAmounts(view.presale).money(pending)
  return planOf(view, {
    kind: 'inviter_claim',
    plan: planTransaction(presaleActionFlows.claimReward, {
      inviter,
      presale: view.presale.address,
      account,
    }),
    review: {
      title: m.presale_inviter_claim_review(),
      gets: [{ label: m.presale_inviter_claim_gets(), value: amount }],
    },
    done: m.presale_inviter_claim_done({ amount }),
  })
}
