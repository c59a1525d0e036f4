import type pg from 'pg'

/** Address whose last digits are a number. */
export const addressOf = (number: number) => `0x${number.toString(16).padStart(40, '0')}`

export const TAXED = addressOf(0xfa)
const ID = `56-${TAXED}`
const TX = `0x${'ab'.repeat(32)}`
const OF_TOKEN = 'id, token_id, chain_id, token'
const HAPPENED = 'created_at, block_number, tx_hash'
const event = `'56-' || lpad(k::text, 12, '0') || '-000001', '${ID}', 56, '${TAXED}'`
const account = `'${ID}-0x' || lpad(to_hex(k), 40, '0'), '${ID}', 56, '${TAXED}', '0x' || lpad(to_hex(k), 40, '0')`
const happened = `1700000000 + k, k, '${TX}'`

/** One taxed token with twenty-five rows in each of its lists. */
const ROWS = `
INSERT INTO "index".token (id, chain_id, address, creator, owner, template_id, name, symbol, tx_hash, contract_uri, created_at,
  buy_tax_bps, sell_tax_bps, trade_tax_bps, launched, launched_at)
  VALUES ('${ID}', 56, '${TAXED}', '${addressOf(1)}', '${addressOf(2)}', 9, 'Taxed', 'TAX', '${TX}', '', 5000, 300, 400, 400, true, 6000);
INSERT INTO "index".token_terms (id, chain_id, token, buy_tax_bps, sell_tax_bps, burn_share, dividend_share, tax_change, blacklist, wallet_limit_on,
  swap_limit_on, wallet_limit, swap_threshold, marketing_wallet, launched_block, kill_blocks, pair, dividend_interval_blocks, rebate_bps, bind_interval_blocks)
  VALUES ('${ID}', 56, '${TAXED}', 300, 400, 40, 60, false, true, true, false, 77, 8, '${addressOf(3)}', 60, 2, '${addressOf(4)}', 20, '100,50,0,0,0,0,0', 3);
INSERT INTO "index".token_totals (id, chain_id, token, tax_collected, dividends_added, dividends_paid, dividend_payments, members, rebates_paid)
  VALUES ('${ID}', 56, '${TAXED}', 1000, 500, 325, 25, 25, 12);
INSERT INTO "index".token_tax (${OF_TOKEN}, position, ${HAPPENED}, buy_tax_bps)
  SELECT '${ID}-' || k, '${ID}', 56, '${TAXED}', lpad(k::text, 12, '0') || '-000001', ${happened}, k FROM generate_series(1, 25) k;
INSERT INTO "index".token_pair (${OF_TOKEN}, pair, is_main, registered_at, tx_hash) VALUES
  ('${ID}-a', '${ID}', 56, '${TAXED}', '${addressOf(5)}', false, 10, '${TX}'), ('${ID}-b', '${ID}', 56, '${TAXED}', '${addressOf(4)}', true, 20, '${TX}');
INSERT INTO "index".token_exemption (${OF_TOKEN}, account, directions) VALUES ('${ID}-e', '${ID}', 56, '${TAXED}', '${addressOf(6)}', 3);
INSERT INTO "index".token_swap_back (${OF_TOKEN}, ${HAPPENED}, sold_tokens) SELECT ${event}, ${happened}, k FROM generate_series(1, 25) k;
INSERT INTO "index".token_dividend_addition (${OF_TOKEN}, amount, ${HAPPENED}) SELECT ${event}, k, ${happened} FROM generate_series(1, 25) k;
INSERT INTO "index".token_dividend_payment (${OF_TOKEN}, amount, ${HAPPENED}, account) SELECT ${event}, k, ${happened}, '0x' || lpad(to_hex(k % 2), 40, '0') FROM generate_series(1, 25) k;
INSERT INTO "index".token_dividend_account (${OF_TOKEN}, account, paid, payments, last_paid_at) SELECT ${account}, k % 5, 1, 99 FROM generate_series(1, 25) k;
INSERT INTO "index".token_nft_dividend (${OF_TOKEN}, nft_id, position, paid) SELECT '${ID}-' || k, '${ID}', 56, '${TAXED}', k::text, lpad(k::text, 78, '0'), k FROM generate_series(1, 25) k;
INSERT INTO "index".token_referral (${OF_TOKEN}, account, inviter, depth, rebates_received)
  SELECT ${account}, CASE WHEN k > 1 THEN '${addressOf(1)}' END, CASE WHEN k > 1 THEN 1 ELSE 0 END, k FROM generate_series(1, 25) k;
INSERT INTO "index".token_rebate (${OF_TOKEN}, ${HAPPENED}, trader, inviter, level, amount) SELECT ${event}, ${happened}, '${addressOf(9)}', '0x' || lpad(to_hex(k % 2), 40, '0'), 1 + k % 7, k FROM generate_series(1, 25) k;
INSERT INTO "index".token_blacklist (${OF_TOKEN}, account, listed, killed) SELECT ${account}, k <= 24, k = 3 FROM generate_series(1, 25) k;
INSERT INTO "index".lock (id, chain_id, kind, locker, lock_id, asset, market, owner, amount, initial_amount, unlock_at, state, tx_hash)
  SELECT '56-${addressOf(0xcc)}-' || k, 56, 'liquidity', '${addressOf(0xcc)}', k::text, p, p, '${addressOf(2)}', a, k, 1099511627775,
    CASE WHEN a = 0 THEN 'ended' ELSE 'forever' END, '${TX}'
  FROM (SELECT k, CASE WHEN k = 9 THEN '${addressOf(7)}' ELSE '${addressOf(4)}' END AS p, CASE WHEN k = 8 THEN 0 ELSE k END AS a FROM generate_series(1, 9) k) s;
INSERT INTO "index".token_launch (${OF_TOKEN}, owner, pair, quote, token_amount, quote_amount, ${HAPPENED}) SELECT ${event}, '${addressOf(2)}', '${addressOf(4)}', '${addressOf(8)}', 10, 20, ${happened} FROM generate_series(1, 1) k;
INSERT INTO "index".token_team_buy (${OF_TOKEN}, account, quote_in, tokens_out, ${HAPPENED}) SELECT ${event}, '${addressOf(2)}', 1, 2, ${happened} FROM generate_series(1, 1) k;
INSERT INTO app.token_verification (id, token_id, chain_id, address, service, status) VALUES ('${ID}-Sourcify', '${ID}', 56, '${TAXED}', 'Sourcify', 'failed'), ('${ID}-Scan', '${ID}', 56, '${TAXED}', 'Scan', 'verified');
`

/** Adds the token to a seeded index. */
export async function seedTerms(pool: pg.Pool): Promise<void> {
  await pool.query(ROWS)
}
