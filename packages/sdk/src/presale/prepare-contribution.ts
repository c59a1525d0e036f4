import type { Address } from 'viem'
import type { ReadClient } from '../evm/create-read-client.ts'
import { getNeededApprovals } from '../flow/get-needed-approvals.ts'
import { permitInstead } from '../flow/permit-instead.ts'
import { signingSeconds } from '../flow/signing-seconds.ts'
import { planTransaction, type TransactionPlan } from '../flow/transaction-plan.ts'
import { type ContributeInput, contributeFlow } from './flows/contribute-flow.ts'
import type { Presale } from './types.ts'

/** Who pays how much into a presale. */
export interface Contribution extends Pick<ContributeInput, 'amount' | 'inviter' | 'slot'> {
  readonly account: Address
  /** Unix seconds by the chain. */
  readonly now: number
}

/**
 * Asks the chain which allowance a contribution still needs; it may be signed instead.
 * @throws {RpcUnavailable} and its kin when no node answers.
 */
export async function prepareContribution(
  client: ReadClient,
  { address: presale, currency }: Pick<Presale, 'address' | 'currency'>,
  { account, amount, inviter, slot, now }: Contribution,
): Promise<TransactionPlan> {
  const token = currency.address
  const need = { token, spender: presale, amount }
  const approvals = currency.isNative ? [] : await getNeededApprovals(client, account, [need])
  const input = { presale, currency: token, amount, inviter, approvals, ...(slot && { slot }) }
  const deadline = BigInt(now) + signingSeconds
  const query = { token, owner: account, spender: presale, value: amount, deadline }
  const permits = permitInstead<ContributeInput>(approvals.length > 0 ? query : undefined)
  return planTransaction(contributeFlow, input, { permits })
}
