import type { Address } from 'viem'
import type { ReadClient } from '../evm/create-read-client.ts'
import { getPermitMessage, type PermitQuery } from '../evm/get-permit-message.ts'
import { getNeededApprovals } from '../flow/get-needed-approvals.ts'
import { permitInstead } from '../flow/permit-instead.ts'
import { signingSeconds } from '../flow/signing-seconds.ts'
import { planTransaction, type TransactionPlan } from '../flow/transaction-plan.ts'
import { getPresaleFee, type PresaleFee } from './evm/get-presale-fee.ts'
import { type CreatePresaleInput, createPresaleFlow } from './flows/create-presale-flow.ts'
import { calculateTokensNeeded } from './presale-math.ts'

/** A presale that is to be made, with its address and everything that is stored beside the chain. */
export interface PresaleCreation
  extends Pick<
    CreatePresaleInput,
    'contracts' | 'draft' | 'presale' | 'ipfsKey' | 'slots' | 'setsLauncher' | 'whitelistList'
  > {
  readonly owner: Address
}

/** A creation with everything that it still needs. */
export interface PreparedPresale {
  readonly input: CreatePresaleInput
  /** The fee as the factory asks it now. */
  readonly fee: PresaleFee
  readonly plan: TransactionPlan
}

async function getPermitQuery(
  client: ReadClient,
  { contracts, draft, owner }: PresaleCreation,
  value: bigint,
): Promise<PermitQuery | undefined> {
  // The contract judges by its blocks, not by anybody's clock.
  const { timestamp } = await client.getBlock()
  const deadline = timestamp + signingSeconds
  const query = { token: draft.claimToken, owner, spender: contracts.factory, value, deadline }
  return (await getPermitMessage(client, query)) && query
}

/**
 * Asks the chain what a presale still needs: its fee, and the allowance for its tokens, which is signed where the token
 * can (EIP-2612).
 * @throws {RpcUnavailable} and its kin when no node answers.
 */
export async function preparePresale(
  client: ReadClient,
  creation: PresaleCreation,
): Promise<PreparedPresale> {
  const { owner, ...terms } = creation
  const { contracts, draft } = creation
  const tokensNeeded = calculateTokensNeeded(draft)
  const need = { token: draft.claimToken, spender: contracts.factory, amount: tokensNeeded }
  const [fee, approvals, query] = await Promise.all([
    getPresaleFee(client, contracts, { account: owner, templateId: draft.templateId }),
    getNeededApprovals(client, owner, [need]),
    getPermitQuery(client, creation, tokensNeeded),
  ])
  const input: CreatePresaleInput = { ...terms, feeWei: fee.feeWei, tokensNeeded, approvals }
  const permits = permitInstead<CreatePresaleInput>(approvals.length > 0 ? query : undefined)
  return { input, fee, plan: planTransaction(createPresaleFlow, input, { permits }) }
}
