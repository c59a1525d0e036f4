/** An error as a Solana node answers it: with its number and, for a refused transaction, the simulation's findings. */
export class RpcError extends Error {
  readonly code: number
  readonly data: unknown

  constructor(code: number, message: string, data?: unknown) {
    super(message)
    this.name = 'RpcError'
    this.code = code
    this.data = data
  }
}

export const rpcErrorCodes = {
  preflight: -32_002,
  signature: -32_003,
  behind: -32_016,
  unknownMethod: -32_601,
  params: -32_602,
  internal: -32_603,
} as const
