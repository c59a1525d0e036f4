import type { UnsignedTransaction } from '@slipway/sdk/evm/unsigned-transaction'
import type { SignRequest } from '@slipway/sdk/signing/sign-request'
import { type Address, isAddressEqual, zeroAddress } from 'viem'
import { launchActOf } from '../transaction/launch-act-of.ts'
import type { LaunchAct } from '../transaction/private-relay-notice.tsx'
import { explain } from './call-list.tsx'

/** What the notice looks at in the params of the launch contract. */
interface LaunchPart {
  /** The zero address: it is created by the launch. */
  readonly token: Address
  readonly purchases: readonly { readonly to: Address }[]
  readonly opening: { readonly openingSeconds: bigint }
}

/**
 * Whether the calls before the launch hand its contract the right to open the token: until then its trading is closed.
 * Whether the token's own contract keeps to that is not known here.
 */
const areOpening = (before: readonly UnsignedTransaction[], token: Address, launcher: Address) =>
  before.some((call) => {
    const { functionName, args } = explain(call)
    const given = args[0]?.value
    return (
      isAddressEqual(call.to, token) &&
      functionName === 'setLauncher' &&
      typeof given === 'string' &&
      isAddressEqual(given as Address, launcher)
    )
  })

/** Which kind of launch is among the transactions of a link, if there is one. */
export function findLaunch({
  account,
  calls,
}: Pick<SignRequest, 'account' | 'calls'>): LaunchAct | undefined {
  for (const [at, call] of calls.entries()) {
    const { contract, functionName, args } = explain(call)
    if (functionName === 'launchWithPermits' || functionName === 'launch') {
      const params = contract === 'launchPad' ? (args[0]?.value as LaunchPart) : undefined
      if (!params) return 'open'
      const { token, purchases, opening } = params
      const isClosed = areOpening(calls.slice(0, at), token, call.to)
      return launchActOf({
        account,
        purchases,
        hasOpening: opening.openingSeconds > 0n,
        isTradable: !isAddressEqual(token, zeroAddress) && !isClosed,
      })
    }
  }
  return undefined
}
