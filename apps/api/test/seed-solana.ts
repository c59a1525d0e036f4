import type pg from 'pg'
import { insertRow } from './insert-row.ts'

const insertInApp = (pool: pg.Pool, table: string, row: Readonly<Record<string, unknown>>) =>
  insertRow(pool, table, row, 'app')

export const CLUSTER = 902
export const SOLANA_NOW = 1_800_000_000

const tags = { lock: 'sliplck', airdrop: 'slipdrp', presale: 'slipsal', pool: 'slippol' } as const
const sizes = { lock: 200, airdrop: 280, presale: 400, pool: 304 } as const
export type SeededKind = keyof typeof tags

/** An address of Solana out of a word: base58 has no 0, O, I and l. */
export const solanaAddress = (word: string): string => word.padEnd(43, '1')

/** Numbers of an account by their places, as `packages/sdk/src/solana/…/…-codec.ts` has them. */
function accountOf(kind: SeededKind, numbers: Readonly<Record<number, bigint>>): string {
  const data = Buffer.alloc(sizes[kind])
  data.write(`${tags[kind]}\u0001`, 'latin1')
  for (const [at, value] of Object.entries(numbers)) data.writeBigUInt64LE(value, Number(at))
  // A presale's kind: normal.
  if (kind === 'presale') data[380] = 1
  return data.toString('base64')
}

/** A row of `app.solana_thing` as the indexer writes it. */
export async function seedThing(
  pool: pg.Pool,
  kind: SeededKind,
  address: string,
  row: Readonly<Record<string, unknown>> & { readonly numbers?: Readonly<Record<number, bigint>> },
): Promise<void> {
  const { numbers = {}, ...rest } = row
  await insertInApp(pool, 'solana_thing', {
    ...{ id: `${CLUSTER}-${address}`, chain_id: CLUSTER, kind, address, is_closed: false, slot: 1 },
    ...{ created_at: SOLANA_NOW - 100, start_at: SOLANA_NOW - 100, end_at: SOLANA_NOW + 100 },
    ...{ amount: 0, done_amount: 0, data: accountOf(kind, numbers), ...rest },
  })
}

/** What a token calls itself. */
export const seedMint = (pool: pg.Pool, mint: string, name: string, symbol: string) =>
  insertInApp(pool, 'solana_mint', {
    ...{ id: `${CLUSTER}-${mint}`, chain_id: CLUSTER, mint, name, symbol, decimals: 6, read_at: 1 },
  })

/** What a wallet has in a thing. */
export const seedPosition = (
  pool: pg.Pool,
  kind: SeededKind,
  [address, wallet]: readonly [string, string],
  amount: bigint,
  rest: { readonly is_owed?: boolean | null; readonly paid_to_leave?: boolean } = {},
) =>
  insertInApp(pool, 'solana_position', {
    ...{ id: `${CLUSTER}-${address}-${wallet}`, chain_id: CLUSTER, kind, address, wallet },
    ...{ amount: String(amount), changed_at: SOLANA_NOW, is_owed: false, paid_to_leave: false },
    ...rest,
  })

/** An event by its name. */
export const seedSolanaEvent = (
  pool: pg.Pool,
  kind: SeededKind,
  [address, name, wallet]: readonly [string, string, string?],
  place: number,
) =>
  insertInApp(pool, 'solana_event', {
    ...{ id: `${CLUSTER}-sig-${place}`, chain_id: CLUSTER, kind, name, signature: 'sig', place },
    ...{ slot: 1, number: place, happened_at: SOLANA_NOW, address, wallet: wallet ?? null },
  })
