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
    '(chain_id, (coalesce(launched_at, created_at)), id) WHERE launched',
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
  inviter_reward: ['(presale_id, weight, id)', '(inviter, id) WHERE paid = 0'],
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
  pool: [
    '(created_at, id)',
    '(chain_id, created_at, id)',
    '(end_time, id)',
    '(total_staked, id)',
    '(staker_count, id)',
    '(kind, created_at, id)',
    '(owner, created_at, id)',
    '(admin, id)',
    '(staked_token)',
    '(reward_token)',
    '(info_cid)',
    '(chain_id, record_id)',
    '(address)',
  ],
  pool_account: ['(pool_id, staked, id)', '(pool_id, inviter, id)', '(account, updated_at, id)'],
  pool_nft: ['(pool_id, account, id)'],
  pool_event: ['(pool_id, id)', '(pool_id, account, id)'],
  pool_day: ['(pool_id, day, id)'],
  pool_staker: ['(account) WHERE pools > 0'],
  airdrop: [
    '(created_at, id)',
    '(end_time, id)',
    '(accounts, id)',
    '(start_time, id)',
    ...['chain_id', 'template_id', 'owner', 'token', 'origin'].flatMap((column) => [
      `(${column}, created_at, id)`,
      `(${column}, end_time, id)`,
      `(${column}, accounts, id)`,
    ]),
    '(record_id, chain_id)',
    '(address)',
  ],
  airdrop_account: ['(airdrop_id, paid, id)', '(account, updated_at, id)'],
  airdrop_claim: ['(airdrop_id, position, id)', '(airdrop_id, account, position, id)'],
  airdrop_event: ['(airdrop_id, id)'],
  multisend: ['(list_row_id, id)'],
  multisend_list: ['(updated_at, id)', '(sender, updated_at, id)', '(chain_id, asset)'],
  nft_sale: [
    '(created_at, id)',
    '(end_time, id)',
    '(minted, id)',
    ...['chain_id', 'owner', 'creator', 'payment_token', 'mint_method'].flatMap((column) => [
      `(${column}, created_at, id)`,
      `(${column}, end_time, id)`,
      `(${column}, minted, id)`,
    ]),
    // Presales that go on are few beside all that are over.
    '(end_time) WHERE minted < total',
    '(record_id, chain_id)',
    '(chain_id, record_id)',
    '(lower(name) text_pattern_ops)',
    '(lower(symbol) text_pattern_ops)',
    '(address)',
    '(info_cid)',
  ],
  nft: ['(sale_id, token_id, id)', '(sale_id, account, token_id, id)', '(account, updated_at, id)'],
  nft_sale_account: [
    '(sale_id, number, id)',
    '(sale_id, inviter, number, id)',
    '(sale_id, held, id) WHERE held > 0',
    '(sale_id, reward_earned, id) WHERE invitees > 0',
    '(account, updated_at, id)',
    '(account, updated_at, id) WHERE reward_earned > reward_settled',
  ],
  nft_sale_event: ['(sale_id, id)', '(sale_id, kind, id)', '(sale_id, kind, account, id)'],
  vip_contract: ['(chain_id, block_number, id)'],
  vip_plan: ['(contract_id, plan_index, id)'],
  vip_membership: ['(contract_id, expires_at, id)', '(account, updated_at, id)'],
  vip_event: [
    '(contract_id, id)',
    '(contract_id, account, id)',
    '(contract_id, payer, id)',
    '(contract_id, kind, id)',
  ],
  platform_day: ['(day)', '(chain_id, day)'],
  platform_act: ['(created_at, chain_id, number)', '(chain_id, number)', '(chain_id, created_at)'],
  presale_currency: ['(presales, id)', '(chain_id, presales, id)'],
  presale_currency_day: ['(chain_id, currency, day)'],
}

/** Tables whose names are searched by a part of them. */
const NAMED_TABLES = ['token', 'nft_sale']
const NAME_COLUMNS = ['name', 'symbol']

/** Characters of names that are more than ASCII, by which a part of a name without spaces is found. */
const charactersOf = (column: string) =>
  `USING gin (string_to_array(lower(${column}), NULL)) WHERE octet_length(${column}) <> length(${column})`

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
  const characters = NAMED_TABLES.flatMap((table) =>
    NAME_COLUMNS.map(
      (column) =>
        `CREATE INDEX IF NOT EXISTS "read_${table}_${column}_characters" ON "${schemaName}"."${table}" ${charactersOf(column)}`,
    ),
  )
  if (trigramSchema === undefined) return [...plain, ...characters]
  const trigram = NAMED_TABLES.flatMap((table) =>
    NAME_COLUMNS.map(
      (column) =>
        `CREATE INDEX IF NOT EXISTS "read_${table}_${column}_search" ON "${schemaName}"."${table}" USING gin (${column} "${trigramSchema}".gin_trgm_ops)`,
    ),
  )
  return [...plain, ...characters, ...trigram]
}
