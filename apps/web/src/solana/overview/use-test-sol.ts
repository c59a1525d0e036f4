import type { SolanaChainDefinition } from '@slipway/chains'
import { formatAmount } from '@slipway/messages'
import { requestTestSol, testLamports } from '@slipway/sdk/solana/request-test-sol'
import { address } from '@solana/kit'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { clusterRpc } from '../network/cluster-rpc.ts'
import { balanceKey } from '../wallet/use-sol-balance.ts'

/** Test money of a local cluster, for one account. */
export function useTestSol(chain: SolanaChainDefinition, account: string) {
  const queries = useQueryClient()
  const request = useMutation({
    mutationFn: () => requestTestSol(clusterRpc(chain), address(account)),
    onSuccess: () => queries.invalidateQueries({ queryKey: balanceKey(chain, account) }),
  })
  const { decimals, symbol } = chain.nativeCurrency
  return {
    ask: () => request.mutate(),
    isPending: request.isPending,
    isError: request.isError,
    amount: formatAmount(testLamports, decimals, { symbol }),
  }
}
