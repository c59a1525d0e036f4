import { tokenPoolAbi } from '@slipway/deployments/abi'
import { contractErrorsAbi } from '@slipway/deployments/errors'
import { type Address, decodeFunctionResult, encodeFunctionData, erc20Abi } from 'viem'
import type { ReadClient } from '../../evm/create-read-client.ts'
import { type DecodedFailure, decodeRevertData } from '../../evm/decode-contract-error.ts'
import { callAsAccount } from '../../lock/evm/call-as-account.ts'
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
  const approve = (value: bigint) => ({
    to: token,
    data: encodeFunctionData({ abi: erc20Abi, functionName: 'approve', args: [pool, value] }),
  })
  const answers = await callAsAccount(client, account, [
    // Some tokens change an allowance only from nothing.
    approve(0n),
    approve(amount),
    buildStake({ pool, amount, inviter }),
  ])
  const done = answers?.[2]
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
