import { contractErrorsAbi } from '@slipway/deployments/errors'
import { getAddress, isAddressEqual } from 'viem'
import { SlipwayError } from '../evm/errors.ts'
import { simulateByCall } from '../flow/simulate-by-call.ts'
import type { FlowDefinition } from '../flow/types.ts'
import type { SignRequest } from './sign-request.ts'

/** The request is for another account or network than the ones at hand. */
export class SignRequestNotYours extends SlipwayError {
  readonly code = 'Sign_NotYours'
  constructor(account: string) {
    super(`This request is for ${account} alone.`, { account })
  }
}

/**
 * Signs what somebody prepared, transaction by transaction or as one batch. It is bound to its account and network:
 * for any other one nothing is even built.
 */
export const signFlow: FlowDefinition<SignRequest> = {
  name: 'sign-prepared',
  batchable: true,
  errorsAbi: contractErrorsAbi,
  steps: ({ calls }) =>
    calls.map((call, at) => ({
      id: `prepared-${at}`,
      build({ account, chainId }, context) {
        if (chainId !== context.chainId || !isAddressEqual(account, context.account))
          throw new SignRequestNotYours(getAddress(account))
        return call
      },
      simulate: simulateByCall,
      // What the maker promised is not known here: the receipt's events are shown as they are.
      verify: () => ({}),
    })),
}
