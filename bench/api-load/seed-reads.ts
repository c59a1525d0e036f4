import pg from 'pg'
import { seedIndex, TOKEN_COLUMNS } from '../../apps/api/test/seed-index.ts'
import { putInService, seedManyPresales, seedWallets } from '../../apps/api/test/seed-many.ts'
import { DAY, seedPresale } from '../../apps/api/test/seed-presales.ts'

/** Tokens, and presales besides. */
const MANY = 100_000
/** Contributions to all those presales together, and as many wallets; `SLIPWAY_BENCH_ROWS=5000000` is the large world. */
const ROWS = Number(process.env.SLIPWAY_BENCH_ROWS ?? 500_000)
/** Presales by number, and how many contributed to each. */
export const PRESALES: readonly [presale: number, contributors: number][] = [
  [2, 100],
  [3, 10_000],
  [4, 100_000],
]

/** Every second presale sells one of them. */
const TOKENS = `
INSERT INTO "index".token (${TOKEN_COLUMNS}) SELECT '56-' || a, 56, a, '0x' || lpad(to_hex(n % 5000), 40, '0'), '0x' || lpad(to_hex(n % 5000), 40, '0'), 1, n,
  md5(n::text), 'S' || n, 18, 1000, 1000, NULL, 5, 1, 1700000000 + n, n, '0x' || lpad(to_hex(n), 64, '0'), false, 0, 0, 0, '', false, n % 900, n % 7000
  FROM (SELECT n, '0x' || lpad(to_hex(n * 4), 40, '0') AS a FROM generate_series(1, ${MANY}) n) s ON CONFLICT DO NOTHING;
`

/** Contributions by turns to every presale, each of another wallet. */
const CONTRIBUTIONS = `
CREATE TEMP TABLE given AS SELECT n, p.id, p.address, '0x' || lpad(to_hex(n + 4000000000), 40, '0') AS wallet
  FROM (SELECT row_number() OVER () AS place, id, address FROM "index".presale) p JOIN generate_series(1, ${ROWS}) n ON n % ${MANY} + 1 = p.place;
INSERT INTO "index".presale_account (id, presale_id, chain_id, presale, account, contributed, ever_contributed, contributions, first_at, updated_at)
  SELECT id || '-' || wallet, id, 56, address, wallet, 5, 5, 1, n, n FROM given;
INSERT INTO "index".presale_contribution (id, presale_id, chain_id, presale, account, amount, created_at, block_number, tx_hash)
  SELECT '56-' || lpad(n::text, 12, '0') || '-999999', id, 56, address, wallet, 5, n, n, '0x' FROM given;
DROP TABLE given;
`

/** What the load asks for. */
export interface SeededReads {
  tokens: readonly { address: string; name: string }[]
  presales: readonly { address: string }[]
  projects: readonly { name: string }[]
}

async function pickOf(pool: pg.Pool): Promise<SeededReads> {
  const read = async (statement: string) => (await pool.query(statement)).rows
  return {
    tokens: await read('SELECT address, name FROM "index".token TABLESAMPLE SYSTEM (2) LIMIT 1000'),
    presales: await read('SELECT address FROM "index".presale TABLESAMPLE SYSTEM (5) LIMIT 5000'),
    projects: await read('SELECT name FROM app.presale_info ORDER BY cid LIMIT 5000'),
  }
}

/** Fills a fresh database with everything that is read, by the clock of today: presales begin and end without an event. */
export async function seedReads(url: string): Promise<SeededReads> {
  await seedIndex(url)
  const pool = new pg.Pool({ connectionString: url, max: 1 })
  // The server ends idle connections when it stops.
  pool.on('error', () => undefined)
  try {
    const now = Math.floor(Date.now() / 1_000)
    await pool.query(TOKENS)
    await seedManyPresales(pool, MANY, now)
    await pool.query(CONTRIBUTIONS)
    for (const [presale, count] of PRESALES) {
      const times = { startTime: now - 30 * DAY, endTime: now + DAY }
      await seedPresale(pool, presale, { ...times, createdAt: now, infoCid: `cid${presale}0` })
      await seedWallets(pool, presale, count, now)
    }
    await putInService(pool)
    await pool.query('VACUUM ANALYZE')
    // What the filling left to be written would be written while reads are measured.
    await pool.query('CHECKPOINT')
    return await pickOf(pool)
  } finally {
    await pool.end()
  }
}
