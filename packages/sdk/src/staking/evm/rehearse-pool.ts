import { tokenPoolAbi } from '@slipway/deployments/abi'
import { contractErrorsAbi } from '@slipway/deployments/errors'
import {
  type Address,
  decodeAbiParameters,
  encodeFunctionData,
  type Hex,
  size,
  zeroAddress,
} from 'viem'
import { type CallAnswer, callAsAccount } from '../../evm/call-as-account.ts'
import type { ReadClient } from '../../evm/create-read-client.ts'
import { type DecodedFailure, decodeRevertData } from '../../evm/decode-contract-error.ts'
import type { UnsignedTransaction } from '../../evm/unsigned-transaction.ts'
import { getApprovalCalls } from '../../flow/get-needed-approvals.ts'
import { type CreatePoolInput, createPoolFlow } from '../flows/create-pool-flow.ts'

/** What came of a pool that was tried out with its allowance. */
export type PoolRehearsal =
  /** It would be made; `pool` is where it would stand if nobody made one before. */
  | { readonly state: 'done'; readonly pool: Address }
  | { readonly state: 'refused'; readonly failure: DecodedFailure }
  /** The node cannot do this, which says nothing about the pool. */
  | { readonly state: 'unsupported' }

/** What came of a first stake that was tried out with the pool; amounts in base units. */
export type StakeRehearsal =
  /** What counts of what was sent. */
  | { readonly state: 'done'; readonly sent: bigint; readonly arrives: bigint }
  | { readonly state: 'refused'; readonly failure: DecodedFailure }
  | { readonly state: 'unsupported' }

const WORD_BYTES = 32

/** The pool's creation as it is once the allowance is there, after that allowance. */
async function getCreationCalls(
  client: ReadClient,
  { account, input }: RehearsedPool,
): Promise<readonly UnsignedTransaction[]> {
  const { poolFactory, draft, totalMax } = input
  const context = { chainId: client.chain.id, account, results: {} }
  const bare: CreatePoolInput = { ...input, approvals: [] }
  const creation = createPoolFlow.steps(bare)[0]?.build(bare, context)
  const need = { token: draft.rewardToken, spender: poolFactory, amount: totalMax }
  const approvals = await getApprovalCalls(client, account, need)
  return [...approvals, ...(creation ? [creation] : [])]
}

function wordOf(answer: CallAnswer | undefined): Hex | undefined {
  if (!answer?.success || size(answer.returnData) < WORD_BYTES) return undefined
  return answer.returnData
}

const refusal = (answer: CallAnswer) =>
  ({
    state: 'refused',
    failure: decodeRevertData(answer.returnData, contractErrorsAbi),
  }) as const

/** A pool to be tried out, for whom. */
export interface RehearsedPool {
  readonly account: Address
  readonly input: CreatePoolInput
}

/**
 * Tries the making of a pool out, its allowance included, so that every rule of the factory and of the reward token speaks
 * before anybody signs.
 * @throws {RpcUnavailable} and its kin when no node answers.
 */
export async function rehearsePool(
  client: ReadClient,
  rehearsed: RehearsedPool,
): Promise<PoolRehearsal> {
  const calls = await getCreationCalls(client, rehearsed)
  const answers = await callAsAccount(client, rehearsed.account, calls)
  const done = answers?.at(-1)
  if (!done) return { state: 'unsupported' }
  if (!done.success) return refusal(done)
  const word = wordOf(done)
  if (!word) return { state: 'unsupported' }
  const [pool] = decodeAbiParameters([{ type: 'address' }], word)
  return pool === zeroAddress ? { state: 'unsupported' } : { state: 'done', pool }
}

/**
 * Tries a first stake out in a pool that is made just before: does the token reach pools, and how much of it?
 * @param query `pool` from `rehearsePool`; `amount` in base units of what is staked
 * @throws {RpcUnavailable} and its kin when no node answers.
 */
export async function rehearseStake(
  client: ReadClient,
  rehearsed: RehearsedPool,
  query: { readonly pool: Address; readonly amount: bigint },
): Promise<StakeRehearsal> {
  const { pool, amount } = query
  const { account, input } = rehearsed
  const need = { token: input.draft.stakedToken, spender: pool, amount }
  const deposit = encodeFunctionData({
    abi: tokenPoolAbi,
    functionName: 'deposit',
    args: [amount, zeroAddress],
  })
  const [creation, approvals] = await Promise.all([
    getCreationCalls(client, rehearsed),
    getApprovalCalls(client, account, need),
  ])
  const calls = [...creation, ...approvals, { to: pool, data: deposit, valueWei: 0n }]
  const answers = await callAsAccount(client, account, calls)
  const done = answers?.at(-1)
  if (!done) return { state: 'unsupported' }
  if (!done.success) return refusal(done)
  const word = wordOf(done)
  if (!word) return { state: 'unsupported' }
  const [arrives] = decodeAbiParameters([{ type: 'uint256' }], word)
  return { state: 'done', sent: amount, arrives }
}
