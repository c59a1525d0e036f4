import { getSolanaTokens } from '@slipway/sdk/solana/get-solana-token'
import type { SolanaRpc } from '@slipway/sdk/solana/solana-rpc'
import { type Address, address } from '@solana/kit'
import type pg from 'pg'
import { tellOfChange } from './solana-store.ts'

/** Of one turn: what a node gives in one answer. */
const most = 100
/** Names may change; they are read again after this many seconds. */
const freshSeconds = 3_600

const DUE = `SELECT DISTINCT wanted.mint FROM (
    SELECT mint FROM app.solana_thing WHERE chain_id = $1 UNION SELECT second_mint FROM app.solana_thing WHERE chain_id = $1 AND second_mint IS NOT NULL
  ) wanted LEFT JOIN app.solana_mint known ON known.chain_id = $1 AND known.mint = wanted.mint
  WHERE known.id IS NULL OR known.read_at < $2 LIMIT ${most}`

const STORE = `INSERT INTO app.solana_mint SELECT * FROM json_populate_recordset(NULL::app.solana_mint, $1::json)
  ON CONFLICT (id) DO UPDATE SET name = excluded.name, symbol = excluded.symbol, decimals = excluded.decimals, read_at = excluded.read_at`

/** A database's texts hold no zero, and a name is no essay. */
const clean = (text: string) => text.replaceAll('\u0000', '').slice(0, 200)

/** What is no token of either program any more has no name, and no decimals. */
async function readNames(rpc: SolanaRpc, mints: readonly Address[]) {
  const tokens = await getSolanaTokens(rpc, mints)
  return mints.map((mint) => {
    const {
      name = '',
      symbol = '',
      decimals = null,
    } = tokens.find((one) => one.address === mint) ?? {}
    return { mint, name, symbol, decimals }
  })
}

/**
 * Reads what the tokens of a cluster's things call themselves. Kept apart from the events' rows: a name may change without an
 * event, and an index that is built anew must not differ by it.
 *
 * @param now unix seconds
 */
export async function readMints(
  pool: pg.Pool,
  rpc: SolanaRpc,
  chainId: number,
  now: number,
): Promise<void> {
  const { rows } = await pool.query<{ mint: string }>(DUE, [chainId, now - freshSeconds])
  if (rows.length === 0) return
  const found = await readNames(
    rpc,
    rows.map(({ mint }) => address(mint)),
  )
  const written = found.map(({ mint, name, symbol, decimals }) => ({
    ...{ id: `${chainId}-${mint}`, chain_id: chainId, mint, decimals, read_at: now },
    ...{ name: clean(name), symbol: clean(symbol) },
  }))
  await pool.query(STORE, [JSON.stringify(written)])
  await tellOfChange(pool, chainId)
}
