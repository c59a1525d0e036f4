import type { SolanaChainDefinition } from '@slipway/chains'
import type { SolanaToken } from '@slipway/sdk/solana/get-solana-token'
import type { RaydiumPrograms } from '@slipway/sdk/solana/raydium/find-raydium-programs'
import { getRaydiumMarket } from '@slipway/sdk/solana/raydium/get-raydium-market'
import type { Address } from '@solana/kit'
import { useQuery } from '@tanstack/react-query'
import { clusterRpc } from '../network/cluster-rpc.ts'

/** A token's pools on Raydium; null where the cluster does not have its program. */
export function useRaydiumMarket(
  chain: SolanaChainDefinition,
  { address: mint }: Pick<SolanaToken, 'address'>,
  programs: RaydiumPrograms,
) {
  const currencies = chain.currencies.map(({ address }) => address as Address)
  return useQuery({
    queryKey: ['solana', chain.chainId, 'raydium', mint],
    queryFn: async () =>
      (await getRaydiumMarket(clusterRpc(chain), programs, { mint, currencies })) ?? null,
  })
}
