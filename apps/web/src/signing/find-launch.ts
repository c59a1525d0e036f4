import type { UnsignedTransaction } from '@slipway/sdk/flow/types'
import type { SignRequest } from '@slipway/sdk/signing/sign-request'
import { type Address, isAddressEqual, zeroAddress } from 'viem'
import { launchActOf } from '../transaction/launch-act-of.ts'
import type { LaunchAct } from '../transaction/private-relay-notice.tsx'
import { explain } from './call-list.tsx'

/** What the notice looks at in an order of the launch contract. */
interface OrderPart {
  /** The zero address: it is created by the launch. */
  readonly token: Address
  readonly purchases: readonly { readonly to: Address }[]
  readonly opening: { readonly openingSeconds: bigint }
}

/** Whether the calls hand the launch contract the right to open the token: until then its trading is closed. */
const areOpening = (calls: readonly UnsignedTransaction[], token: Address) =>
  calls.some(
    (call) => isAddressEqual(call.to, token) && explain(call).functionName === 'setLauncher',
  )

/** Which kind of launch is among the transactions of a link, if there is one. */
export function findLaunch({
  account,
  calls,
}: Pick<SignRequest, 'account' | 'calls'>): LaunchAct | undefined {
  for (const call of calls) {
    const { contract, functionName, args } = explain(call)
    if (functionName === 'launchWithPermits' || functionName === 'launch') {
      const order = contract === 'launchPad' ? (args[0]?.value as OrderPart) : undefined
      if (!order) return 'open'
      const { token, purchases, opening } = order
      return launchActOf({
        account,
        purchases,
        hasOpening: opening.openingSeconds > 0n,
        isTradable: !isAddressEqual(token, zeroAddress) && !areOpening(calls, token),
      })
    }
  }
  return undefined
}
