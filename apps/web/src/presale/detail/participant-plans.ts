import { formatDuration, formatInteger, formatTime, m } from '@slipway/messages'
import { presaleActionFlows } from '@slipway/sdk/presale/flows/presale-action-flows'
import { calculateTokenSplit } from '@slipway/sdk/presale/presale-math'
import type { PresaleAccount } from '@slipway/sdk/presale/types'
import type { Address } from 'viem'
import type { ActionPlan } from '../../action/action-plan.ts'
import { exitFeeText } from './exit-terms.ts'
import { planOf } from './plan-of.ts'
import type { SaleView } from './sale-act.ts'
import { saleAmounts } from './sale-amounts.ts'

type Plain = Pick<SaleView, 'sale' | 'name'>

/** Take the whole contribution back, free or for the fee. */
export function refundPlan(view: Plain, my: PresaleAccount): ActionPlan {
  const { money } = saleAmounts(view.sale)
  const { refundable, refundFee, slotStatus } = my
  return planOf(view, {
    kind: 'presale_refund',
    definition: presaleActionFlows.refund,
    input: { presale: view.sale.address },
    review: {
      title: m.sale_refund_review_title(),
      pays: [{ label: m.sale_refund_review_pays(), value: money(my.contributed) }],
      gets: [
        { label: m.sale_refund_review_gets(), value: money(refundable) },
        ...(refundFee > 0n
          ? [
              {
                label: m.sale_refund_review_fee(),
                value: money(refundFee),
                note: exitFeeText(),
              },
            ]
          : []),
      ],
      permanent: [
        ...(refundFee > 0n ? [m.sale_refund_permanent_fee()] : []),
        ...(slotStatus === 2 ? [m.sale_refund_permanent_slot()] : []),
      ],
    },
    done: m.sale_refund_done({ amount: money(refundable) }),
  })
}

/** After a failure: the fee of an earlier forced refund. */
export function exitFeePlan(view: Plain, my: PresaleAccount, account: Address): ActionPlan {
  const amount = saleAmounts(view.sale).money(my.exitFee)
  return planOf(view, {
    kind: 'presale_reclaim_fee',
    definition: presaleActionFlows.reclaimExitFee,
    input: { presale: view.sale.address, account },
    review: {
      title: m.sale_exitfee_review(),
      gets: [{ label: m.sale_refund_review_gets(), value: amount }],
    },
    done: m.sale_exitfee_done({ amount }),
  })
}

/** What is released now, and with the first claim the excess of a fair sale. */
export function claimPlan(view: Plain, my: PresaleAccount): ActionPlan {
  const { money, tokens } = saleAmounts(view.sale)
  const rest = my.allocation - my.claimed - my.claimable
  return planOf(view, {
    kind: 'presale_claim',
    definition: presaleActionFlows.claim,
    input: { presale: view.sale.address },
    review: {
      title: m.sale_claim_review_title({ symbol: view.sale.token.symbol }),
      gets: [
        { label: m.sale_claim_review_gets(), value: tokens(my.claimable) },
        ...(my.excess > 0n
          ? [{ label: m.sale_claim_review_excess(), value: money(my.excess) }]
          : []),
      ],
      facts: [
        {
          label: m.sale_claim_review_rest(),
          value: rest > 0n ? tokens(rest) : m.sale_claim_review_nothing(),
        },
      ],
    },
    done: m.sale_claim_done({
      amount: my.claimable > 0n ? tokens(my.claimable) : money(my.excess),
    }),
  })
}

/** Make the pool, lock its liquidity, open claiming. @param now unix seconds of the chain */
export function finalizePlan(view: Plain, now: number): ActionPlan {
  const { sale, name } = view
  const { terms, state, kind } = sale
  const { money, tokens } = saleAmounts(sale)
  const isPrivate = kind === 'private'
  const accepted = kind === 'fair' && state.total > terms.hardCap ? terms.hardCap : state.total
  const split = calculateTokenSplit(terms, accepted)
  const unsold = state.tokensDeposited - split.needed
  const pool = {
    label: m.sale_finalize_review_pool(),
    value: money(split.poolCurrency),
    note: tokens(split.forPool),
  }
  return planOf(view, {
    kind: 'presale_finalize',
    definition: presaleActionFlows.finalize,
    input: { presale: sale.address },
    review: {
      title: m.sale_finalize_review_title({ name }),
      gets: [
        ...(isPrivate ? [] : [pool]),
        { label: m.sale_finalize_review_owner(), value: money(split.ownerCurrency) },
        {
          label: m.sale_finalize_review_claims(),
          value: m.sale_finalize_review_claims_open({ count: formatInteger(state.userCount) }),
        },
      ],
      facts: [
        ...(isPrivate
          ? []
          : [
              {
                label: m.sale_finalize_review_lock(),
                value: formatTime(now + terms.lockTime),
                isMoving: true,
                note: m.sale_finalize_review_lock_forever({ time: formatDuration(terms.lockTime) }),
              },
            ]),
        {
          label: m.sale_finalize_review_unsold(),
          value: tokens(unsold > 0n ? unsold : 0n),
          note: terms.burnsUnsold
            ? m.sale_finalize_review_burned()
            : m.sale_finalize_review_returned(),
        },
      ],
      permanent: [
        m.sale_finalize_permanent(),
        ...(isPrivate ? [] : [m.sale_finalize_permanent_pool()]),
      ],
    },
    done: m.sale_finalize_done(),
  })
}

/** Put a place of the Merkle list on chain. */
export function activateSlotPlan(
  view: Plain,
  account: Address,
  slot: { index: number; level: number; proof: readonly `0x${string}`[] },
): ActionPlan {
  return planOf(view, {
    kind: 'presale_activate_slot',
    definition: presaleActionFlows.activateSlot,
    input: { presale: view.sale.address, account, slot },
    review: {
      title: m.sale_slot_activate_review(),
      gets: [
        {
          label: m.sale_slot_activate_gets({ level: slot.level }),
          value: account,
          address: account,
        },
      ],
    },
    done: m.sale_slot_activate_done(),
  })
}

/** Give the own unused slot to another wallet. */
export function giveSlotPlan(view: Plain, to: Address): ActionPlan {
  return planOf(view, {
    kind: 'slot_give',
    definition: presaleActionFlows.transferSlot,
    input: { presale: view.sale.address, to },
    review: {
      title: m.sale_slot_give_review(),
      gets: [{ label: m.sale_slot_give_gets(), value: to, address: to }],
      permanent: [m.sale_slot_give_permanent()],
    },
    done: m.sale_slot_give_done(),
  })
}
