import { getAddress, isAddressEqual } from 'viem'
import { SlipwayError } from '../evm/errors.ts'
import { givenCallsFlow } from '../flow/given-calls-flow.ts'
import type { SignRequest } from './sign-request.ts'

/** The request is for another account or network than the ones at hand. */
export class SignRequestNotYours extends SlipwayError {
  readonly code = 'Sign_NotYours'
  constructor(account: string) {
    super(`This request is for ${account} alone.`, { account })
  }
}

/**
 * Signs what somebody prepared. It is bound to its account and network: for any other one nothing is even built.
 */
export const signFlow = givenCallsFlow<SignRequest>(
  'sign-prepared',
  'prepared',
  ({ account, chainId }, context) => {
    if (chainId !== context.chainId || !isAddressEqual(account, context.account))
      throw new SignRequestNotYours(getAddress(account))
  },
)
