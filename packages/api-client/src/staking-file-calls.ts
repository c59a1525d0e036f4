import type { Client } from 'openapi-fetch'
import { type CallOptions, dataOf, signalOf } from './call.ts'
import type { components, paths } from './generated/api-types.ts'

type Schemas = components['schemas']

/** Files that belong to a staking pool. */
export const makeStakingFileCalls = (client: Client<paths>) => ({
  /** @returns with `cid`, the pool's `ipfsKey` */
  uploadPoolInfo: (info: Schemas['PoolInfoInput'], call?: CallOptions) =>
    dataOf(client.POST('/ipfs/pool-info', { body: info, ...signalOf(call) })),
})
