import type { operations } from './generated/api-types.ts'

/** Which token: short name or chain id of its network, and its address. */
export interface TokenPath {
  chain: string
  address: string
}

/** Which contract: short name or chain id of its network, and its address. */
export type ContractPath = TokenPath

/** Lets a caller give up early. */
export interface CallOptions {
  signal?: AbortSignal
}

export type Query<Name extends keyof operations> = Partial<
  NonNullable<operations[Name]['parameters']['query']>
>

/** Every call resolves with its data or throws `ApiError`. */
export async function dataOf<Data>(call: Promise<{ data?: Data }>): Promise<Data> {
  const { data } = await call
  return data as Data
}

export const signalOf = (call?: CallOptions) => (call?.signal ? { signal: call.signal } : {})
