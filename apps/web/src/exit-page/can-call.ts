import type { ReadClient } from '@slipway/sdk/evm/create-read-client'
import { decodeContractError } from '@slipway/sdk/evm/decode-contract-error'
import type { UnsignedTransaction } from '@slipway/sdk/evm/unsigned-transaction'
import type { Address } from 'viem'

/** Whether a call would succeed now. @throws what is no answer of the contract */
export async function canCall(
  client: ReadClient,
  account: Address,
  { to, data, valueWei }: UnsignedTransaction,
): Promise<boolean> {
  try {
    await client.call({ account, to, data, value: valueWei })
    return true
  } catch (error) {
    if (decodeContractError(error, []).kind === 'contract') return false
    throw error
  }
}
