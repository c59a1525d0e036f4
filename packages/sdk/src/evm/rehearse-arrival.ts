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
  { account, receiver = account, token, call }: RehearsedArrival,
): Promise<bigint | undefined> {
  const question = { abi: erc20Abi, functionName: 'balanceOf', args: [receiver] } as const
  const read = { to: token, data: encodeFunctionData(question) }
  const [first, done, last] = (await callAsAccount(client, account, [read, call, read])) ?? []
  const [before, after] = [balanceOf(first), balanceOf(last)]
  if (!done?.success || before === undefined || after === undefined) return undefined
  return after > before ? after - before : 0n
}
