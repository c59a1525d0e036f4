import type { Address } from 'viem'
import type { ReadClient } from '../../evm/create-read-client.ts'
import { freshness } from '../../shared/freshness.ts'
import { tokenKey } from '../token-key.ts'
import { getOpening } from './get-opening.ts'

/** Reads of launches and openings as key, function and freshness; see `tokenQueries`. */
export const launchQueries = {
  opening: (
    client: ReadClient,
    query: { readonly vault: Address; readonly openingId: bigint; readonly account?: Address },
  ) => ({
    queryKey: tokenKey(
      client,
      'opening',
      query.vault,
      String(query.openingId),
      query.account ?? null,
    ),
    queryFn: () => getOpening(client, query),
    ...freshness.live,
  }),
} as const
