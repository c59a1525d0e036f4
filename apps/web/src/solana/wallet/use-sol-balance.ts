import type { SolanaChainDefinition } from '@slipway/chains'
import { address } from '@solana/kit'
import { useQuery } from '@tanstack/react-query'
import { clusterRpc } from '../network/cluster-rpc.ts'

const refreshMs = 15_000

/** Key of one account's balance; a transaction renews it. */
export const balanceKey = (chain: SolanaChainDefinition, account: string | undefined) => [
  'solana',
  chain.chainId,
  'balance',
  account,
]

/** Lamports of an account; not read without one. */
export function useSolBalance(chain: SolanaChainDefinition, account: string | undefined) {
  return useQuery({
    queryKey: balanceKey(chain, account),
    queryFn: async ({ signal }) =>
      (
        await clusterRpc(chain)
          .getBalance(address(account ?? ''))
          .send({ abortSignal: signal })
      ).value as bigint,
    enabled: account !== undefined,
    refetchInterval: refreshMs,
  })
}
