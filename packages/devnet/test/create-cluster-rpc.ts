import type { SolanaRpc } from '@slipway/sdk/solana/solana-rpc'
import { createSolanaRpcFromTransport, type RpcTransport } from '@solana/kit'
import { createAccountMethods } from '../src/solana/account-methods.ts'
import type { LocalCluster } from '../src/solana/local-cluster.ts'

/** The cluster's own methods, without the way over the wire, on which there are numbers of one kind. */
export function createClusterRpc(cluster: LocalCluster): SolanaRpc {
  const methods = createAccountMethods(cluster)
  const onWire = (_: string, value: unknown) => (typeof value === 'bigint' ? Number(value) : value)
  const transport: RpcTransport = async ({ payload }) => {
    const { method, params } = JSON.parse(JSON.stringify(payload, onWire)) as {
      method: string
      params: readonly never[]
    }
    return { jsonrpc: '2.0', id: 1, result: await methods[method]?.(...params) } as never
  }
  return createSolanaRpcFromTransport(transport) as SolanaRpc
}
