import { type Address, decodeFunctionResult, type Hex } from 'viem'
import { swapAbi } from './swap-calls.ts'

/** What one simulated transaction came to, as `eth_simulateV1` says it. */
export interface CallResult {
  readonly status: Hex
  readonly returnData?: Hex
  readonly gasUsed?: Hex
  readonly error?: { readonly data?: Hex }
  readonly logs?: readonly {
    readonly address: Address
    readonly topics: readonly Hex[]
    readonly data: Hex
  }[]
}

export const isDone = (result: CallResult | undefined) => result?.status === '0x1'
export const reasonOf = (result: CallResult | undefined): Hex =>
  result?.error?.data ?? result?.returnData ?? '0x'

/** A word that a read answered; nothing where it was refused or is none. */
export function wordOf(result: CallResult | undefined): bigint {
  const data = result?.returnData ?? '0x'
  return isDone(result) && data.length >= 66 ? BigInt(data.slice(0, 66)) : 0n
}

/** The last amount that a router quoted. */
export function quotedOut(result: CallResult | undefined): bigint {
  if (!isDone(result) || !result?.returnData) return 0n
  const query = { abi: swapAbi, functionName: 'getAmountsOut', data: result.returnData } as const
  return decodeFunctionResult(query).at(-1) ?? 0n
}

/** Some tokens answer "false" instead of reverting. */
export const isRefused = (result: CallResult | undefined) =>
  !isDone(result) || /^0x0{64}$/.test(result?.returnData ?? '0x')
