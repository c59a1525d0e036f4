import type { Client } from 'openapi-fetch'
import { type CallOptions, dataOf, signalOf } from './call.ts'
import type { components, paths } from './generated/api-types.ts'

type Schemas = components['schemas']

/** Files that belong to a presale. */
export const makePresaleFileCalls = (client: Client<paths>) => ({
  /** @returns with `cid`, the presale's `ipfsKey` */
  uploadPresaleInfo: (info: Schemas['PresaleInfoInput'], call?: CallOptions) =>
    dataOf(client.POST('/ipfs/presale-info', { body: info, ...signalOf(call) })),
  /** @param list address and tier of each wallet; the place in the list is the number of its leaf */
  uploadWhitelist: (list: Schemas['WhitelistInput'], call?: CallOptions) =>
    dataOf(client.POST('/ipfs/whitelist', { body: list, ...signalOf(call) })),
})
