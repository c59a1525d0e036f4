import { formatDuration, formatInteger, formatTime, m } from '@slipway/messages'
import { planTransaction } from '@slipway/sdk/flow/transaction-plan'
import type { FlowState } from '@slipway/sdk/flow/types'
import { calculateFinish } from '@slipway/sdk/presale/calculate-finish'
import { presaleActionFlows } from '@slipway/sdk/presale/flows/presale-action-flows'
import type { SimulatedFinish } from '@slipway/sdk/presale/simulate-finish'
import type { PresaleAccount } from '@slipway/sdk/presale/types'
import type { Address } from 'viem'
import type { ReviewLine, ShownPlan } from '../../transaction/shown-plan.ts'
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

/** What a finish came to: claims, or refunds where the token failed the test sell. */
const finishedText = ({ steps }: Pick<FlowState, 'steps'>): string =>
  steps.at(-1)?.result?.isListed === false
    ? m.presale_finalize_done_canceled()
    : m.presale_finalize_done()

/** A finish whose test sell would fail: it cancels the presale. */
export function cancelingFinishPlan(view: Plain): ShownPlan {
  const { presale, name } = view
  const { userCount, total } = presale.state
  return planOf(view, {
    kind: 'presale_finalize',
    plan: planTransaction(presaleActionFlows.finalize, { presale: presale.address }),
    review: {
      title: m.presale_finalize_review_title({ name }),
      gets: [
        {
          label: m.presale_admin_cancel_gets_all(),
          value: m.presale_admin_cancel_gets_people({
            count: userCount,
            shown: formatInteger(userCount),
            amount: presaleAmounts(presale).money(total),
          }),
        },
      ],
      facts: [
        {
          label: m.presale_finalize_review_outcome(),
          value: m.presale_status_canceled(),
          note: m.presale_reason_unsellable(),
        },
      ],
      permanent: [m.presale_admin_cancel_permanent()],
    },
    done: finishedText,
  })
}

/** A finish as the contract itself would divide it now. */
interface KnownFinish extends SimulatedFinish {
  /** The pool was used before, and is repaired. */
  readonly isRepaired: boolean
}

/** What a repair of the pool's price changes, or would change. */
function repairLine({ presale }: Plain, finish: KnownFinish | undefined): ReviewLine {
  const label = m.presale_finalize_review_repair()
  if (!finish?.isRepaired) {
    const note = m.presale_finalize_review_repair_note()
    return { label, value: m.presale_finalize_review_repair_if(), note }
  }
  const { money, tokens } = presaleAmounts(presale)
  const { retained } = finish
  return {
    label,
    value: m.presale_finalize_review_repair_now(),
    ...(retained && {
      note: m.presale_finalize_review_repair_kept({
        tokens: tokens(retained.tokens),
        amount: money(retained.currency),
        until: formatTime(retained.until),
      }),
    }),
  }
}

/**
 * Make the pool, lock its liquidity, open claiming.
 * @param now unix seconds of the chain
 * @param finish what the contract itself would divide, where a node could tell
 */
export function finalizePlan(view: Plain, now: number, finish?: KnownFinish): ShownPlan {
  const { presale, name } = view
  const { terms, state, kind } = presale
  const { money, tokens } = presaleAmounts(presale)
  const isPrivate = kind === 'private'
  const split = finish ?? calculateFinish(presale)
  const pool = {
    label: m.presale_finalize_review_pool(),
    value: money(split.poolCurrency),
    note: tokens(split.poolTokens),
  }
  return planOf(view, {
    kind: 'presale_finalize',
    plan: planTransaction(presaleActionFlows.finalize, { presale: presale.address }),
    review: {
      title: m.presale_finalize_review_title({ name }),
      gets: [
        ...(isPrivate ? [] : [pool]),
        {
          label: m.presale_finalize_review_owner(),
          value: money(split.ownerCurrency),
          ...(presale.inviter.open && !finish && { note: m.presale_finalize_review_owner_note() }),
        },
        {
          label: m.presale_finalize_review_claims(),
          value: m.presale_finalize_review_claims_open({ count: formatInteger(state.userCount) }),
        },
      ],
      facts: [
        ...(isPrivate
          ? []
          : [
              {
                label: m.presale_finalize_review_lock(),
                value: formatTime(now + terms.lockTime),
                isMoving: true,
                note: m.presale_finalize_review_lock_forever({
                  time: formatDuration(terms.lockTime),
                }),
              },
            ]),
        {
          label: m.presale_finalize_review_unsold(),
          value: tokens(split.unsold),
          note: terms.burnsUnsold
            ? m.presale_finalize_review_burned()
            : m.presale_finalize_review_returned(),
        },
        ...(isPrivate ? [] : [repairLine(view, finish)]),
      ],
      permanent: [
        m.presale_finalize_permanent(),
        ...(isPrivate ? [] : [m.presale_finalize_permanent_pool()]),
      ],
    },
    done: finishedText,
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
