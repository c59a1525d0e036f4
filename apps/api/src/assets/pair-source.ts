import { type SQL, sql } from 'drizzle-orm'
import { type ContractName, nameColumns, nameJoins, readName } from '../database/contract-name.ts'
import type { RawRow } from '../database/decode-row.ts'

type Hex = `0x${string}`

/** Where liquidity is. */
export interface PairFacts {
  /** null in V4 */
  address: Hex | null
  factory: Hex | null
  token0: Hex
  token1: Hex
  names: [ContractName, ContractName]
  feePpm: number | null
}

/** The pool `p` of something, and the names of its two tokens. */
export const pairJoins = (id: string): SQL =>
  sql`LEFT JOIN app.asset_facts p ON p.token0 IS NOT NULL AND p.id = ${sql.raw(id)}
    ${nameJoins('x', `p.chain_id || '-' || p.token0`)} ${nameJoins('y', `p.chain_id || '-' || p.token1`)}`

export const pairColumns = (): SQL =>
  sql`p.id AS pair_id, p.chain_id || '-' || p.address AS pair_own_id, p.address AS pair_address, p.factory AS pair_factory,
    p.token0, p.token1, p.fee_ppm, ${nameColumns('x', 'x')}, ${nameColumns('y', 'y')}`

/** Reads what `pairColumns` selected. */
export function readPair(raw: RawRow): PairFacts | null {
  if (raw.pair_id == null) return null
  // The row of a V4 position is that of its lock: its pool has no address.
  const isAddressed = raw.pair_id === raw.pair_own_id
  return {
    address: isAddressed ? (raw.pair_address as Hex) : null,
    factory: (raw.pair_factory as Hex | null) ?? null,
    token0: raw.token0 as Hex,
    token1: raw.token1 as Hex,
    names: [readName(raw, 'x'), readName(raw, 'y')],
    feePpm: raw.fee_ppm == null ? null : Number(raw.fee_ppm),
  }
}
