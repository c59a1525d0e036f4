import type { SolanaKind } from '@slipway/database/solana/app'
import { type SQL, sql } from 'drizzle-orm'
import type { RawRow } from '../database/decode-row.ts'
import { readThingState } from './read-thing-state.ts'

/** A lock, airdrop, presale or pool of a Solana cluster, with what its tokens call themselves. */
export interface SolanaThing {
  chainId: number
  kind: SolanaKind
  address: string
  owner: string
  mint: string
  secondMint: string | null
  /** Null where the token itself names none, or was not read yet. */
  name: string | null
  symbol: string | null
  decimals: number | null
  secondSymbol: string | null
  /** Of a presale: normal or fair. */
  variant: string | null
  /** By the clock of the cluster. */
  state: string
  createdAt: number
  startAt: number
  endAt: number
  amount: string
  doneAmount: string
}

/** Columns of `found`, a source of rows of `app.solana_thing`, with names and the clock of their cluster. */
export const selectThings = (found: SQL): SQL =>
  sql`SELECT t.*, nullif(m.name, '') AS name, nullif(m.symbol, '') AS symbol, m.decimals, nullif(n.symbol, '') AS second_symbol, coalesce(s.head_at, 0) AS cluster_at
    FROM ${found} t LEFT JOIN app.solana_mint m ON m.id = t.chain_id || '-' || t.mint
    LEFT JOIN app.solana_mint n ON n.id = t.chain_id || '-' || t.second_mint
    LEFT JOIN app.chain_status s ON s.chain_id = t.chain_id`

/**
 * Reads what `selectThings` selected.
 *
 * @param wall unix seconds; a cluster whose own clock is ahead counts by that
 */
export function readSolanaThing(row: RawRow, wall: number): SolanaThing {
  const kind = row.kind as SolanaKind
  const address = row.address as string
  const now = Math.max(wall, Number(row.cluster_at))
  const { state, variant } = readThingState({ kind, address, data: row.data as string, now })
  return {
    ...{ chainId: Number(row.chain_id), kind, address, variant, state },
    owner: row.owner as string,
    mint: row.mint as string,
    secondMint: row.second_mint as string | null,
    name: row.name as string | null,
    symbol: row.symbol as string | null,
    decimals: row.decimals === null ? null : Number(row.decimals),
    secondSymbol: row.second_symbol as string | null,
    createdAt: Number(row.created_at),
    startAt: Number(row.start_at),
    endAt: Number(row.end_at),
    amount: String(row.amount),
    doneAmount: String(row.done_amount),
  }
}
