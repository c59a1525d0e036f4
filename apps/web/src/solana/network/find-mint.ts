import type { SearchHit } from '@slipway/api-client'
import type { SolanaChainDefinition } from '@slipway/chains'
import { getSolanaPrograms } from '@slipway/sdk/solana/get-solana-programs'
import { getSolanaTokens } from '@slipway/sdk/solana/get-solana-token'
import { isAddress } from '@solana/kit'
import { clusterRpc } from './cluster-rpc.ts'

// It loads on demand: the codecs of both token programs come with it.

/**
 * The token at an address, as a cluster has it now and as the search shows it; null where the address is none there. A cluster
 * without programs of the platform is not asked: its nodes are of others, and read what a visitor looks for.
 * @throws what `recogniseSolanaFailure` understands, when no node answers
 */
export async function findMint(
  chain: SolanaChainDefinition,
  mint: string,
): Promise<SearchHit | null> {
  if (!isAddress(mint) || !getSolanaPrograms(chain.chainId)) return null
  const [token] = await getSolanaTokens(clusterRpc(chain), [mint])
  if (!token) return null
  return {
    ...{ kind: 'token', chainId: chain.chainId, address: mint, isExact: true },
    ...{ variant: null, number: null, owner: null, secondSymbol: null, state: null },
    ...{ name: token.name.trim() || null, symbol: token.symbol.trim() || null, createdAt: null },
  }
}
