import type { ReadClient } from '../../../evm/create-read-client.ts'
import { calculateListId } from '../calculate-list-id.ts'
import type { MultisendPlan } from '../plan-multisend.ts'
import { getBegunSize } from './get-sent-batches.ts'

/**
 * Whether a plan still is the one under which its list goes on. A list that was begun meanwhile in batches of another size,
 * from another tab or machine, is another list to the contract: sent by this plan, it would pay everybody again. False asks
 * for a new plan; to be asked before each signature.
 * @throws {RpcUnavailable} and its kin when no node answers.
 */
export async function isPlanCurrent(
  client: ReadClient,
  plan: Pick<MultisendPlan, 'multisend' | 'account' | 'asset' | 'listHash' | 'listId'>,
): Promise<boolean> {
  const { account, asset, listHash, listId } = plan
  const rowsPerBatch = await getBegunSize(client, plan)
  if (rowsPerBatch === undefined) return true
  const identity = { chainId: client.chain.id, sender: account, asset, listHash, rowsPerBatch }
  return calculateListId(identity) === listId
}
