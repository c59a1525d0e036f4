import type { Address } from 'viem'
import type { ReadClient } from '../evm/create-read-client.ts'
import { getInviterState } from '../platform/get-inviter-state.ts'
import type { PresaleContracts } from '../platform/presale-contracts.ts'
import { freshness } from '../shared/freshness.ts'
import { getPresale } from './evm/get-presale.ts'
import { getPresaleAccount, type PresaleAccountQuery } from './evm/get-presale-account.ts'
import { getPresaleFee } from './evm/get-presale-fee.ts'
import { getPresaleRecords, type PresaleRecordsQuery } from './evm/get-presale-records.ts'

const keyOf = (client: ReadClient, ...parts: readonly unknown[]) =>
  ['presale', client.chain.id, ...parts] as const

/** Every read of presales as key, function and freshness; see `tokenQueries`. */
export const presaleQueries = {
  /** Prefix of all keys of one network, to drop them together. */
  all: (client: ReadClient) => keyOf(client),

  detail: (
    client: ReadClient,
    query: { readonly address: Address; readonly contracts?: Pick<PresaleContracts, 'factory'> },
  ) => ({
    queryKey: keyOf(client, 'detail', query.address, query.contracts?.factory ?? null),
    queryFn: () => getPresale(client, query),
    ...freshness.live,
  }),

  account: (client: ReadClient, query: PresaleAccountQuery) => ({
    queryKey: keyOf(client, 'account', query.address, query.account, query.contracts.inviter),
    queryFn: () => getPresaleAccount(client, query),
    ...freshness.live,
  }),

  inviter: (
    client: ReadClient,
    contracts: Pick<PresaleContracts, 'inviter'>,
    query: { readonly presale: Address; readonly account?: Address },
  ) => ({
    queryKey: keyOf(client, 'inviter', query.presale, query.account ?? null, contracts.inviter),
    queryFn: () => getInviterState(client, contracts, query),
    ...freshness.live,
  }),

  records: (
    client: ReadClient,
    contracts: Pick<PresaleContracts, 'factory'>,
    query: PresaleRecordsQuery,
  ) => ({
    queryKey: keyOf(
      client,
      'records',
      query.owner ?? null,
      query.kind ?? null,
      query.offset,
      query.limit,
      contracts.factory,
    ),
    queryFn: () => getPresaleRecords(client, contracts, query),
    ...freshness.live,
  }),

  fee: (
    client: ReadClient,
    contracts: Pick<PresaleContracts, 'factory'>,
    query: { readonly account: Address; readonly templateId: number },
  ) => ({
    queryKey: keyOf(client, 'fee', query.account, query.templateId, contracts.factory),
    queryFn: () => getPresaleFee(client, contracts, query),
    ...freshness.slow,
  }),
} as const
