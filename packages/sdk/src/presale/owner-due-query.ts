import type { ReadClient } from '../evm/create-read-client.ts'
import { freshness } from '../shared/freshness.ts'
import { getOwnerDue } from './evm/get-owner-due.ts'
import { presaleQueries } from './presale-queries.ts'
import type { Presale } from './types.ts'

/** What a withdrawal would bring the owner now; by itself, for nobody else asks for it. */
export const ownerDueQuery = (
  client: ReadClient,
  presale: Pick<Presale, 'address' | 'terms' | 'state'>,
) => ({
  queryKey: [...presaleQueries.all(client), 'owner-due', presale.address] as const,
  queryFn: () => getOwnerDue(client, presale),
  ...freshness.live,
})
