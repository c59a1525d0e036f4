import { formatBps, formatDuration, formatInteger, formatTime, m } from '@slipway/messages'
import { planTransaction, type TransactionPlan } from '@slipway/sdk/flow/transaction-plan'
import { presaleActionFlows } from '@slipway/sdk/presale/flows/presale-action-flows'
import { type Address, zeroAddress } from 'viem'
import { loadArriving } from '../../../action/load-arriving.ts'
import type { ReviewLine, ShownPlan } from '../../../transaction/shown-plan.ts'
import { exitClosedText } from '../exit-terms.ts'
import { planOf } from '../plan-of.ts'
import { presaleAmounts } from '../presale-amounts.ts'
import type { PresaleView } from '../presale-context.ts'
import { whitelistText } from '../release-text.ts'

export type Plain = Pick<PresaleView, 'presale' | 'name'>

export const targetOf = ({ presale }: Plain) => ({ presale: presale.address })

/** New times of a presale, in unix seconds. */
export interface TimeParams {
  readonly startTime: number
  readonly endTime: number
}

export function timePlan(view: Plain, params: TimeParams): ShownPlan {
  const { startTime, endTime } = params
  const frees = view.presale.state.total > 0n && !view.presale.state.termsChanged
  return planOf(view, {
    kind: 'presale_set_time',
    plan: planTransaction(presaleActionFlows.setTime, { ...targetOf(view), ...params }),
    review: {
      title: m.presale_admin_time_review({ name: view.name }),
      gets: [
        { label: m.presale_admin_time_start(), value: formatTime(startTime) },
        {
          label: m.presale_admin_time_end(),
          value: formatTime(endTime),
          note: formatDuration(endTime - startTime),
        },
        ...(frees
          ? [
              {
                label: m.presale_buy_review_exit(),
                value: m.presale_buy_review_exit_free({ closed: exitClosedText() }),
              },
            ]
          : []),
      ],
      permanent: frees ? [m.presale_admin_time_permanent_free()] : [],
    },
    done: m.presale_admin_time_done(),
  })
}

/** A whitelist mode with its two windows. */
export interface ModeParams {
  readonly mode: number
  readonly t1Seconds: number
  readonly t2Seconds: number
}

export function modePlan(view: Plain, params: ModeParams): ShownPlan {
  const terms = { useWhiteList: params.mode, t1Block: params.t1Seconds, t2Block: params.t2Seconds }
  return planOf(view, {
    kind: 'presale_set_whitelist_mode',
    plan: planTransaction(presaleActionFlows.setWhitelistMode, { ...targetOf(view), ...params }),
    review: {
      title: m.presale_admin_mode_review(),
      gets: [{ label: m.presale_admin_mode_label(), value: whitelistText(terms) }],
    },
    done: m.presale_admin_mode_done(),
  })
}

export function slotTransferPlan(view: Plain, enabled: boolean): ShownPlan {
  return planOf(view, {
    kind: 'presale_set_slot_transfer',
    plan: planTransaction(presaleActionFlows.setSlotTransfer, { ...targetOf(view), enabled }),
    review: {
      title: enabled ? m.presale_admin_trade_review_on() : m.presale_admin_trade_review_off(),
      gets: [
        {
          label: m.presale_admin_trade_title(),
          value: enabled ? m.presale_admin_trade_gets_on() : m.presale_admin_trade_gets_off(),
        },
      ],
    },
    done: enabled ? m.presale_admin_trade_done_on() : m.presale_admin_trade_done_off(),
  })
}

export function keeperPlan(view: Plain, admin: Address): ShownPlan {
  const isNobody = admin === zeroAddress
  return planOf(view, {
    kind: 'presale_set_whitelist_admin',
    plan: planTransaction(presaleActionFlows.setWhitelistAdmin, { ...targetOf(view), admin }),
    review: {
      title: m.presale_admin_keeper_review(),
      gets: [
        {
          label: m.presale_admin_keeper_gets(),
          value: isNobody ? m.presale_admin_keeper_none() : admin,
          ...(isNobody ? {} : { address: admin }),
        },
      ],
    },
    done: isNobody ? m.presale_admin_keeper_done_none() : m.presale_admin_keeper_done(),
  })
}

/** @param rates basis points, level 1 first */
export function openInviterPlan(view: Plain, rates: readonly bigint[]): ShownPlan {
  return planOf(view, {
    kind: 'presale_open_inviter',
    plan: planTransaction(presaleActionFlows.openInviter, { ...targetOf(view), rates }),
    review: {
      title: m.presale_admin_inviter_review(),
      gets: rates.map((bps, index) => ({
        label: m.presale_admin_inviter_level({ level: formatInteger(index + 1) }),
        value: formatBps(bps),
      })),
      permanent: [m.presale_admin_inviter_permanent()],
    },
    done: m.presale_admin_inviter_done(),
  })
}

export function updateInfoPlan(view: Plain, ipfsKey: string): ShownPlan {
  return planOf(view, {
    kind: 'presale_update_info',
    plan: planTransaction(presaleActionFlows.updateInfo, { ...targetOf(view), ipfsKey }),
    review: {
      title: m.presale_admin_info_review(),
      gets: [{ label: m.presale_admin_info_gets(), value: ipfsKey }],
    },
    done: m.presale_admin_info_done(),
  })
}

/** What of the deposit comes back at once: the presale keeps what the token does not let the owner's wallet receive. */
async function returnedLine({ presale }: Plain, plan: TransactionPlan): Promise<ReviewLine> {
  const { tokens } = presaleAmounts(presale)
  const { owner: account, claimToken: token } = presale.terms
  const deposit = presale.state.tokensDeposited
  const { getArriving } = await loadArriving()
  const arriving = (await getArriving({ plan, account, token })) ?? deposit
  const line = { label: m.presale_admin_cancel_gets_owner(), value: tokens(arriving) }
  if (arriving >= deposit) return { ...line, value: tokens(deposit) }
  const amount = tokens(deposit)
  const note =
    arriving === 0n
      ? m.presale_admin_withdraw_waiting({ amount })
      : m.transaction_review_arriving({ amount })
  return { ...line, note }
}

export async function cancelPlan(view: Plain): Promise<ShownPlan> {
  const { state } = view.presale
  const { money } = presaleAmounts(view.presale)
  const plan = planTransaction(presaleActionFlows.cancel, targetOf(view))
  return planOf(view, {
    kind: 'presale_cancel',
    plan,
    review: {
      title: m.presale_admin_cancel_review({ name: view.name }),
      gets: [
        await returnedLine(view, plan),
        ...(state.userCount === 0
          ? []
          : [
              {
                label: m.presale_admin_cancel_gets_all(),
                value: m.presale_admin_cancel_gets_people({
                  count: state.userCount,
                  shown: formatInteger(state.userCount),
                  amount: money(state.total),
                }),
                isUnnamed: true,
              },
            ]),
      ],
      permanent: [m.presale_admin_cancel_permanent()],
    },
    done:
      state.userCount === 0 ? m.presale_admin_cancel_done_nobody() : m.presale_admin_cancel_done(),
  })
}

export async function destroyPlan(view: Plain): Promise<ShownPlan> {
  const plan = planTransaction(presaleActionFlows.destroy, targetOf(view))
  return planOf(view, {
    kind: 'presale_destroy',
    plan,
    review: {
      title: m.presale_admin_destroy_review({ name: view.name }),
      gets: [await returnedLine(view, plan)],
      permanent: [m.presale_admin_destroy_permanent()],
    },
    done: m.presale_admin_destroy_done(),
  })
}
