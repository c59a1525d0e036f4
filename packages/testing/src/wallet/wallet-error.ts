/** Codes of EIP-1193, EIP-1474 and EIP-5792 that the test wallet answers with. */
export const walletErrorCodes = {
  userRejected: 4001,
  unauthorized: 4100,
  unsupportedMethod: 4200,
  disconnected: 4900,
  unknownChain: 4902,
  invalidParams: -32602,
  internal: -32603,
  unsupportedCapability: 5700,
  unsupportedChainForCalls: 5710,
  unknownBundle: 5730,
  atomicityNotSupported: 5760,
} as const

/** What a page receives when a wallet request fails: EIP-1193's ProviderRpcError. */
export class WalletError extends Error {
  override readonly name = 'WalletError'
  readonly code: number
  readonly data: unknown

  /**
   * @param code a code of EIP-1193, EIP-1474 or EIP-5792, or the code that the node answered
   * @param data the revert data or anything else that the node sent along
   */
  constructor(code: number, message: string, data?: unknown) {
    super(message)
    this.code = code
    this.data = data
  }
}
