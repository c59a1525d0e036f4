import { contractErrorsAbi } from '@slipway/deployments/errors'
import { errorMessage } from '@slipway/messages'
import { decodeContractError } from '@slipway/sdk/evm/decode-contract-error'
import { activeChain } from '../core/active-chain.ts'
import type { FormContext } from './form-context.ts'

/** Why a plan could not be made, in the reader's language. Loaded on demand: it brings every refusal along. */
export function planProblemText(
  error: unknown,
  { token, currency }: Pick<FormContext, 'token' | 'currency'>,
): string {
  const { name, args } = decodeContractError(error, contractErrorsAbi)
  const { nativeCurrency } = activeChain
  return errorMessage(name, args, { token, ...(currency && { currency }), nativeCurrency })
}
