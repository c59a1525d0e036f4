import type { ColumnKind, Columns } from '@slipway/database/columns/column-kind'
import { migrateDatabase } from '@slipway/database/migration/migrate-database'
import { indexHeadColumns } from '@slipway/database/release/indexed'
import { indexedTables } from '@slipway/database/schema/indexed-tables'
import pg from 'pg'

/** The database's type for each kind of column. */
const SQL_TYPES: Readonly<Record<ColumnKind, string>> = {
  id: 'text PRIMARY KEY',
  text: 'text NOT NULL',
  'text?': 'text',
  hex: 'text NOT NULL',
  'hex?': 'text',
  address: 'text NOT NULL',
  'address?': 'text',
  int: 'int8 NOT NULL DEFAULT 0',
  'int?': 'int8',
  seconds: 'int8 NOT NULL DEFAULT 0',
  'seconds?': 'int8',
  uint256: 'numeric(78) NOT NULL DEFAULT 0',
  'uint256?': 'numeric(78)',
  bool: 'bool NOT NULL DEFAULT false',
}

const snakeCase = (name: string) => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)

function createTable(name: string, columns: Columns): string {
  const described = Object.entries(columns).map(
    ([column, kind]) => `${snakeCase(column)} ${SQL_TYPES[kind]}`,
  )
  return `CREATE TABLE "index".${snakeCase(name)} (${described.join(', ')});`
}

/** Tables in place of the indexer's views, made from their descriptions: this test is about reading. */
const TABLES = [
  'CREATE SCHEMA IF NOT EXISTS "index";',
  ...Object.entries({ ...indexedTables, indexHead: indexHeadColumns }).map(([name, columns]) =>
    createTable(name, columns),
  ),
].join('\n')

/** The columns that the rows below fill, in their order; all others stay at their defaults. */
export const TOKEN_COLUMNS =
  'id, chain_id, address, creator, owner, template_id, info_id, name, symbol, decimals, initial_supply, total_supply, inviter, fee_wei, inviter_reward_wei, created_at, block_number, tx_hash, mintable, mint_cooldown, mint_max_bps, next_mint_at, contract_uri, contract_uri_frozen, holder_count, transfer_count'

const DATA = `
INSERT INTO "index".token (${TOKEN_COLUMNS}) SELECT '56-' || a, 56, a, '0x' || lpad(to_hex(n % 7), 40, '0'), '0x' || lpad(to_hex(n % 5), 40, '0'), 1 + n % 2, n,
  CASE WHEN n = 13 THEN '100% Gold_Fish' ELSE 'Token ' || n END, 'T' || n, 18, 1000, 10 * n, NULL, 5, 1, 1000 + n / 3, n, '0x' || lpad(to_hex(n), 64, '0'),
  false, 0, 0, 0, '', false, n % 4, n % 6
  FROM (SELECT n, '0x' || lpad(to_hex(n * 7919), 40, '0') AS a FROM generate_series(1, 250) n) s;
INSERT INTO "index".token_balance SELECT t.id || '-' || h, t.id, 56, t.address, h, b, 9
  FROM (SELECT id, address FROM "index".token WHERE info_id = 13) t,
       (SELECT '0x' || lpad(to_hex(k), 40, '0') AS h, k % 10 AS b FROM generate_series(1, 50) k) s;
INSERT INTO "index".token_action (id, token_id, chain_id, token, kind, actor, account, amount, uri, created_at, block_number, log_index, tx_hash) SELECT '56-' || lpad(k::text, 12, '0') || '-000001', t.id, 56, t.address, 'minted', t.owner, t.owner, 5, NULL, k, k, 1, t.tx_hash
  FROM (SELECT * FROM "index".token WHERE info_id = 13) t, generate_series(1, 30) k;
INSERT INTO "index".token_account VALUES ('56-0xa', 56, '0xa', 2, 0), ('1-0xa', 1, '0xa', 1, 0), ('56-0xb', 56, '0xb', 0, 3);
INSERT INTO "index".token_template VALUES ('56-1', 56, 1, '0x00', 20, true);
INSERT INTO "index".platform_chain (id, chain_id, tokens_created, new_creators, transfers, fees_wei, inviter_rewards_wei, presales_created, contributions, presale_fees_wei, pools_created, stakes, pool_fees_wei,
  nft_sales_created, nfts_minted, nft_volume_wei, nft_sale_fees_wei, holders, locks_made, airdrops_created, presales_finished, presales_canceled, claims, new_users, new_contributors, acts)
  VALUES ('56', 56, 250, 7, 900, 1250, 250, 6, 40, 12, 3, 5, 9, 2, 30, 70, 8, 44, 14, 4, 3, 1, 11, 60, 20, 400);
INSERT INTO "index".platform_day (id, day, chain_id, tokens_created, new_creators, transfers, fees_wei, inviter_rewards_wei, presales_created, contributions, nfts_minted, nft_volume_wei, holders_at_end)
  SELECT '56-' || d, d, 56, 1, 1, 2, 3, 4, 1, 2, 3, 7, 5 FROM generate_series(0, 864000, 86400) d;
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
