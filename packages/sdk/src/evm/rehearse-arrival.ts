import { type Address, decodeFunctionResult, encodeFunctionData, erc20Abi } from 'viem'
import { type CallAnswer, callAsAccount, type RehearsedCall } from './call-as-account.ts'
import type { ReadClient } from './create-read-client.ts'

/** A call that brings tokens to the account that makes it, or to another one. */
interface RehearsedArrival {
  readonly account: Address
  /** Who gets them; the account where nobody is named. */
  readonly receiver?: Address
  readonly token: Address
  readonly call: RehearsedCall
  /** What the account sends before it, such as an allowance. */
  readonly before?: readonly RehearsedCall[]
}

function balanceOf(answer: CallAnswer | undefined): bigint | undefined {
  if (!answer?.success || answer.returnData.length < 66) return undefined
  const { returnData: data } = answer
  return decodeFunctionResult({ abi: erc20Abi, functionName: 'balanceOf', data })
}

/**
 * Tries a call out: how much of a token would its receiver have more? Less than is sent of one that keeps a part.
 * @returns undefined where the node cannot try it, or the call would fail.
 * @throws {RpcUnavailable} and its kin when no node answers.
 */
export async function rehearseArrival(
  client: ReadClient,
  { account, receiver = account, token, call, before = [] }: RehearsedArrival,
): Promise<bigint | undefined> {
  const question = { abi: erc20Abi, functionName: 'balanceOf', args: [receiver] } as const
  const read = { to: token, data: encodeFunctionData(question) }
  const answers = (await callAsAccount(client, account, [read, ...before, call, read])) ?? []
  const [done, last] = answers.slice(-2)
  const [held, holds] = [balanceOf(answers[0]), balanceOf(last)]
  if (!done?.success || held === undefined || holds === undefined) return undefined
  return holds > held ? holds - held : 0n
}
