import { platformChain } from '@slipway/database/stats/indexed'
import { eq, sql } from 'drizzle-orm'
import type { ReadDatabase } from '../database/read-database.ts'

/** How many tokens, sales or pools a network has, or all networks: the statistics know it without counting. */
export async function countCreated(
  database: ReadDatabase,
  what: 'tokensCreated' | 'presalesCreated' | 'poolsCreated',
  chainId: number | undefined,
): Promise<number> {
  const [row] = await database
    .select({ total: sql<string>`coalesce(sum(${platformChain[what]}), 0)` })
    .from(platformChain)
    .where(chainId === undefined ? undefined : eq(platformChain.chainId, chainId))
  return Number(row?.total ?? 0)
}
