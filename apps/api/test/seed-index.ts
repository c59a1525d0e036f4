import { migrateDatabase } from '@slipway/database/migration/migrate-database'
import pg from 'pg'

/** Tables as the indexer's views show them, made by hand: this test is about reading. */
const TABLES = `
CREATE SCHEMA IF NOT EXISTS "index";
CREATE TABLE "index".token (id text PRIMARY KEY, chain_id int8, address text, creator text, owner text, template_id int8,
  info_id int8, name text, symbol text, decimals int8, initial_supply numeric(78), total_supply numeric(78), inviter text,
  fee_wei numeric(78), inviter_reward_wei numeric(78), created_at int8, block_number int8, tx_hash text, mintable bool,
  mint_cooldown int8, mint_max_bps int8, next_mint_at int8, contract_uri text, contract_uri_frozen bool,
  holder_count int8, transfer_count int8);
CREATE TABLE "index".token_balance (id text PRIMARY KEY, token_id text, chain_id int8, token text, holder text, balance numeric(78), updated_at int8);
CREATE TABLE "index".token_action (id text PRIMARY KEY, token_id text, chain_id int8, token text, kind text, actor text, account text,
  amount numeric(78), uri text, created_at int8, block_number int8, log_index int8, tx_hash text);
CREATE TABLE "index".token_account (id text PRIMARY KEY, chain_id int8, address text, tokens_created int8, tokens_held int8);
CREATE TABLE "index".token_template (id text PRIMARY KEY, chain_id int8, template_id int8, generator text, fee_wei numeric(78), enabled bool);
CREATE TABLE "index".platform_chain (id text PRIMARY KEY, chain_id int8, tokens_created int8, new_creators int8, transfers int8,
  fees_wei numeric(78), inviter_rewards_wei numeric(78), holders int8);
CREATE TABLE "index".platform_day (id text PRIMARY KEY, day int8, chain_id int8, tokens_created int8, new_creators int8, transfers int8,
  fees_wei numeric(78), inviter_rewards_wei numeric(78), holders_at_end int8);
CREATE TABLE "index".index_head (id text PRIMARY KEY, chain_id int8, block_number int8, block_at int8);
`

const DATA = `
INSERT INTO "index".token SELECT '56-' || a, 56, a, '0x' || lpad(to_hex(n % 7), 40, '0'), '0x' || lpad(to_hex(n % 5), 40, '0'), 1 + n % 2, n,
  CASE WHEN n = 13 THEN '100% Gold_Fish' ELSE 'Token ' || n END, 'T' || n, 18, 1000, 10 * n, NULL, 5, 1, 1000 + n / 3, n, '0x' || lpad(to_hex(n), 64, '0'),
  false, 0, 0, 0, '', false, n % 4, n % 6
  FROM (SELECT n, '0x' || lpad(to_hex(n * 7919), 40, '0') AS a FROM generate_series(1, 250) n) s;
INSERT INTO "index".token_balance SELECT t.id || '-' || h, t.id, 56, t.address, h, b, 9
  FROM (SELECT id, address FROM "index".token WHERE info_id = 13) t,
       (SELECT '0x' || lpad(to_hex(k), 40, '0') AS h, k % 10 AS b FROM generate_series(1, 50) k) s;
INSERT INTO "index".token_action SELECT '56-' || lpad(k::text, 12, '0') || '-000001', t.id, 56, t.address, 'minted', t.owner, t.owner, 5, NULL, k, k, 1, t.tx_hash
  FROM (SELECT * FROM "index".token WHERE info_id = 13) t, generate_series(1, 30) k;
INSERT INTO "index".token_account VALUES ('56-0xa', 56, '0xa', 2, 0), ('1-0xa', 1, '0xa', 1, 0), ('56-0xb', 56, '0xb', 0, 3);
INSERT INTO "index".token_template VALUES ('56-1', 56, 1, '0x00', 20, true);
INSERT INTO "index".platform_chain VALUES ('56', 56, 250, 7, 900, 1250, 250, 44);
INSERT INTO "index".platform_day SELECT '56-' || d, d, 56, 1, 1, 2, 3, 4, 5 FROM generate_series(0, 864000, 86400) d;
INSERT INTO "index".index_head VALUES ('56', 56, 500, 1700000000);
INSERT INTO app.index_release (schema_name, chain_group, chain_ids, is_active) VALUES ('index_a', '1,56', '{1,56}', true);
INSERT INTO app.chain_status (chain_id, indexed_block, indexed_at, head_block) VALUES (56, 500, 1700000000, 500);
`

/** Fills a fresh database with 250 tokens of one network. */
export async function seedIndex(url: string): Promise<void> {
  await migrateDatabase(url)
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    await client.query(TABLES)
    await client.query(DATA)
  } finally {
    await client.end()
  }
}
