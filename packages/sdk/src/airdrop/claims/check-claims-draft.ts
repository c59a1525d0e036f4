import { contractErrorsAbi } from '@slipway/deployments/errors'
import type { Address } from 'viem'
import { callAsAccount } from '../../evm/call-as-account.ts'
import type { ReadClient } from '../../evm/create-read-client.ts'
import { decodeContractError, decodeRevertData } from '../../evm/decode-contract-error.ts'
import { TokenInfoNotFound } from '../../evm/errors.ts'
import { getTokenFacts } from '../../evm/get-token-facts.ts'
import { getApprovalCalls } from '../../flow/get-needed-approvals.ts'
import { airdropTemplateIds } from '../../platform/airdrop-kinds.ts'
import { getAirdropFee } from '../evm/get-airdrop-fee.ts'
import type { ClaimsDraftIssue } from './claims-draft.ts'
import { claimsLimits } from './claims-limits.ts'
import { buildClaimsCreation } from './create-claims-flow.ts'
import type { ClaimsParams } from './prepare-claims.ts'

const issue = (
  field: ClaimsDraftIssue['field'],
  code: string,
  args: ClaimsDraftIssue['args'] = {},
): ClaimsDraftIssue => ({ field, code, args })

/** Fields that the factory's refusals belong to. */
const fieldOf: Readonly<Record<string, ClaimsDraftIssue['field']>> = {
  AirdropFactory_NotToken: 'token',
  AirdropFactory_DepositTooSmall: 'token',
  AirdropFactory_StartTooLate: 'startTime',
  AirdropFactory_EndTooEarly: 'endTime',
  AirdropFactory_EndTooLate: 'endTime',
  AirdropFactory_ReleaseUnusable: 'releaseLength',
  AirdropFactory_RootZero: 'list',
  AirdropFactory_TotalOutOfRange: 'list',
}

/** Whether the whole of it would go through, its allowance included: a token that keeps a part of a transfer shows here. */
async function rehearse(
  client: ReadClient,
  factory: Address,
  { draft, list, account }: ClaimsParams,
  feeWei: bigint,
): Promise<readonly ClaimsDraftIssue[]> {
  const need = { token: draft.token, spender: factory, amount: list.total }
  const approvals = await getApprovalCalls(client, account, need)
  const creation = buildClaimsCreation({ factory, draft, list, feeWei, approvals: [] })
  const done = (await callAsAccount(client, account, [...approvals, creation]))?.at(-1)
  if (!done || done.success) return []
  const failure = decodeRevertData(done.returnData, contractErrorsAbi)
  return failure.kind === 'contract'
    ? [issue(fieldOf[failure.name] ?? 'token', failure.name, toArgs(failure.args))]
    : [issue('token', 'Token_TransferFailed', { locker: factory, reason: '' })]
}

const toArgs = (args: Readonly<Record<string, unknown>>): ClaimsDraftIssue['args'] =>
  Object.fromEntries(
    Object.entries(args).map(([name, value]) => [
      name,
      typeof value === 'bigint' || typeof value === 'number' ? value : String(value),
    ]),
  )

async function checkBalance(
  client: ReadClient,
  { draft, list, account }: ClaimsParams,
): Promise<readonly ClaimsDraftIssue[]> {
  const { total: needed } = list
  try {
    const { balance = 0n } = await getTokenFacts(client, { address: draft.token, account })
    return balance < needed ? [issue('list', 'Token_InsufficientBalance', { needed, balance })] : []
  } catch (error) {
    if (error instanceof TokenInfoNotFound) return [issue('token', error.code)]
    throw error
  }
}

/**
 * What only the chain knows about an airdrop of claims: the wallet has the tokens and the fee, and the whole of it goes
 * through. The factory refuses each of these too, under the same name.
 * @throws {RpcUnavailable} and its kin when no node answers: then nothing is known, which is not "no issues".
 */
export async function checkClaimsDraft(
  client: ReadClient,
  factory: Address,
  params: ClaimsParams,
): Promise<readonly ClaimsDraftIssue[]> {
  const { account, list } = params
  const { totalMax: max } = claimsLimits
  if (list.total > max) {
    return [issue('list', 'AirdropFactory_TotalOutOfRange', { total: list.total, max })]
  }
  const tokens = await checkBalance(client, params)
  // Without the tokens the rehearsal would only say again that they are missing.
  if (tokens.length > 0) return tokens
  const [{ feeWei: neededWei }, balanceWei] = await Promise.all([
    getAirdropFee(client, { factory }, { account, templateId: airdropTemplateIds.claims }),
    client.getBalance({ address: account }),
  ])
  if (balanceWei < neededWei)
    return [issue('form', 'Balance_Insufficient', { neededWei, balanceWei })]
  try {
    return await rehearse(client, factory, params, neededWei)
  } catch (error) {
    const failure = decodeContractError(error, contractErrorsAbi)
    if (failure.kind !== 'contract') throw error
    return [issue(fieldOf[failure.name] ?? 'form', failure.name, toArgs(failure.args))]
  }
}
