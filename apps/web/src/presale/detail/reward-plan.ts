import { m } from '@slipway/messages'
import { planTransaction } from '@slipway/sdk/flow/transaction-plan'
import { presaleActionFlows } from '@slipway/sdk/presale/flows/presale-action-flows'
import type { Address } from 'viem'
import { provenAmount } from '../../action/proven-amount.ts'
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
  const { money } = presaleAmounts(view.presale)
  return planOf(view, {
    kind: 'inviter_claim',
    plan: planTransaction(presaleActionFlows.claimReward, {
      inviter,
      presale: view.presale.address,
      account,
    }),
    review: {
      title: m.presale_inviter_claim_review(),
      gets: [{ label: m.presale_inviter_claim_gets(), value: money(pending) }],
    },
    // Of a currency that has shrunk everybody gets the same part: less than was due.
    done: ({ steps }) =>
      m.presale_inviter_claim_done({
        amount: money(provenAmount(steps.at(-1)?.result ?? {}, 'amount')),
      }),
  })
}
