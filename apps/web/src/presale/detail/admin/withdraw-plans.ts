import { m } from '@slipway/messages'
import { planTransaction } from '@slipway/sdk/flow/transaction-plan'
import type { FlowState } from '@slipway/sdk/flow/types'
import { presaleActionFlows } from '@slipway/sdk/presale/flows/presale-action-flows'
import type { Address } from 'viem'
import type { ShownPlan } from '../../../transaction/shown-plan.ts'
import { planOf } from '../plan-of.ts'
import { presaleAmounts } from '../presale-amounts.ts'
import { type Plain, targetOf } from './owner-plans.ts'

/** Amounts that the events of a withdrawal proved, each in its own unit. */
function withdrawnText({ presale }: Plain, { steps }: FlowState): string {
  const { money, tokens } = presaleAmounts(presale)
  const result = steps[0]?.result ?? {}
  const text = (asset: unknown, amount: unknown) => {
    if (typeof amount !== 'bigint') return undefined
    const isToken = String(asset).toLowerCase() === presale.token.address.toLowerCase()
    return (isToken ? tokens : money)(amount)
  }
  const parts = [text(result.asset, result.amount), text(result.secondAsset, result.secondAmount)]
  return parts.filter((part) => part !== undefined).join(' · ')
}

/** What of a withdrawal is not nothing, each amount in its own unit. */
export function dueTexts({ presale }: Plain, { money, tokens }: Due): readonly string[] {
  const texts = presaleAmounts(presale)
  return [...(money ? [texts.money(money)] : []), ...(tokens ? [texts.tokens(tokens)] : [])]
}

/** Amounts that a withdrawal would pay now; undefined where no node could tell. */
export type Due = { readonly money?: bigint; readonly tokens?: bigint }

export function withdrawPlan(view: Plain, due: Due): ShownPlan {
  const amounts = dueTexts(view, due)
  const line = { label: m.presale_admin_withdraw_gets(), note: view.presale.terms.owner }
  return planOf(view, {
    kind: 'presale_withdraw',
    plan: planTransaction(presaleActionFlows.withdraw, targetOf(view)),
    review: {
      title: m.presale_admin_withdraw_review({ name: view.name }),
      gets:
        amounts.length === 0
          ? [{ ...line, value: m.presale_admin_withdraw_gets_due() }]
          : amounts.map((value) => ({ ...line, value })),
    },
    done: (state) => m.presale_admin_withdraw_done({ amount: withdrawnText(view, state) }),
  })
}

/** The same to a wallet that the owner names. @param due with the tokens that the owner's own wallet cannot receive */
export function withdrawToPlan(view: Plain, due: Due, to: Address): ShownPlan {
  return planOf(view, {
    kind: 'presale_withdraw',
    plan: planTransaction(presaleActionFlows.withdrawTo, { ...targetOf(view), to }),
    review: {
      title: m.presale_admin_withdraw_review({ name: view.name }),
      gets: [
        ...dueTexts(view, due).map((value) => ({
          label: m.presale_admin_withdraw_to_gets(),
          value,
        })),
        { label: m.presale_admin_withdraw_to_label(), value: to, address: to },
      ],
      permanent: [m.presale_admin_withdraw_to_rule()],
    },
    done: (state) => m.presale_admin_withdraw_to_done({ amount: withdrawnText(view, state) }),
  })
}
