import { m } from '@slipway/messages'
import { planTransaction } from '@slipway/sdk/flow/transaction-plan'
import { presaleActionFlows } from '@slipway/sdk/presale/flows/presale-action-flows'
import type { PresaleAccount } from '@slipway/sdk/presale/types'
import type { Address } from 'viem'
import type { ShownPlan } from '../../transaction/shown-plan.ts'
import { exitFeeText } from './exit-terms.ts'
import { planOf } from './plan-of.ts'
import { presaleAmounts } from './presale-amounts.ts'
import type { PresaleView } from './presale-context.ts'

type Plain = Pick<PresaleView, 'presale' | 'name'>

/** Take the whole contribution back, free or for the fee. */
export function refundPlan(view: Plain, my: PresaleAccount): ShownPlan {
  const { money } = presaleAmounts(view.presale)
  const { refundable, refundFee, slotStatus } = my
  return planOf(view, {
    kind: 'presale_refund',
    // The share that is given up is no payment.
    amount: money(refundable),
    plan: planTransaction(presaleActionFlows.refund, { presale: view.presale.address }),
    review: {
      title: m.presale_refund_review_title(),
      pays: [{ label: m.presale_refund_review_pays(), value: money(my.contributed) }],
      gets: [
        { label: m.presale_refund_review_gets(), value: money(refundable) },
        ...(refundFee > 0n
          ? [
              {
                label: m.presale_refund_review_fee(),
                value: money(refundFee),
                note: exitFeeText(),
              },
            ]
          : []),
      ],
      permanent: [
        ...(refundFee > 0n ? [m.presale_refund_permanent_fee()] : []),
        ...(slotStatus === 2 ? [m.presale_refund_permanent_slot()] : []),
      ],
    },
    done: m.presale_refund_done({ amount: money(refundable) }),
  })
}

/** After a failure: the fee of an earlier forced refund. */
export function exitFeePlan(view: Plain, my: PresaleAccount, account: Address): ShownPlan {
  const amount = presaleAmounts(view.presale).money(my.exitFee)
  return planOf(view, {
    kind: 'presale_reclaim_fee',
    plan: planTransaction(presaleActionFlows.reclaimExitFee, {
      presale: view.presale.address,
      account,
    }),
    review: {
      title: m.presale_exitfee_review(),
      gets: [{ label: m.presale_refund_review_gets(), value: amount }],
    },
    done: m.presale_exitfee_done({ amount }),
  })
}

/** What is released now, and with the first claim the excess of a fair presale. */
export function claimPlan(view: Plain, my: PresaleAccount): ShownPlan {
  const { money, tokens } = presaleAmounts(view.presale)
  const rest = my.allocation - my.claimed - my.claimable
  return planOf(view, {
    kind: 'presale_claim',
    plan: planTransaction(presaleActionFlows.claim, { presale: view.presale.address }),
    review: {
      title: m.presale_claim_review_title({ symbol: view.presale.token.symbol }),
      gets: [
        { label: m.presale_claim_review_gets(), value: tokens(my.claimable) },
        ...(my.excess > 0n
          ? [{ label: m.presale_claim_review_excess(), value: money(my.excess) }]
          : []),
      ],
      facts: [
        {
          label: m.presale_claim_review_rest(),
          value: rest > 0n ? tokens(rest) : m.presale_claim_review_nothing(),
        },
      ],
    },
    done:
      my.claimable > 0n && my.excess > 0n
        ? m.presale_claim_done_excess({
            amount: tokens(my.claimable),
            excess: money(my.excess),
          })
        : m.presale_claim_done({
            amount: my.claimable > 0n ? tokens(my.claimable) : money(my.excess),
          }),
  })
}

/** Put a place of the Merkle list on chain. */
export function activateSlotPlan(
  view: Plain,
  account: Address,
  slot: { index: number; level: number; proof: readonly `0x${string}`[] },
): ShownPlan {
  return planOf(view, {
    kind: 'presale_activate_slot',
    plan: planTransaction(presaleActionFlows.activateSlot, {
      presale: view.presale.address,
      account,
      slot,
    }),
    review: {
      title: m.presale_slot_activate_review(),
      gets: [
        {
          label: m.presale_slot_activate_gets({ level: slot.level }),
          value: account,
          address: account,
        },
      ],
    },
    done: m.presale_slot_activate_done(),
  })
}

/** Give the own unused slot to another wallet. */
export function giveSlotPlan(view: Plain, to: Address): ShownPlan {
  return planOf(view, {
    kind: 'slot_give',
    plan: planTransaction(presaleActionFlows.transferSlot, { presale: view.presale.address, to }),
    review: {
      title: m.presale_slot_give_review(),
      gets: [{ label: m.presale_slot_give_gets(), value: to, address: to }],
      permanent: [m.presale_slot_give_permanent()],
    },
    done: m.presale_slot_give_done(),
  })
}
