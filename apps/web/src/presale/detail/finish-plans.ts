import { formatDuration, formatInteger, formatTime, m } from '@slipway/messages'
import { planTransaction } from '@slipway/sdk/flow/transaction-plan'
import type { FlowState } from '@slipway/sdk/flow/types'
import { calculateFinish } from '@slipway/sdk/presale/calculate-finish'
import { presaleActionFlows } from '@slipway/sdk/presale/flows/presale-action-flows'
import type { SimulatedFinish } from '@slipway/sdk/presale/simulate-finish'
import type { ReviewLine, ShownPlan } from '../../transaction/shown-plan.ts'
import { planOf } from './plan-of.ts'
import { presaleAmounts } from './presale-amounts.ts'
import type { PresaleView } from './presale-context.ts'

type Plain = Pick<PresaleView, 'presale' | 'name'>

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
          isUnnamed: true,
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

/** What the owner's part is not yet: inviters are paid from it, and a private presale pays it as tokens are released. */
function ownerNote({ presale }: Plain, finish: KnownFinish | undefined): string | undefined {
  const isBeforeRewards = presale.inviter.open && !finish
  if (presale.kind === 'private')
    return isBeforeRewards
      ? m.presale_finalize_review_owner_note_released()
      : m.presale_finalize_review_owner_released()
  return isBeforeRewards ? m.presale_finalize_review_owner_note() : undefined
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
  const note = ownerNote(view, finish)
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
          ...(note && { note }),
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
