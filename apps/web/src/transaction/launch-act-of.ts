import { type Address, isAddressEqual } from 'viem'
import type { LaunchAct } from './private-relay-notice.tsx'

/** What is looked at in a launch. */
interface Launch {
  /** Who signs it. */
  readonly account: Address
  readonly purchases: readonly { readonly to: Address }[]
  readonly hasOpening: boolean
  /** Nothing keeps the token from being traded before its launch. */
  readonly isTradable: boolean
}

/** What others gain by seeing a launch before it is mined. */
export function launchActOf({ account, purchases, hasOpening, isTradable }: Launch): LaunchAct {
  if (purchases.some(({ to }) => !isAddressEqual(to, account))) return 'others'
  if (hasOpening) return 'batch'
  if (isTradable) return 'tradable'
  return purchases.length > 0 ? 'buys' : 'launch'
}
