import { launchPadAbi } from '@slipway/deployments/abi'
import { decodeFunctionData, getAddress, isAddressEqual } from 'viem'
import { SlipwayError } from '../evm/errors.ts'
import type { UnsignedTransaction } from '../evm/unsigned-transaction.ts'
import { givenCallsFlow } from '../flow/given-calls-flow.ts'
import type { FlowDefinition } from '../flow/types.ts'
import type { SignRequest } from './sign-request.ts'

/** The request is for another account or network than the ones at hand. */
export class SignRequestNotYours extends SlipwayError {
  readonly code = 'Sign_NotYours'
  constructor(account: string) {
    super(`This request is for ${account} alone.`, { account })
  }
}

/** Until when the launch contract takes a launch; undefined for other calls. */
function launchDeadline({ data }: UnsignedTransaction): bigint | undefined {
  try {
    const { functionName, args } = decodeFunctionData({ abi: launchPadAbi, data })
    return functionName === 'launch' || functionName === 'launchWithPermits'
      ? args[0].deadline
      : undefined
  } catch {
    return undefined
  }
}

/**
 * Signs what somebody prepared. It is bound to its account and network: for any other one nothing is even built.
 */
export const signFlow: FlowDefinition<SignRequest> = {
  ...givenCallsFlow<SignRequest>('sign-prepared', 'prepared', ({ account, chainId }, context) => {
    if (chainId !== context.chainId || !isAddressEqual(account, context.account))
      throw new SignRequestNotYours(getAddress(account))
  }),
  deadline: ({ calls }) => calls.map(launchDeadline).find((deadline) => deadline !== undefined),
}
