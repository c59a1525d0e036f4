import type { SolanaKind } from '@slipway/database/solana/app'
import { hasSolanaAddressForm } from '@slipway/sdk/shared/solana-address-form'
import { type SQL, sql } from 'drizzle-orm'
import type { RawRow } from '../database/decode-row.ts'
import type { ReadDatabase } from '../database/read-database.ts'
import { readSolanaThing, type SolanaThing, selectThings } from '../solana/solana-thing.ts'
import type { SearchHit } from './schemas.ts'
import { calledJust, EVM_ADDRESS, isCalled } from './solana-text.ts'

/** Tokens of one name that are looked at. */
const MOST_MINTS = 300

/** Things of tokens of a name; of those that are called just that first. */
function ofName(search: string): SQL {
  const named = sql`(SELECT known.chain_id, known.mint FROM app.solana_mint known WHERE ${isCalled(search)} ORDER BY ${calledJust(search)} DESC, known.id LIMIT ${MOST_MINTS})`
  return sql`((t.chain_id, t.mint) IN ${named} OR (t.chain_id, t.second_mint) IN ${named})`
}

const ofAddress = (address: string): SQL =>
  sql`(t.address = ${address} OR t.owner = ${address} OR t.mint = ${address} OR t.second_mint = ${address})`

const toHit = (thing: SolanaThing): Omit<SearchHit, 'isExact'> => ({
  kind: thing.kind,
  chainId: thing.chainId,
  address: thing.address,
  variant: thing.kind === 'lock' ? 'token' : thing.variant,
  number: null,
  owner: thing.owner,
  name: thing.name,
  symbol: thing.symbol,
  secondSymbol: thing.secondSymbol,
  state: thing.state,
  createdAt: thing.createdAt,
})

/**
 * Locks, airdrops, presales and pools on Solana by their own address, their owner, or their token: its address, name or
 * symbol. Newest first; those whose account is closed have no page and are left out.
 *
 * @param asked.limit hits of each kind
 * @param wall unix seconds
 */
export async function findSolana(
  database: ReadDatabase,
  asked: { search: string; chainId: number | undefined; limit: number },
  wall: number,
): Promise<Map<SolanaKind, Omit<SearchHit, 'isExact'>[]>> {
  const { search, chainId, limit } = asked
  const found = new Map<SolanaKind, Omit<SearchHit, 'isExact'>[]>()
  if (EVM_ADDRESS.test(search)) return found
  const which = hasSolanaAddressForm(search) ? ofAddress(search) : ofName(search)
  const ofChain = chainId === undefined ? sql`` : sql`AND t.chain_id = ${chainId}`
  const ranked = sql`(SELECT * FROM (
      SELECT t.*, row_number() OVER (PARTITION BY t.kind ORDER BY t.created_at DESC, t.id DESC) AS place
      FROM app.solana_thing t WHERE NOT t.is_closed AND ${which} ${ofChain}
    ) ranked WHERE place <= ${limit})`
  const { rows } = await database.execute(
    sql`${selectThings(ranked)} ORDER BY t.created_at DESC, t.id DESC`,
  )
  for (const row of rows as RawRow[]) {
    const hit = toHit(readSolanaThing(row, wall))
    const kind = hit.kind as SolanaKind
    found.set(kind, [...(found.get(kind) ?? []), hit])
  }
  return found
}
