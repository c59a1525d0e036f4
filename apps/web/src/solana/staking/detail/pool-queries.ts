import type { SolanaChainDefinition } from '@slipway/chains'
import type { Address } from '@solana/kit'
import { queryOptions } from '@tanstack/react-query'
import { withChunkTimeout } from '../../../shell/lazy-part.ts'
import type { PoolView } from './types.ts'

const load = () => withChunkTimeout(import('./read-pool.ts'))

/** Others stake and leave, whoever looks. */
const refetchInterval = 15_000

const baseOf = (chain: SolanaChainDefinition, program: Address) =>
  ['solana', chain.chainId, 'pool', program] as const

/** What the page of a pool asks its cluster. */
export const poolQueries = {
  /** Null where there is none at the address. */
  one: (chain: SolanaChainDefinition, program: Address, address: string) =>
    queryOptions({
      queryKey: [...baseOf(chain, program), 'one', address],
      queryFn: async () => (await load()).readPoolView(chain, program, address),
      refetchInterval,
    }),
  /** What a wallet has in it; null where the pool was closed. */
  staker: (view: PoolView, wallet: string) =>
    queryOptions({
      queryKey: [...baseOf(view.chain, view.program), 'staker', view.pool.address, wallet],
      queryFn: async () => (await load()).readStakerState(view, wallet),
      refetchInterval,
    }),
} as const
