import type { Client } from 'openapi-fetch'
import { type CallOptions, dataOf, type Query, signalOf } from './call.ts'
import type { paths } from './generated/api-types.ts'

/** Which offer: short name or chain id of its network, and its number in the market. */
export interface OfferPath {
  chain: string
  id: number
}

/** The market of whitelist slots. */
export const makeOfferCalls = (client: Client<paths>) => ({
  listSlotOffers: (query: Query<'listSlotOffers'> = {}, call?: CallOptions) =>
    dataOf(client.GET('/slot-offers', { params: { query }, ...signalOf(call) })),
  getSlotOffer: (path: OfferPath, call?: CallOptions) =>
    dataOf(client.GET('/slot-offers/{chain}/{id}', { params: { path }, ...signalOf(call) })),
  listSlotPrices: (path: OfferPath, query: Query<'listSlotPrices'> = {}, call?: CallOptions) =>
    dataOf(
      client.GET('/slot-offers/{chain}/{id}/history', {
        params: { path, query },
        ...signalOf(call),
      }),
    ),
})
