import type { Address } from 'viem'
import type { ReadClient } from '../../evm/create-read-client.ts'
import { type CreateNftInput, createNftFlow } from './create-nft-flow.ts'

/**
 * Tries the making of a collection out without a signature, so that every rule of the factory speaks before the review.
 * @throws the factory's refusal, or {RpcUnavailable} and its kin when no node answers.
 */
export async function rehearseNft(
  client: ReadClient,
  account: Address,
  input: CreateNftInput,
): Promise<void> {
  const context = { chainId: client.chain.id, account, results: {} }
  for (const step of createNftFlow.steps(input)) {
    const { to, data, valueWei } = step.build(input, context)
    await client.call({ account, to, data, value: valueWei })
  }
}
