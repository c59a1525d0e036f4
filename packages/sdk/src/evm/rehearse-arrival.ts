import { type Address, decodeFunctionResult, encodeFunctionData, erc20Abi } from 'viem'
import { type CallAnswer, callAsAccount, type RehearsedCall } from './call-as-account.ts'
import type { ReadClient } from './create-read-client.ts'

/** A call of a contract that brings tokens to the account that makes it, or to another one. */
interface RehearsedArrival {
  readonly account: Address
  /** Who gets them; the account where nobody is named. */
  readonly receiver?: Address
  readonly token: Address
  readonly call: RehearsedCall
  /** What the account sends before it, such as an allowance. */
  readonly before?: readonly RehearsedCall[]
}

/** What moved in a rehearsal; base units. */
export interface Arrival {
  /** What the called contract has less: what it paid at the block of the rehearsal. */
  readonly left: bigint
  /** What the receiver has more. */
  readonly arrived: bigint
}

function balanceOf(answer: CallAnswer | undefined): bigint | undefined {
  if (!answer?.success || answer.returnData.length < 66) return undefined
  const { returnData: data } = answer
  return decodeFunctionResult({ abi: erc20Abi, functionName: 'balanceOf', data })
}

/** How much more the second is; nothing where it is less. */
const gained = (from: bigint, to: bigint) => (to > from ? to - from : 0n)

/**
 * Tries a call out: how much of a token would its receiver have more, and the called contract less? More leaves than
 * arrives of a token that keeps a part.
 * @returns undefined where the node cannot try it, or the call would fail.
 * @throws {RpcUnavailable} and its kin when no node answers.
 */
export async function rehearseArrival(
  client: ReadClient,
  { account, receiver = account, token, call, before = [] }: RehearsedArrival,
): Promise<Arrival | undefined> {
  const reads = [receiver, call.to].map((holder) => {
    const question = { abi: erc20Abi, functionName: 'balanceOf', args: [holder] } as const
    return { to: token, data: encodeFunctionData(question) }
  })
  const calls = [...reads, ...before, call, ...reads]
  const answers = (await callAsAccount(client, account, calls)) ?? []
  const done = answers.at(-3)
  const [held, paying, holds, paid] = [...answers.slice(0, 2), ...answers.slice(-2)].map(balanceOf)
  if (!done?.success || held === undefined || holds === undefined) return undefined
  if (paying === undefined || paid === undefined) return undefined
  return { left: gained(paid, paying), arrived: gained(held, holds) }
}
