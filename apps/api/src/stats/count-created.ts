import { platformChain } from '@slipway/database/stats/indexed'
import { eq, type SQL, sql } from 'drizzle-orm'
import { snakeCase } from '../database/decode-row.ts'
import { prepareOnce } from '../database/prepare-once.ts'
import type { ReadDatabase } from '../database/read-database.ts'

type Counted = 'tokensCreated' | 'presalesCreated' | 'poolsCreated'

/** The same as `countCreated`, as a value inside a statement that asks for something else as well: a question less. */
export const createdCount = (what: Counted, chainId: number | undefined): SQL =>
  sql`(SELECT coalesce(sum(${sql.raw(snakeCase(what))}), 0) FROM "index".platform_chain${
    chainId === undefined ? sql`` : sql` WHERE chain_id = ${chainId}`
  })`

/** How many tokens, presales or pools a network has, or all networks: the statistics know it without counting. */
export async function countCreated(
  database: ReadDatabase,
  what: Counted,
  chainId: number | undefined,
): Promise<number> {
  const isOfChain = chainId !== undefined
  const query = prepareOnce(
    database,
    `count of ${what}${isOfChain ? ' of a chain' : ''}`,
    (built) =>
      built
        .select({ total: sql<string>`coalesce(sum(${platformChain[what]}), 0)` })
        .from(platformChain)
        .where(isOfChain ? eq(platformChain.chainId, sql.placeholder('chainId')) : undefined)
        .prepare(''),
  )
  const [row] = await query.execute({ chainId })
  return Number(row?.total ?? 0)
}
