import { type ActionParts, showPlan } from '../../transaction/show-plan.ts'
import type { ShownPlan } from '../../transaction/shown-plan.ts'
import type { PresaleView } from './presale-context.ts'

/** The plan of one action of a presale. @param amount names it in the list, where what the review says first is another */
export function planOf(
  { presale, name }: Pick<PresaleView, 'presale' | 'name'>,
  { kind, amount, ...parts }: ActionParts & { amount?: string },
): ShownPlan {
  const label = { kind, subject: name, contract: presale.address }
  return showPlan({
    ...parts,
    label: amount === undefined ? label : { ...label, amount },
    units: { token: presale.token, currency: presale.currency },
  })
}
