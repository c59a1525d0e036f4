import { contractErrorsAbi } from '@slipway/deployments/errors'
import { decodeContractError } from '@slipway/sdk/evm/decode-contract-error'

/** What a contract answers to a call: "accepted", or the name and numbers of its refusal. */
export async function answerOfContract(call: Promise<unknown>): Promise<unknown> {
  try {
    await call
    return 'accepted'
  } catch (error) {
    const { name, args } = decodeContractError(error, contractErrorsAbi)
    return { name, args }
  }
}
