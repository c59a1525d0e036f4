import { WalletError, walletErrorCodes } from './wallet-error.ts'

type RpcAnswer = {
  readonly result?: unknown
  readonly error?: { readonly code: number; readonly message: string; readonly data?: unknown }
}

/**
 * Sends one JSON-RPC request over HTTP, as a wallet does to its own node.
 * @throws WalletError with the node's code, message and data, or `disconnected` when the node cannot be reached
 */
export async function callJsonRpc(
  rpcUrl: string,
  method: string,
  params: readonly unknown[],
): Promise<unknown> {
  const response = await fetch(rpcUrl, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ jsonrpc: '2.0', id: 1, method, params }),
  }).catch((cause: unknown) => {
    throw new WalletError(walletErrorCodes.disconnected, 'The network cannot be reached.', cause)
  })
  const answer = (await response.json()) as RpcAnswer
  if (answer.error)
    throw new WalletError(answer.error.code, answer.error.message, answer.error.data)
  return answer.result
}
