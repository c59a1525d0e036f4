import { tokenPoolAbi } from '@slipway/deployments/abi'
import { contractErrorsAbi } from '@slipway/deployments/errors'
import { type Address, decodeFunctionResult } from 'viem'
import { callAsAccount } from '../../evm/call-as-account.ts'
import type { ReadClient } from '../../evm/create-read-client.ts'
import { type DecodedFailure, decodeRevertData } from '../../evm/decode-contract-error.ts'
import { getApprovalCalls } from '../../flow/get-needed-approvals.ts'
import { buildStake } from '../flows/stake-flow.ts'

/** What came of a rehearsed stake; base units of what is staked. */
export type StakeRehearsal =
  /** `received` is what the pool would count: less than was sent of a token that keeps a part. */
  | { readonly state: 'done'; readonly received: bigint }
  | { readonly state: 'refused'; readonly failure: DecodedFailure }
  /** The node cannot do this, which says nothing about the token. */
  | { readonly state: 'unsupported' }

/** A stake to be tried out. */
export interface RehearsedStake {
  readonly account: Address
  readonly token: Address
  readonly pool: Address
  readonly amount: bigint
  readonly inviter: Address
}

/**
 * Tries a stake out, its allowance included: would it go through, and what would count?
 * @throws {RpcUnavailable} and its kin when no node answers.
 */
export async function rehearseStake(
  client: ReadClient,
  { account, token, pool, amount, inviter }: RehearsedStake,
): Promise<StakeRehearsal> {
  const approvals = await getApprovalCalls(client, account, { token, spender: pool, amount })
  const calls = [...approvals, buildStake({ pool, amount, inviter })]
  const done = (await callAsAccount(client, account, calls))?.at(-1)
  if (!done) return { state: 'unsupported' }
  if (!done.success) {
    return { state: 'refused', failure: decodeRevertData(done.returnData, contractErrorsAbi) }
  }
  const received = decodeFunctionResult({
    abi: tokenPoolAbi,
    functionName: 'deposit',
    data: done.returnData,
  })
  return { state: 'done', received }
}
