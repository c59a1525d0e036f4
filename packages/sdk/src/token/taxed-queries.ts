import type { EvmChainDefinition } from '@slipway/chains'
import type { Address } from 'viem'
import type { ReadClient } from '../evm/create-read-client.ts'
import { freshness } from '../shared/freshness.ts'
import { checkSwapRouter } from './evm/check-swap-router.ts'
import { getNftDividends } from './evm/get-nft-dividend-state.ts'
import { getPendingInvite } from './evm/get-referral-state.ts'
import { getPoolState } from './launch/prepare-liquidity.ts'

const keyOf = (client: ReadClient, ...parts: readonly unknown[]) =>
  ['token', client.chain.id, ...parts] as const

/** Reads that only taxed tokens and their markets need, as key, function and freshness; see `tokenQueries`. */
export const taxedQueries = {
  swapRouter: (
    client: ReadClient,
    query: {
      readonly router: Address
      readonly chain: Pick<EvmChainDefinition, 'venues' | 'wrappedNative'>
    },
  ) => ({
    queryKey: keyOf(client, 'swapRouter', query.router),
    queryFn: () => checkSwapRouter(client, query),
    ...freshness.slow,
  }),

  pool: (
    client: ReadClient,
    query: { readonly router: Address; readonly token: Address; readonly quote: Address },
  ) => ({
    queryKey: keyOf(client, 'pool', query.router, query.token, query.quote),
    queryFn: () => getPoolState(client, query),
    ...freshness.live,
  }),

  nftDividends: (
    client: ReadClient,
    query: { readonly address: Address; readonly tokenIds: readonly bigint[] },
  ) => ({
    queryKey: keyOf(client, 'nftDividends', query.address, query.tokenIds.map(String)),
    queryFn: () => getNftDividends(client, query),
    ...freshness.live,
  }),

  pendingInvite: (
    client: ReadClient,
    query: { readonly address: Address; readonly invitee: Address; readonly inviter: Address },
  ) => ({
    queryKey: keyOf(client, 'pendingInvite', query.address, query.invitee, query.inviter),
    // A query's data is never undefined: null says that there is no open offer.
    queryFn: async () => (await getPendingInvite(client, query)) ?? null,
    ...freshness.live,
  }),
} as const
