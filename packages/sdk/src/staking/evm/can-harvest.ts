import { tokenPoolAbi } from '@slipway/deployments/abi'
import { type Address, encodeFunctionData } from 'viem'
import type { ReadClient } from '../../evm/create-read-client.ts'
import { readOrNothing } from '../../evm/read-or-nothing.ts'

/**
 * Whether a pool of any kind can pay an account its reward now; not so while the reward token refuses to move.
 * @throws {RpcUnavailable} and its kin when no node answers.
 */
export async function canHarvest(
  client: ReadClient,
  { pool, account }: { readonly pool: Address; readonly account: Address },
): Promise<boolean> {
  const data = encodeFunctionData({ abi: tokenPoolAbi, functionName: 'harvest' })
  return (await readOrNothing(client.call({ account, to: pool, data }))) !== undefined
}
