import type { Address } from 'viem'
import type { ReadClient } from '../../evm/create-read-client.ts'
import { freshness } from '../../shared/freshness.ts'
import { getClaimed, getMerkleAirdrop } from './get-merkle-airdrop.ts'

const keyOf = (client: ReadClient, ...parts: readonly unknown[]) =>
  ['airdrop', client.chain.id, 'claims', ...parts] as const

/** Every read of airdrops of claims as key, function and freshness; see `tokenQueries`. */
export const claimsQueries = {
  detail: (client: ReadClient, address: Address) => ({
    queryKey: keyOf(client, 'detail', address),
    queryFn: () => getMerkleAirdrop(client, address),
    ...freshness.live,
  }),

  /** What entries were paid so far, in their order. */
  claimed: (
    client: ReadClient,
    address: Address,
    entries: readonly { readonly index: number; readonly amount: bigint }[],
  ) => ({
    queryKey: keyOf(
      client,
      'claimed',
      address,
      entries.map(({ index, amount }) => `${index} ${amount}`).join(),
    ),
    queryFn: () => getClaimed(client, address, entries),
    ...freshness.live,
  }),
} as const
