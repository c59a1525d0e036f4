import type { Address } from 'viem'
import type { ReadClient } from '../evm/create-read-client.ts'
import type { PresaleContracts } from '../presale/types.ts'
import { freshness } from '../shared/freshness.ts'
import { getOpenOffer, getSlotOffer } from './get-slot-offer.ts'

const keyOf = (client: ReadClient, ...parts: readonly unknown[]) =>
  ['whitelist', client.chain.id, ...parts] as const

/** Every read of slots and their market as key, function and freshness; see `tokenQueries`. */
export const whitelistQueries = {
  offer: (
    client: ReadClient,
    contracts: Pick<PresaleContracts, 'market'>,
    query: { readonly saleId: bigint },
  ) => ({
    queryKey: keyOf(client, 'offer', String(query.saleId)),
    queryFn: () => getSlotOffer(client, contracts, query),
    ...freshness.live,
  }),

  openOffer: (
    client: ReadClient,
    contracts: Pick<PresaleContracts, 'market'>,
    query: { readonly presale: Address; readonly account: Address },
  ) => ({
    queryKey: keyOf(client, 'openOffer', query.presale, query.account),
    // A query's data is never undefined: null says that there is no open offer.
    queryFn: async () => (await getOpenOffer(client, contracts, query)) ?? null,
    ...freshness.live,
  }),
} as const
