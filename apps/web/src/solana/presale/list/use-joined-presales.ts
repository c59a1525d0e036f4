import type { SolanaChainDefinition } from '@slipway/chains'
import type { Address } from '@solana/kit'
import { useQuery } from '@tanstack/react-query'
import { overviewApi } from '../../../core/overview-api.ts'
import { presaleReads } from '../presale-reads.ts'

const none: ReadonlySet<string> = new Set()

/**
 * Presales that a wallet contributed to: by the chain, where it has an account there, and those that have paid it everything,
 * by the index. Without the index the chain's are all.
 * @param account undefined: nobody is asked for
 */
export function useJoinedPresales(
  chain: SolanaChainDefinition,
  program: Address,
  account: string | undefined,
) {
  const isAsked = account !== undefined
  const held = useQuery({ ...presaleReads(chain, program).joined(account ?? ''), enabled: isAsked })
  const past = useQuery({
    queryKey: ['solana', 'portfolio', account],
    queryFn: ({ signal }) => overviewApi.getSolanaPortfolio(account ?? '', { signal }),
    enabled: isAsked,
    retry: 1,
  })
  const addresses = past.data?.items.flatMap(({ kind, chainId, address, held: amount }) =>
    kind === 'presale' && chainId === chain.chainId && amount !== null ? [address] : [],
  )
  return {
    joined: isAsked ? held.data && new Set([...held.data, ...(addresses ?? [])]) : none,
    isFailed: held.isError,
    refetch: () => (isAsked ? held.refetch() : Promise.resolve()),
  }
}
