import type { Address } from 'viem'
import type { ReadClient } from '../evm/create-read-client.ts'
import { getNeededApprovals } from '../flow/get-needed-approvals.ts'
import { permitInstead } from '../flow/permit-instead.ts'
import { signingSeconds } from '../flow/signing-seconds.ts'
import { planTransaction, type TransactionPlan } from '../flow/transaction-plan.ts'
import type { StakeInput } from './flows/stake-flow.ts'
import { stakerFlows } from './flows/staker-flows.ts'

/** Who stakes how much. */
export interface NewStake {
  readonly account: Address
  readonly pool: Address
  readonly token: Address
  /** Base units. */
  readonly amount: bigint
  /** The zero address for nobody. */
  readonly inviter: Address
  /** Unix seconds by the chain. */
  readonly now: number
}

/**
 * Asks the chain which allowance a stake still needs; it may be signed instead.
 * @throws {RpcUnavailable} and its kin when no node answers.
 */
export async function prepareStake(
  client: ReadClient,
  { account, pool, token, amount, inviter, now }: NewStake,
): Promise<TransactionPlan> {
  const need = { token, spender: pool, amount, takesPermit2: true }
  const approvals = await getNeededApprovals(client, account, [need])
  const deadline = BigInt(now) + signingSeconds
  const query = { token, owner: account, spender: pool, value: amount, deadline }
  const permits = permitInstead<StakeInput>(approvals.length > 0 ? query : undefined)
  return planTransaction(stakerFlows.stake, { pool, amount, inviter, approvals }, { permits })
}
