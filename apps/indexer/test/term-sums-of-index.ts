import type pg from 'pg'
import type { TermSums } from './sum-terms-over-logs.ts'

/** The same numbers as `sumTermsOverLogs`, as the index has them. */
export async function termSumsOfIndex(pool: pg.Pool, chainId: number): Promise<TermSums> {
  const read = async <Value>(select: string) => {
    const { rows } = await pool.query<{ key: string; value: Value }>(select, [chainId])
    return Object.fromEntries(
      rows.map(({ key, value }) => [key, value] as const).sort(([a], [b]) => (a < b ? -1 : 1)),
    )
  }
  const keys = async (select: string) => Object.keys(await read(select))
  const sums = (column: string) =>
    read<string>(
      `SELECT token AS key, (${column})::text AS value FROM index.token_totals WHERE chain_id = $1 AND (${column}) <> 0`,
    )
  return {
    terms: await read(
      `SELECT token AS key, concat_ws(',', buy_tax_bps, sell_tax_bps, transfer_tax_bps, add_pool_tax_bps, remove_pool_tax_bps) || ' ' ||
         concat_ws(',', burn_share, liquidity_share, marketing_share, dividend_share) AS value FROM index.token_terms WHERE chain_id = $1`,
    ),
    taxEntries: await read(
      'SELECT token AS key, count(*)::int AS value FROM index.token_tax WHERE chain_id = $1 GROUP BY token',
    ),
    taxCollected: await sums('tax_collected'),
    acts: await read(
      `SELECT a.token || ' ' || a.kind AS key, count(*)::int AS value FROM index.token_action a JOIN index.token t ON t.id = a.token_id
       WHERE a.chain_id = $1 AND t.template_id <> 1 AND a.kind <> 'created' GROUP BY a.token, a.kind`,
    ),
    pairs: await keys(
      `SELECT token || '-' || pair AS key, 1 AS value FROM index.token_pair WHERE chain_id = $1`,
    ),
    barred: await keys(
      `SELECT token || '-' || account || ' listed' AS key, 1 AS value FROM index.token_blacklist WHERE chain_id = $1 AND listed
       UNION ALL SELECT token || '-' || account || ' killed', 1 FROM index.token_blacklist WHERE chain_id = $1 AND killed`,
    ),
    swapBacks: await sums('sold_tokens + dividend_amount'),
    dividendsAdded: await sums('dividends_added'),
    dividendsPaid: await read(
      `SELECT token || '-' || account AS key, paid::text AS value FROM index.token_dividend_account WHERE chain_id = $1 AND paid <> 0`,
    ),
    staked: await read(
      `SELECT token || '-' || account AS key, lp_staked::text AS value FROM index.token_dividend_account WHERE chain_id = $1 AND lp_staked <> 0`,
    ),
    inviters: await read(
      `SELECT token || '-' || account AS key, inviter AS value FROM index.token_referral WHERE chain_id = $1 AND inviter IS NOT NULL`,
    ),
    rebates: await read(
      `SELECT token || '-' || account AS key, rebates_received::text AS value FROM index.token_referral WHERE chain_id = $1 AND rebates_received <> 0`,
    ),
    locks: await read(
      `SELECT lock_id AS key, amount || ' ' || owner || ' ' || unlock_at AS value FROM index.lock WHERE kind = 'liquidity' AND chain_id = $1`,
    ),
  }
}
