import type { ReadClient } from '../evm/create-read-client.ts'
import { freshness } from '../shared/freshness.ts'
import { type AirdropRecordQuery, getAirdropRecord } from './evm/get-airdrop-record.ts'
import type { AirdropContracts } from './types.ts'

/** Reads of the airdrops' registry as key, function and freshness; see `tokenQueries`. */
export const airdropRecordQueries = {
  /** What is registered never changes. */
  detail: (
    client: ReadClient,
    contracts: Pick<AirdropContracts, 'factory'>,
    query: AirdropRecordQuery,
  ) => ({
    queryKey: ['airdrop', client.chain.id, 'record', query.airdrop, contracts.factory] as const,
    queryFn: () => getAirdropRecord(client, contracts, query),
    ...freshness.fixed,
  }),
} as const
