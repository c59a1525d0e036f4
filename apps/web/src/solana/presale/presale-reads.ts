import type { SolanaChainDefinition } from '@slipway/chains'
import type { PresaleFilter } from '@slipway/sdk/solana/presale/get-presales'
import type { Address } from '@solana/kit'
import { queryOptions } from '@tanstack/react-query'
import { withChunkTimeout } from '../../core/lazy-part.ts'

const load = () => withChunkTimeout(import('./read-presales.ts'))

/** The clock moves presales on, whoever looks. */
const refetchInterval = 15_000

/** What pages of presales ask one cluster. */
export const presaleReads = (chain: SolanaChainDefinition, program: Address) => {
  const base = ['solana', chain.chainId, 'presales', program] as const
  return {
    /** Of one creator or token, or every one. */
    all: (filter?: PresaleFilter) =>
      queryOptions({
        queryKey: [...base, 'list', filter],
        queryFn: async () => (await load()).readPresales(chain, program, filter),
        refetchInterval,
      }),
    /** Addresses of those that a wallet contributed to, by its accounts there. */
    joined: (wallet: string) =>
      queryOptions({
        queryKey: [...base, 'joined', wallet],
        queryFn: async () => (await load()).readJoinedPresales(chain, program, wallet),
        refetchInterval,
      }),
    /** Null where there is none at the address. */
    one: (address: string) =>
      queryOptions({
        queryKey: [...base, 'one', address],
        queryFn: async () => (await load()).readPresaleView(chain, program, address),
        refetchInterval,
      }),
    /** What every wallet has in one. */
    buyers: (presale: string) =>
      queryOptions({
        queryKey: [...base, 'buyers', presale],
        queryFn: async () => (await load()).readBuyers(chain, program, presale),
        refetchInterval,
      }),
    /** What a wallet has in one. */
    buyer: (presale: string, wallet: string) =>
      queryOptions({
        queryKey: [...base, 'buyer', presale, wallet],
        queryFn: async () => (await load()).readBuyerState(chain, program, { presale, wallet }),
        refetchInterval,
      }),
  }
}
