import { type ActionParts, showPlan } from '../../transaction/show-plan.ts'
import type { ShownPlan } from '../../transaction/shown-plan.ts'
import type { PresaleView } from './presale-context.ts'

/** The plan of one action of a presale. */
export function planOf(
  { presale, name }: Pick<PresaleView, 'presale' | 'name'>,
  { kind, ...parts }: ActionParts,
): ShownPlan {
  return showPlan({
    ...parts,
    label: { kind, subject: name, contract: presale.address },
    units: { token: presale.token, currency: presale.currency },
  })
}
