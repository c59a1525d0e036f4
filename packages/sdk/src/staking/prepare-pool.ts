import type { Address } from 'viem'
import type { ReadClient } from '../evm/create-read-client.ts'
import { getPermitMessage } from '../evm/get-permit-message.ts'
import { getNeededApprovals } from '../flow/get-needed-approvals.ts'
import { permitInstead } from '../flow/permit-instead.ts'
import { signingSeconds } from '../flow/signing-seconds.ts'
import { planTransaction, type TransactionPlan } from '../flow/transaction-plan.ts'
import { getPoolFee, type PoolFee } from './evm/get-pool-fee.ts'
import { type CreatePoolInput, createPoolFlow } from './flows/create-pool-flow.ts'
import type { PoolDraft } from './pool-draft-schema.ts'
import { calculatePoolCost, type PoolCost } from './pool-math.ts'
import type { StakingContracts } from './types.ts'

/** A pool with everything that its creation still needs. */
export interface PreparedPool {
  readonly input: CreatePoolInput
  /** What is taken, at most. */
  readonly cost: PoolCost
  /** The fee as the factory asks it now. */
  readonly fee: PoolFee
  readonly plan: TransactionPlan
}

/**
 * Asks the chain what a pool still needs: its fee, and the allowance of its rewards, which is signed where the token can
 * (EIP-2612), taken from Permit2 where it lies there already, else approved to the unit. Rewards that begin at once are
 * reckoned from the newest block: the transaction itself is later and takes no more.
 * @throws {RpcUnavailable} and its kin when no node answers.
 */
export async function preparePool(
  client: ReadClient,
  contracts: StakingContracts,
  query: { readonly draft: PoolDraft; readonly account: Address; readonly ipfsKey: string },
): Promise<PreparedPool> {
  const { draft, account, ipfsKey } = query
  const { poolFactory } = contracts
  const { kind, rewardToken: token } = draft
  // The contract judges by its blocks, not by anybody's clock.
  const [{ timestamp }, fee] = await Promise.all([
    client.getBlock(),
    getPoolFee(client, contracts, { account, kind }),
  ])
  const cost = calculatePoolCost(draft, timestamp)
  const need = { token, spender: poolFactory, amount: cost.total, takesPermit2: true }
  const approvals = await getNeededApprovals(client, account, [need])
  const { feeWei } = fee
  const input = { poolFactory, draft, ipfsKey, feeWei, totalMax: cost.total, approvals }
  if (approvals.length === 0)
    return { input, cost, fee, plan: planTransaction(createPoolFlow, input) }
  const deadline = timestamp + signingSeconds
  const permitQuery = { token, owner: account, spender: poolFactory, value: cost.total, deadline }
  const message = await getPermitMessage(client, permitQuery)
  const permits = permitInstead<CreatePoolInput>(message && permitQuery)
  return { input, cost, fee, plan: planTransaction(createPoolFlow, input, { permits }) }
}
