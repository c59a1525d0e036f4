import { type SQL, sql } from 'drizzle-orm'
import { nameFits } from './name-fits.ts'

/** More hits of a name than this are not looked at: whoever searches adds a letter. */
const MOST_HITS = 300

/** Ids of contracts whose name or symbol fits: our own tokens by the index, others by what they answered. */
function fittingContracts(search: string): SQL {
  const either = nameFits(['name', 'symbol'], search)
  return sql`(SELECT id FROM "index".token WHERE ${either} LIMIT ${MOST_HITS})
    UNION (SELECT id FROM app.asset_facts WHERE ${either} LIMIT ${MOST_HITS})`
}

/**
 * Beginning of a statement: `asset` has the ids of what a search text names. Liquidity is found by the tokens of its pair
 * as well: all LP tokens have one name.
 */
export const withNamedAssets = (
  search: string,
): SQL => sql`WITH hit AS (${fittingContracts(search)}), asset AS (
      SELECT id FROM hit UNION SELECT f.id FROM app.asset_facts f JOIN hit ON hit.id IN (f.chain_id || '-' || f.token0, f.chain_id || '-' || f.token1))`
