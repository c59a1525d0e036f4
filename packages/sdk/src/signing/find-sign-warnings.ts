import { type Address, isAddressEqual, maxUint256 } from 'viem'
import type { ExplainedCall } from './explain-call.ts'
import type { RequestOutlook } from './sign-outlook.ts'
import type { SignRequest } from './sign-request.ts'

/**
 * What deserves a second look before a prepared transaction is signed:
 * `unknown`: a contract or a function that nobody here knows; `right`: it gives somebody a right over assets;
 * `unlimited`: that right has no bound; `untried`: no node could say what it does.
 */
export type SignWarning = 'unknown' | 'right' | 'unlimited' | 'untried'

/** As many units as nobody has: what wallets and sites ask for when they mean "for ever". */
const ENDLESS = maxUint256 / 2n

export function findSignWarnings(
  { calls }: SignRequest,
  explained: readonly ExplainedCall[],
  outlook: RequestOutlook,
): readonly SignWarning[] {
  const rights = outlook.state === 'done' ? outlook.rights : []
  const own = (address: Address) =>
    explained.some(({ contract }, at) => {
      const to = calls[at]?.to
      return contract !== undefined && to !== undefined && isAddressEqual(to, address)
    })
  // A plain payment calls nothing.
  const isUnknown = explained.some(
    ({ contract, functionName }, at) =>
      calls[at]?.data !== '0x' && (contract === undefined || functionName === undefined),
  )
  const isUnlimited = rights.some(({ amount }) => amount === undefined || amount > ENDLESS)
  const found: [SignWarning, boolean][] = [
    ['unknown', isUnknown],
    ['right', rights.some(({ spender }) => !own(spender))],
    ['unlimited', isUnlimited],
    ['untried', outlook.state === 'unsupported'],
  ]
  return found.filter(([, holds]) => holds).map(([warning]) => warning)
}
