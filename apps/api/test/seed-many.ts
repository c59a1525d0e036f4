import { readIndexStatements } from '@slipway/database/schema/read-indexes'
import type pg from 'pg'
import { DAY, NOW, presaleAddress, presaleId } from './seed-presales.ts'
import { addressOf } from './seed-terms.ts'

const TX = `0x${'cd'.repeat(32)}`
const ZERO = addressOf(0)
const ROOT = `0x${'00'.repeat(32)}`
const address = (expression: string) => `'0x' || lpad(to_hex(${expression}), 40, '0')`

/**
 * Presales as they lie after years: 97 of 100 are over, settled or not; of the rest one begins later, one runs, one waits.
 * Every second one sells a token of ours, every tenth told what it is.
 */
const presales = (count: number, now: number) => `
INSERT INTO "index".presale (id, chain_id, address, factory, template_id, record_id, owner, token_id, claim_token, currency, router, hard_cap, soft_cap, start_time, end_time,
  total, accepted, progress_bps, is_soft_cap_reached, user_count, pool_status, cancel_reason, vest, slot_transfer, whitelist_mode, whitelist_root, whitelist_key, ipfs_key, info_cid,
  created_at, block_number, tx_hash, updated_at, updated_block)
SELECT '56-' || a, 56, a, '${addressOf(0xfac)}', 1 + n % 3, n::text, ${address('n % 5000')}, '56-' || t, t, CASE WHEN n % 4 = 0 THEN '${addressOf(0xc1)}' ELSE '${ZERO}' END, '${ZERO}', 1000, 500, e - ${DAY}, e,
  (n * 7919) % 1000, (n * 7919) % 1000, ((n * 7919) % 1000) * 10, (n * 7919) % 1000 >= 500, n % 900, s, CASE WHEN s = 2 THEN 1 + n % 3 ELSE 0 END, n % 2 = 0, true, n % 3, '${ROOT}', '', 'cid' || n, 'cid' || n,
  1500000000 + n * 100, n, '${TX}', 1500000000 + n * 100, n
FROM (SELECT n, ${address('700000 + n')} AS a, ${address('n * 2')} AS t,
    CASE WHEN n % 100 = 0 THEN ${now} + 2 * ${DAY} + n / 2 WHEN n % 100 = 1 THEN ${now} + 3600 + n / 2 WHEN n % 100 = 2 THEN ${now} - 3600 - n / 2 ELSE 1500000000 + n * 100 END AS e,
    CASE WHEN n % 100 < 3 THEN 0 ELSE (ARRAY[1, 2, 0])[1 + n % 3] END AS s FROM generate_series(1, ${count}) n) x;
INSERT INTO app.presale_info (cid, name, content) SELECT 'cid' || n * 10, 'Project ' || md5(n::text), '{}' FROM generate_series(1, ${count} / 10) n;
INSERT INTO "index".slot_offer (id, presale_id, chain_id, market, sale_id, presale, seller, level, status, price_wei, expires_at, created_at, block_number, tx_hash, closed_at)
  SELECT '56-${addressOf(0x3a)}-' || n, '56-' || ${address('700000 + n % 50')}, 56, '${addressOf(0x3a)}', n, ${address('700000 + n % 50')}, ${address('n % 3000')}, 1, 1 + n % 3, n * 1000, ${now} + n % 7 - 3, n, n, '${TX}',
    CASE WHEN n % 3 > 0 THEN n END FROM generate_series(1, ${count}) n;
`

/** Wallets of a presale, none of which took part in another; those of presale 1 begin with address 1. */
const firstWallet = (presale: number) => (presale - 1) * 2 ** 24

/** Address of wallet number `n` of a presale, counted from 1. */
export const walletOf = (presale: number, n: number) => addressOf(firstWallet(presale) + n)

/** Days with a contribution: a presale is open for weeks, however many take part. */
const DAYS = 30

/** One presale in which very many took part. */
function wallets(presale: number, count: number, now: number): string {
  const id = presaleId(presale)
  const of = `'${id}', 56, '${presaleAddress(presale)}'`
  const wallet = (n: string) => address(`${firstWallet(presale)} + ${n}`)
  const numbered = (most: number) =>
    `FROM (SELECT n, ${wallet('n')} AS w FROM generate_series(1, ${most}) n) x`
  return `
INSERT INTO "index".presale_account (id, presale_id, chain_id, presale, account, contributed, ever_contributed, contributions, inviter, first_at, updated_at)
  SELECT '${id}-' || w, ${of}, w, (n * 7919) % 997, 5, 1, ${wallet('n / 10')}, n, n ${numbered(count)};
INSERT INTO "index".presale_contribution (id, presale_id, chain_id, presale, account, amount, created_at, block_number, tx_hash)
  SELECT '56-' || lpad(n::text, 12, '0') || '-${String(presale).padStart(6, '0')}', ${of}, w, 5, n, n, '${TX}' ${numbered(count)};
INSERT INTO "index".presale_slot (id, presale_id, chain_id, presale, account, level, status, updated_at)
  SELECT '${id}-' || w, ${of}, w, 1, 1 + n % 3, n ${numbered(count)};
INSERT INTO "index".inviter_reward (id, presale_id, chain_id, presale, inviter, weight, invitees)
  SELECT '${id}-' || w, ${of}, w, (n * 7919) % 997, 3 ${numbered(count / 10)};
INSERT INTO "index".presale_day (id, presale_id, chain_id, presale, day, contributed, contributions, total_at_end, user_count_at_end)
  SELECT '${id}-' || d, ${of}, d, 5, 1, 5, 1 FROM (SELECT (${now} / ${DAY} - n) * ${DAY} AS d FROM generate_series(1, ${DAYS}) n) x;
`
}

const TABLES = ['presale', 'presale_account', 'presale_contribution', 'presale_slot', 'slot_offer']

/** Fills the index with as many presales, beside those that have wallets, and as many offers. */
export const seedManyPresales = async (pool: pg.Pool, count: number, now = NOW): Promise<void> => {
  await pool.query(presales(count, now))
}

/** Gives a presale as many wallets, contributions and slots. */
export const seedWallets = async (
  pool: pg.Pool,
  presale: number,
  count: number,
  now = NOW,
): Promise<void> => {
  await pool.query(wallets(presale, count, now))
}

/** Gives the index what it has in service: its indexes, and a planner that knows its tables. */
export async function putInService(pool: pg.Pool): Promise<void> {
  for (const statement of readIndexStatements('index', 'app')) await pool.query(statement)
  for (const table of TABLES) await pool.query(`ANALYZE "index".${table}`)
  await pool.query('ANALYZE app.presale_info')
}

/** Fills the index with as many presales and with presale 1 of as many wallets, as they lie in service. */
export async function seedMany(pool: pg.Pool, count: number): Promise<void> {
  await seedManyPresales(pool, count)
  await seedWallets(pool, 1, count)
  await putInService(pool)
}
