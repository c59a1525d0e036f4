import type { ReadClient } from '@slipway/sdk/evm/create-read-client'
import { BaseError, ContractFunctionRevertedError } from 'viem'

interface Read {
  readonly address: string
  readonly functionName: string
  readonly args?: readonly unknown[]
}

type Answer = unknown

/** Reverts without a word, as a contract does that knows no such function. */
function revert(functionName: string): never {
  const cause = new ContractFunctionRevertedError({ abi: [], data: '0x', functionName })
  throw new BaseError(`${functionName} reverted`, { cause })
}

/**
 * A client whose reads are answered from a table, by `functionName` or `address functionName`; what is not in it reverts.
 * @param options `now` of the chain, and `calls` that revert in a simulation, by their first four bytes
 */
export function answerReads(
  answers: Readonly<Record<string, Answer>>,
  options: { readonly now?: number; readonly refused?: boolean } = {},
): { readonly client: ReadClient; readonly asked: readonly string[] } {
  const asked: string[] = []
  const client = {
    chain: { id: 31337, nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 } },
    getBlock: () => Promise.resolve({ timestamp: BigInt(options.now ?? 1_000) }),
    call: async () => (options.refused ? revert('call') : {}),
    readContract: async ({ address, functionName, args }: Read) => {
      asked.push(`${address} ${functionName}`)
      const own = `${address} ${functionName}`
      const answer = own in answers ? answers[own] : answers[functionName]
      if (answer === undefined) return revert(functionName)
      return typeof answer === 'function' ? answer(...(args ?? [])) : answer
    },
  }
  return { client: client as unknown as ReadClient, asked }
}
