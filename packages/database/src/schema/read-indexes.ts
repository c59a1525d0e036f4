/** Indexes that the API's reads need, by table. The engine's own tables have only their primary keys. */
const READ_INDEXES: Readonly<Record<string, readonly string[]>> = {
  token: [
    '(created_at, id)',
    '(chain_id, created_at, id)',
    '(owner, created_at, id)',
    '(creator, created_at, id)',
    '(template_id, created_at, id)',
    '(trade_tax_bps, id)',
    '(launched, created_at, id)',
    '(holder_count, id)',
    '(transfer_count, id)',
    '(lower(name), id)',
    '(lower(name) text_pattern_ops)',
    '(lower(symbol) text_pattern_ops)',
    '(address)',
  ],
  token_balance: ['(token_id, balance, id) WHERE balance > 0'],
  token_action: ['(token_id, id)'],
  token_account: ['(address) WHERE tokens_created > 0'],
  token_tax: ['(token_id, position)'],
  token_pair: ['(token_id, id)', '(chain_id, pair)'],
  token_blacklist: ['(token_id, id) WHERE listed OR killed'],
  token_exemption: ['(token_id, id)'],
  token_swap_back: ['(token_id, id)'],
  token_dividend_addition: ['(token_id, id)'],
  token_dividend_payment: ['(token_id, id)'],
  token_dividend_account: ['(token_id, paid, id)', '(account, id)'],
  token_nft_dividend: ['(token_id, position)'],
  token_lock_credit: ['(token_id, id)'],
  token_referral: ['(token_id, id)', '(token_id, inviter, id)', '(account, id)'],
  token_rebate: ['(token_id, id)', '(token_id, inviter, id)'],
  token_launch: ['(token_id, id)'],
  token_team_buy: ['(token_id, id)'],
  token_opening: ['(token_id, id)'],
  token_commitment: ['(opening, id)'],
  lock: [
    '(created_at, id)',
    '(unlock_at, id)',
    '(amount, id)',
    ...['chain_id', 'kind', 'state', 'owner', 'asset', 'market'].flatMap((column) => [
      `(${column}, created_at, id)`,
      `(${column}, unlock_at, id)`,
      `(${column}, amount, id)`,
    ]),
    // What comes free of one asset: its largest locks first.
    `(asset, amount, id) WHERE state = 'active'`,
    `(market, id) WHERE kind = 'nft'`,
    // Locks of liquidity by owner and pool.
    `(owner, id) WHERE kind = 'liquidity'`,
    `(asset, id)`,
  ],
  lock_event: ['(of_lock, id)'],
  lock_asset: ['(chain_id, asset)'],
  lock_operator: ['(chain_id, locker, owner)'],
  lock_custody: ['(chain_id, token)'],
  presale: [
    '(created_at, id)',
    '(chain_id, created_at, id)',
    '(start_time, id)',
    '(end_time, id)',
    '(total, id)',
    '(progress_bps, id)',
    '(user_count, id)',
    '(owner, created_at, id)',
    '(currency, created_at, id)',
    '(template_id, created_at, id)',
    '(pool_status, created_at, id)',
    '(start_time) WHERE pool_status = 0',
    '(end_time) WHERE pool_status = 0',
    '(created_at, id) WHERE vest',
    '(created_at, id) WHERE burns_unsold',
    '(chain_id, updated_block)',
    '(info_cid)',
    '(token_id)',
    '(address)',
    '(claim_token)',
  ],
  presale_payout: ['(presale_id, id)'],
  presale_action: ['(presale_id, id)'],
  presale_day: ['(presale_id, day, id)'],
  presale_contribution: ['(presale_id, id)', '(presale_id, account, id)'],
  presale_account: [
    '(presale_id, contributed, id)',
    '(presale_id, inviter, contributed, id)',
    '(account, updated_at, id)',
  ],
  presale_slot: ['(presale_id, id)', '(presale_id, status, id)', '(account, updated_at, id)'],
  inviter_reward: ['(presale_id, weight, id)'],
  slot_offer: [
    '(created_at, id)',
    '(price_wei, id)',
    '(expires_at, id)',
    '(presale, created_at, id)',
    '(seller, created_at, id)',
    '(buyer, created_at, id)',
    '(chain_id, sale_id)',
    '(status, created_at, id)',
    '(presale_id, closed_at, id) WHERE status = 2',
  ],
  platform_day: ['(day)'],
}

const TRIGRAM_COLUMNS = ['name', 'symbol']

/**
 * The statements that make the read indexes of one release.
 *
 * @param trigramSchema schema of the extension pg_trgm; undefined: not installed, search reads every row
 */
export function readIndexStatements(
  schemaName: string,
  trigramSchema: string | undefined,
): string[] {
  const plain = Object.entries(READ_INDEXES).flatMap(([table, definitions]) =>
    definitions.map(
      (definition, number) =>
        `CREATE INDEX IF NOT EXISTS "read_${table}_${number}" ON "${schemaName}"."${table}" ${definition}`,
    ),
  )
  if (trigramSchema === undefined) return plain
  const trigram = TRIGRAM_COLUMNS.map(
    (column) =>
      `CREATE INDEX IF NOT EXISTS "read_token_${column}_search" ON "${schemaName}"."token" USING gin (${column} "${trigramSchema}".gin_trgm_ops)`,
  )
  return [...plain, ...trigram]
}
