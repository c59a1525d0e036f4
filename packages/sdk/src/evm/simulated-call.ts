import type { Hex, RpcLog } from 'viem'

/** What one simulated transaction came to, as `eth_simulateV1` says it. */
export interface SimulatedCall {
  readonly status: Hex
  readonly returnData?: Hex
  readonly gasUsed?: Hex
  readonly error?: { readonly data?: Hex | undefined } | undefined
  readonly logs?: readonly RpcLog[] | undefined
}

export const isDone = (result: Pick<SimulatedCall, 'status'> | undefined) =>
  result?.status === '0x1'

/** What a refused call said. */
export const reasonOf = (result: SimulatedCall | undefined): Hex =>
  result?.error?.data ?? result?.returnData ?? '0x'

/** A word that a read answered; nothing where it was refused or is none. */
export function wordOf(result: SimulatedCall | undefined): bigint {
  const data = result?.returnData ?? '0x'
  return isDone(result) && data.length >= 66 ? BigInt(data.slice(0, 66)) : 0n
}
