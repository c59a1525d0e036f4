import type pg from 'pg'
import { insertRow } from './insert-row.ts'
import { addressOf } from './seed-terms.ts'

/** Unix seconds at which the sales are looked at. */
export const NOW = 1_800_000_000
const NO_END = 1_099_511_627_775
export const CREATOR = addressOf(0xc01)
export const PAYMENT = addressOf(0xc02)
const ZERO = addressOf(0)
const TX = `0x${'ef'.repeat(32)}`

/** What one sale is about; the rest follows. */
export interface SeededNftSale {
  number: number
  name?: string
  method?: 'owner' | 'public'
  total?: number
  minted?: number
  listStart?: number
  publicStart?: number
  endTime?: number
  payment?: string
  owner?: string
}

export const saleAddress = (number: number) => addressOf(0xe00 + number)
export const saleId = (number: number) => `56-${saleAddress(number)}`

/** Adds one sale to a seeded index. */
export async function seedNftSale(pool: pg.Pool, sale: SeededNftSale): Promise<void> {
  const { number, method = 'public' } = sale
  await insertRow(pool, 'nft_sale', {
    id: saleId(number),
    chain_id: 56,
    address: saleAddress(number),
    factory: addressOf(0xfac),
    template_id: 1,
    record_id: number,
    creator: CREATOR,
    owner: sale.owner ?? CREATOR,
    beneficiary: CREATOR,
    name: sale.name ?? 'Deck Cats',
    symbol: 'CAT',
    mint_method: method === 'owner' ? 1 : 2,
    url_mode: 2,
    ...{ uri: '', ipfs_key: '', info_cid: '', whitelist_key: '' },
    total: sale.total ?? 100,
    owner_share: 10,
    payment_token: sale.payment ?? ZERO,
    mint_fee: 50,
    list_start: sale.listStart ?? 0,
    public_start: sale.publicStart ?? NOW - 100,
    end_time: sale.endTime ?? NO_END,
    minted: sale.minted ?? number,
    inviter_rates: number === 1 ? '500,100' : '',
    created_at: NOW - 1_000 + number,
    updated_at: NOW - 500,
    block_number: number,
    tx_hash: TX,
  })
}

/** What one address has in one sale; `inviter` and `number` where it minted. */
export async function seedSaleAccount(
  pool: pg.Pool,
  sale: number,
  account: string,
  more: Readonly<Record<string, unknown>> = {},
): Promise<void> {
  await insertRow(pool, 'nft_sale_account', {
    id: `${saleId(sale)}-${account}`,
    sale_id: saleId(sale),
    chain_id: 56,
    sale: saleAddress(sale),
    account,
    first_at: NOW - 50,
    updated_at: NOW - 50 + sale,
    ...more,
  })
}

/** One NFT and the mint that it came by. */
export async function seedNft(
  pool: pg.Pool,
  sale: number,
  nft: { tokenId: number; account: string; phase?: number },
): Promise<void> {
  const { tokenId, account, phase = 2 } = nft
  const shared = { sale_id: saleId(sale), chain_id: 56, sale: saleAddress(sale), account }
  await insertRow(pool, 'nft', {
    ...shared,
    id: `${saleId(sale)}-${tokenId}`,
    token_id: tokenId,
    minter: account,
    mint_phase: phase,
    minted_at: NOW - 40,
    updated_at: NOW - 40 + tokenId,
  })
  await insertRow(pool, 'nft_sale_event', {
    ...shared,
    id: `56-${String(tokenId).padStart(12, '0')}-00000${sale}`,
    kind: 'minted',
    actor: account,
    amount: 50,
    first_id: tokenId,
    quantity: 1,
    phase,
    created_at: NOW - 40,
    block_number: tokenId,
    tx_hash: TX,
  })
}

/** What the payment token is called. */
export async function seedPaymentName(pool: pg.Pool): Promise<void> {
  await pool.query(
    `INSERT INTO app.asset_facts (id, chain_id, address, name, symbol, decimals) VALUES ($1, 56, $2, 'Dock Dollar', 'DOCK', 6)`,
    [`56-${PAYMENT}`, PAYMENT],
  )
}
