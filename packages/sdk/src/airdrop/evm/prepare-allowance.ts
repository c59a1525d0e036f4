import type { Address } from 'viem'
import type { ReadClient } from '../../evm/create-read-client.ts'
import { getPermitMessage, type PermitQuery } from '../../evm/get-permit-message.ts'
import type { Approval } from '../../flow/approval-steps.ts'
import { getNeededApprovals } from '../../flow/get-needed-approvals.ts'
import { signingSeconds } from '../../flow/signing-seconds.ts'

/** What is missing before a contract can take tokens. */
export interface PreparedAllowance {
  readonly approvals: readonly Approval[]
  /** The same as a message to be signed, where the token can (EIP-2612). */
  readonly query?: PermitQuery
}

/**
 * Asks the chain which allowance is missing, exact to the unit, and whether it can be signed instead of sent.
 * @throws {RpcUnavailable} and its kin when no node answers.
 */
export async function prepareAllowance(
  client: ReadClient,
  account: Address,
  need: Approval,
): Promise<PreparedAllowance> {
  const approvals = await getNeededApprovals(client, account, [need])
  if (approvals.length === 0) return { approvals }
  // The contract judges by its blocks, not by anybody's clock.
  const { timestamp } = await client.getBlock()
  const { token, spender, amount: value } = need
  const query = { token, owner: account, spender, value, deadline: timestamp + signingSeconds }
  return (await getPermitMessage(client, query)) ? { approvals, query } : { approvals }
}
