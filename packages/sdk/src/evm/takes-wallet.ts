import type { RpcRequest } from './rpc-endpoint.ts'

/** Reads of the state of one account or contract. */
const reads = new Set(['eth_call', 'eth_getBalance', 'eth_getCode'])

function isPlainCall(call: unknown): boolean {
  return typeof call === 'object' && call !== null && 'to' in call && !('from' in call)
}

/**
 * Whether the connected wallet may answer: plain reads of the newest state. What it must not be the only witness of
 * stays with the nodes: rehearsals, which name their sender, and what became of a transaction. So does what wallets
 * refuse or answer otherwise: replaced state, code without an address, logs, proofs, fees, older blocks, and blocks, to
 * which later reads are pinned.
 */
export function takesWallet({ method, params }: Parameters<RpcRequest>[0]): boolean {
  if (!reads.has(method) || !Array.isArray(params)) return false
  const [first, block = 'latest', ...more] = params as readonly unknown[]
  if (block !== 'latest' || more.length > 0) return false
  return method !== 'eth_call' || isPlainCall(first)
}
