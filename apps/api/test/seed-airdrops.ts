import type pg from 'pg'
import { insertRow } from './insert-row.ts'
import { addressOf } from './seed-terms.ts'

/** Unix seconds at which the airdrops are looked at. */
export const NOW = 1_800_000_000
export const NEVER = 1_099_511_627_775
export const OLD = addressOf(0xa01)
export const NEW = addressOf(0xa02)
export const OWNER = addressOf(0xa03)
const TX = `0x${'ef'.repeat(32)}`

/** What one airdrop is about; the rest follows. */
export interface SeededAirdrop {
  number: number
  kind?: 'mapping' | 'claims'
  startTime?: number
  endTime?: number
  owner?: string
  accounts?: number
  root?: string
  infoCid?: string
}

export const airdropAddress = (number: number) => addressOf(0xd00 + number)

/** Adds one airdrop to a seeded index. */
export async function seedAirdrop(pool: pg.Pool, airdrop: SeededAirdrop): Promise<void> {
  const { number, kind = 'mapping', infoCid = '' } = airdrop
  const isMapping = kind === 'mapping'
  await insertRow(pool, 'airdrop', {
    id: `56-${airdropAddress(number)}`,
    chain_id: 56,
    address: airdropAddress(number),
    factory: addressOf(0xfac),
    template_id: isMapping ? 1 : 2,
    record_id: number,
    owner: airdrop.owner ?? OWNER,
    token: NEW,
    origin: isMapping ? OLD : null,
    rate: isMapping ? 5 : null,
    root: isMapping ? null : (airdrop.root ?? `0x${'11'.repeat(32)}`),
    list_total: isMapping ? null : 700,
    first_bps: isMapping ? null : 10_000,
    release_seconds: isMapping ? null : 0,
    start_time: airdrop.startTime ?? NOW - 100,
    end_time: airdrop.endTime ?? NOW + 100,
    ipfs_key: infoCid,
    info_cid: infoCid,
    deposited: 1_000,
    paid: 10 * number,
    accounts: airdrop.accounts ?? number,
    created_at: NOW - 1_000 + number,
    updated_at: NOW - 500,
    block_number: number,
    tx_hash: TX,
  })
}

/** One address in one airdrop of a list, with the entry that it was paid. */
export async function seedClaim(pool: pg.Pool, number: number, account: string): Promise<void> {
  const airdropId = `56-${airdropAddress(number)}`
  const shared = {
    airdrop_id: airdropId,
    chain_id: 56,
    airdrop: airdropAddress(number),
    account,
    payments: 1,
    first_at: NOW - 50,
    updated_at: NOW - 50 + number,
  }
  await insertRow(pool, 'airdrop_account', { id: `${airdropId}-${account}`, ...shared, paid: 7 })
  await insertRow(pool, 'airdrop_claim', {
    id: `${airdropId}-3`,
    ...shared,
    position: 3,
    claimed: 7,
  })
}

/** Two lists of one sender: of a token in two batches, and native currency at once. */
export async function seedMultisends(pool: pg.Pool, sender: string): Promise<void> {
  const shared = {
    chain_id: 56,
    contract: addressOf(0xee),
    sender,
    first_at: NOW - 90,
    block_number: 5,
    tx_hash: TX,
  }
  const list = { ...shared, id: '56-0xee-77', asset: NEW, list_id: '77', batches: 2 }
  await insertRow(pool, 'multisend_list', {
    ...list,
    recipients: 4,
    total: 15,
    updated_at: NOW - 20,
  })
  const call = {
    ...shared,
    id: '56-000000000005-000001',
    asset: addressOf(0),
    list_id: '0',
    batches: 1,
  }
  await insertRow(pool, 'multisend_list', {
    ...call,
    recipients: 3,
    total: 6,
    updated_at: NOW - 10,
  })
  for (const batch of [0, 1]) {
    await insertRow(pool, 'multisend', {
      id: `56-00000000000${batch}-000001`,
      chain_id: 56,
      contract: addressOf(0xee),
      list_row_id: '56-0xee-77',
      sender,
      asset: NEW,
      list_id: '77',
      batch: String(batch),
      recipients: 2,
      total: 7 + batch,
      created_at: NOW - 90,
      block_number: batch,
      tx_hash: TX,
    })
  }
}

/** What the two tokens are called. */
export async function seedTokenNames(pool: pg.Pool): Promise<void> {
  await pool.query(
    `INSERT INTO app.asset_facts (id, chain_id, address, name, symbol, decimals) VALUES ($1, 56, $2, 'Old Hull', 'OLDH', 6), ($3, 56, $4, 'New Hull', 'NEWH', 18)`,
    [`56-${OLD}`, OLD, `56-${NEW}`, NEW],
  )
}
