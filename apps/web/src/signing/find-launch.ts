import type { UnsignedTransaction } from '@slipway/sdk/flow/types'
import type { LaunchAct } from '../transaction/private-relay-notice.tsx'
import { explain } from './call-list.tsx'

/** What the notice looks at in an order of the launch contract. */
interface OrderPart {
  readonly purchases: readonly unknown[]
  readonly opening: { readonly openingSeconds: bigint }
}

function actOf({ purchases, opening }: OrderPart): LaunchAct {
  if (opening.openingSeconds > 0n) return 'batch'
  return purchases.length > 0 ? 'buys' : 'launch'
}

/** Which kind of launch is among the transactions of a link, if there is one. */
export function findLaunch(calls: readonly UnsignedTransaction[]): LaunchAct | undefined {
  for (const call of calls) {
    const { contract, functionName, args } = explain(call)
    if (functionName === 'launchWithPermits' || functionName === 'launch') {
      const order = contract === 'launchPad' ? args[0]?.value : undefined
      return order ? actOf(order as OrderPart) : 'open'
    }
  }
  return undefined
}
