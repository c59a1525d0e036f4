import { launchPadAbi } from '@slipway/deployments/abi'
import type { Address } from 'viem'
import type { ReadClient } from '../../evm/create-read-client.ts'
import { type LaunchSubject, type LaunchTerms, toLaunchParams } from './launch-params.ts'

/** Native currency that a launch takes: the creation fee, and the quote currency where it is native. Send exactly this. */
export function getLaunchValue(
  client: ReadClient,
  query: {
    readonly launchPad: Address
    readonly account: Address
    readonly subject: LaunchSubject
    readonly terms: LaunchTerms
  },
): Promise<bigint> {
  const { launchPad, account, subject, terms } = query
  return client.readContract({
    address: launchPad,
    abi: launchPadAbi,
    functionName: 'valueOf',
    args: [account, toLaunchParams(subject, terms, launchPad)],
  })
}
