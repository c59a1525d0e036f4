import type { Address } from 'viem'
import type { ReadClient } from '../../evm/create-read-client.ts'
import { getPermitMessage } from '../../evm/get-permit-message.ts'
import { getNeededApprovals } from '../../flow/get-needed-approvals.ts'
import { permitInstead } from '../../flow/permit-instead.ts'
import { signingSeconds } from '../../flow/signing-seconds.ts'
import { planTransaction, type TransactionPlan } from '../../flow/transaction-plan.ts'
import { airdropTemplateIds } from '../../platform/airdrop-kinds.ts'
import { type AirdropFee, getAirdropFee } from '../evm/get-airdrop-fee.ts'
import type { ClaimsDraft, ClaimsList } from './claims-draft.ts'
import { type CreateClaimsInput, createClaimsFlow } from './create-claims-flow.ts'

/** What is made, by whom. */
export interface ClaimsParams {
  readonly draft: ClaimsDraft
  readonly list: ClaimsList
  readonly account: Address
}

/** An input with everything that was missing, the fee as the factory asks it, and the plan. */
export interface PreparedClaims {
  readonly input: CreateClaimsInput
  readonly fee: AirdropFee
  readonly plan: TransactionPlan
}

/**
 * Asks the chain what an airdrop of claims still needs: its fee, and an allowance, which is signed where the token can
 * (EIP-2612), else approved to the unit.
 * @throws {RpcUnavailable} and its kin when no node answers.
 */
export async function prepareClaims(
  client: ReadClient,
  factory: Address,
  { draft, list, account }: ClaimsParams,
): Promise<PreparedClaims> {
  const { token } = draft
  const need = { token, spender: factory, amount: list.total }
  const [fee, approvals, { timestamp }] = await Promise.all([
    getAirdropFee(client, { factory }, { account, templateId: airdropTemplateIds.claims }),
    getNeededApprovals(client, account, [need]),
    client.getBlock(),
  ])
  const input = { factory, draft, list, feeWei: fee.feeWei, approvals }
  if (approvals.length === 0) return { input, fee, plan: planTransaction(createClaimsFlow, input) }
  // The factory judges by its blocks, not by anybody's clock.
  const deadline = timestamp + signingSeconds
  const query = { token, owner: account, spender: factory, value: list.total, deadline }
  const message = await getPermitMessage(client, query)
  const permits = permitInstead<CreateClaimsInput>(message && query)
  return { input, fee, plan: planTransaction(createClaimsFlow, input, { permits }) }
}
