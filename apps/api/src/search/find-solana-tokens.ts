import { hasSolanaAddressForm } from '@slipway/sdk/shared/solana-address-form'
import { type SQL, sql } from 'drizzle-orm'
import type { RawRow } from '../database/decode-row.ts'
import type { ReadDatabase } from '../database/read-database.ts'
import type { SearchHit } from './schemas.ts'
import { calledJust, EVM_ADDRESS, isCalled } from './solana-text.ts'

/** Tokens of one name that are compared: more than these nobody can tell apart by a list. */
const MOST_SAME = 300

const usesOf = sql`(SELECT count(*) FROM app.solana_thing t WHERE t.chain_id = known.chain_id AND (t.mint = known.mint OR t.second_mint = known.mint))`

const toHit = (row: RawRow): Omit<SearchHit, 'isExact'> => ({
  kind: 'token',
  chainId: Number(row.chain_id),
  address: row.mint as string,
  ...{ variant: null, number: null, owner: null, secondSymbol: null, state: null, createdAt: null },
  name: row.name as string | null,
  symbol: row.symbol as string | null,
})

/**
 * Tokens of Solana that the index knows, because a lock, an airdrop, a presale or a pool is of them: by their address, name or
 * symbol. Those that are called just that come first, the most used among them: whoever makes a hundred tokens that begin
 * like a known one does not push it off the page. What is no token any more is left out.
 *
 * @param asked.limit hits at most
 */
export async function findSolanaTokens(
  database: ReadDatabase,
  asked: { search: string; chainId: number | undefined; limit: number },
): Promise<Omit<SearchHit, 'isExact'>[]> {
  const { search, chainId, limit } = asked
  if (EVM_ADDRESS.test(search)) return []
  const which: SQL = hasSolanaAddressForm(search) ? sql`known.mint = ${search}` : isCalled(search)
  const ofChain = chainId === undefined ? sql`` : sql`AND known.chain_id = ${chainId}`
  const found = sql`(SELECT known.*, ${calledJust(search)} AS is_just FROM app.solana_mint known
    WHERE known.decimals IS NOT NULL AND ${which} ${ofChain} ORDER BY is_just DESC, known.id LIMIT ${MOST_SAME})`
  const { rows } = await database.execute(
    sql`SELECT known.chain_id, known.mint, nullif(known.name, '') AS name, nullif(known.symbol, '') AS symbol
      FROM ${found} known ORDER BY known.is_just DESC, ${usesOf} DESC, known.id LIMIT ${limit}`,
  )
  return (rows as RawRow[]).map(toHit)
}
