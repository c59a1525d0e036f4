import { erc721Abi } from 'viem'
import type { ReadClient } from '../../evm/create-read-client.ts'
import { permitInstead } from '../../flow/permit-instead.ts'
import { planTransaction, type TransactionPlan } from '../../flow/transaction-plan.ts'
import { prepareAllowance } from '../evm/prepare-allowance.ts'
import { type SendBatchInput, sendBatchFlow } from './flows/send-batch-flow.ts'
import type { MultisendPlan, PlannedBatch } from './plan-multisend.ts'
import { rowsOfBatch } from './rows-of-batch.ts'

/** A batch ready to be reviewed and sent. */
export interface PreparedBatch {
  readonly input: SendBatchInput
  /** Its allowance is for the whole rest of the list, and signed where the token can. */
  readonly plan: TransactionPlan
}

/** What of a plan is not sent yet, as the chain says now. */
export interface BatchesLeft {
  /** Base units, or NFTs, of this batch and all after it. */
  readonly sumLeft: bigint
  readonly isLast: boolean
}

async function isOperator(client: ReadClient, plan: MultisendPlan): Promise<boolean> {
  if (plan.asset.kind !== 'nft') return true
  return client.readContract({
    address: plan.asset.address,
    abi: erc721Abi,
    functionName: 'isApprovedForAll',
    args: [plan.account, plan.multisend],
  })
}

/**
 * One batch with everything that it still needs. The first one asks for the whole rest of the list, so that no other asks
 * again; an allowance that is there already, from before a tab was closed, is used up.
 * @throws {RpcUnavailable} and its kin when no node answers.
 */
export async function prepareBatch(
  client: ReadClient,
  plan: MultisendPlan,
  batch: PlannedBatch,
  { sumLeft, isLast }: BatchesLeft,
): Promise<PreparedBatch> {
  const { asset, multisend, account, isDirect, listId, list, leftOut } = plan
  const { recipients, values } = rowsOfBatch(list, batch, leftOut)
  const need =
    asset.kind === 'token'
      ? { token: asset.address, spender: multisend, amount: sumLeft }
      : undefined
  const [allowance, isOpen] = await Promise.all([
    need ? prepareAllowance(client, account, need) : { approvals: [] },
    isOperator(client, plan),
  ])
  const { approvals, query } = { query: undefined, ...allowance }
  const isNft = asset.kind === 'nft'
  const input: SendBatchInput = {
    ...{ multisend, asset, isDirect, listId, number: batch.number, recipients, values, approvals },
    allowed: sumLeft,
    opens: isNft && !isOpen,
    closes: isNft && isLast,
  }
  // Only tokens that are taken in one go have a function that takes the signature along.
  const permits = permitInstead<SendBatchInput>(isDirect ? undefined : query)
  return { input, plan: planTransaction(sendBatchFlow, input, { permits }) }
}
