import { lastResult, type ProvenParts, showPlan } from '../../transaction/show-plan.ts'
import type { ShownPlan } from '../../transaction/shown-plan.ts'
import type { NftView } from './nft-view.ts'

/** The plan of one action of a collection. */
export function planOf(
  { sale }: Pick<NftView, 'sale'>,
  { kind, done, ...parts }: ProvenParts,
): ShownPlan {
  return showPlan({
    ...parts,
    done: (state) => done(lastResult(state)),
    label: { kind, subject: sale.symbol, contract: sale.address },
    units: { token: sale.paymentToken, currency: sale.paymentToken },
  })
}
