import type pg from 'pg'
import { addressOf } from './seed-terms.ts'

/** Unix seconds at which the locks are looked at. */
export const NOW = 1_800_000_000
export const FOREVER = 1_099_511_627_775
export const TOKEN = addressOf(0xa11)
export const FOREIGN = addressOf(0xf0e)
export const PAIR = addressOf(0xb22)
export const POOL = addressOf(0xb33)
export const MANAGER = addressOf(0xb44)
export const LOCKERS = { token: addressOf(0xc1), liquidity: addressOf(0xc2), nft: addressOf(0xc3) }
const ALICE = addressOf(0xa1)
const TX = `0x${'cd'.repeat(32)}`

/** What one lock is about; the rest follows. */
export interface SeededLock {
  kind?: keyof typeof LOCKERS
  lockId: number
  asset?: string
  market?: string
  owner?: string
  amount?: number
  initialAmount?: number
  unlockAt?: number
  createdAt?: number
  nftId?: string
  position?: string
  schedule?: readonly [cliffAt: number, firstBps: number, cycleSeconds: number, cycleBps: number]
  migratable?: boolean
}

const scheduleColumns = (schedule: SeededLock['schedule']) => {
  const [cliff = null, first = null, seconds = null, bps = null] = schedule ?? []
  return { cliff_at: cliff, first_bps: first, cycle_seconds: seconds, cycle_bps: bps }
}

const stateColumns = (amount: number, unlockAt: number) => {
  if (amount === 0) return { state: 'ended', end_reason: 'withdrawn' }
  return { state: unlockAt === FOREVER ? 'forever' : 'active', end_reason: null }
}

export const lockRowId = ({ kind = 'token', lockId }: SeededLock) => `56-${LOCKERS[kind]}-${lockId}`

/** Adds one lock to a seeded index. */
export async function seedLock(pool: pg.Pool, lock: SeededLock): Promise<void> {
  const { kind = 'token', asset = TOKEN, amount = 100, unlockAt = NOW + 1_000 } = lock
  const initial = lock.initialAmount ?? amount
  const row = {
    id: lockRowId(lock),
    chain_id: 56,
    kind,
    locker: LOCKERS[kind],
    lock_id: String(lock.lockId),
    owner: lock.owner ?? ALICE,
    asset,
    market: lock.market ?? asset,
    nft_id: lock.nftId ?? null,
    position: lock.position ?? null,
    pool_address: lock.position === 'v3' ? POOL : null,
    amount,
    initial_amount: initial,
    units: amount,
    initial_units: initial,
    migratable: lock.migratable ?? false,
    ...scheduleColumns(lock.schedule),
    locked_at: 1_700_000_000,
    unlock_at: unlockAt,
    ...stateColumns(amount, unlockAt),
    created_at: lock.createdAt ?? 1_700_000_000 + lock.lockId,
    updated_at: 1_700_000_000,
    block_number: lock.lockId,
    tx_hash: TX,
  }
  const columns = Object.keys(row)
  const places = columns.map((_, index) => `$${index + 1}`)
  await pool.query(
    `INSERT INTO "index".lock (${columns.join(', ')}) VALUES (${places.join(', ')})`,
    Object.values(row),
  )
}

/** What is known of contracts, of some locks their history, and the totals. */
const AROUND = `
INSERT INTO "index".token (id, chain_id, address, creator, owner, template_id, name, symbol, decimals, total_supply, tx_hash, contract_uri, created_at)
  VALUES ('56-${TOKEN}', 56, '${TOKEN}', '${ALICE}', '${ALICE}', 1, 'Locked Gold', 'GOLD', 18, 1000000, '${TX}', '', 5000);
INSERT INTO app.asset_facts (id, chain_id, address, name, symbol, decimals, supply, token0, token1, factory, fee_ppm) VALUES
  ('56-${FOREIGN}', 56, '${FOREIGN}', 'Foreign', 'FRN', 6, 77, NULL, NULL, NULL, NULL),
  ('56-${PAIR}', 56, '${PAIR}', 'Pair', 'LP', 18, 5000, '${FOREIGN}', '${TOKEN}', '${addressOf(0xfac)}', NULL),
  ('56-${POOL}', 56, '${POOL}', NULL, NULL, NULL, NULL, '${TOKEN}', '${FOREIGN}', '${addressOf(0xfad)}', 3000),
  ('56-${LOCKERS.nft}-2', 56, '${MANAGER}', NULL, NULL, NULL, NULL, '${addressOf(0)}', '${TOKEN}', NULL, 500);
INSERT INTO "index".lock_asset (id, chain_id, asset, locked, locked_forever, locks, living_locks, forever_locks, owners) VALUES
  ('56-${TOKEN}', 56, '${TOKEN}', 1300, 500, 5, 4, 1, 2), ('56-${PAIR}', 56, '${PAIR}', 40, 0, 1, 1, 0, 1);
INSERT INTO "index".locker (id, chain_id, locker, kind, locks, living_locks, forever_locks, assets, owners) VALUES
  ('56-${LOCKERS.token}', 56, '${LOCKERS.token}', 'token', 5, 4, 1, 1, 2), ('56-old', 56, '0x0d', 'token', 7, 0, 0, 0, 0),
  ('56-${LOCKERS.nft}', 56, '${LOCKERS.nft}', 'nft', 2, 2, 0, 1, 1);
INSERT INTO "index".lock_custody (id, chain_id, locker, token, custody, rebasing) VALUES
  ('56-${LOCKERS.token}-1', 56, '${LOCKERS.token}', '${TOKEN}', '${LOCKERS.token}', false), ('56-${LOCKERS.token}-2', 56, '${LOCKERS.token}', '${TOKEN}', '${addressOf(0xdd)}', true);
INSERT INTO "index".lock_operator (id, chain_id, locker, owner, operator, allowed) VALUES
  ('56-o-1', 56, '${LOCKERS.token}', '${ALICE}', '${addressOf(0)}', true), ('56-o-2', 56, '${LOCKERS.token}', '${ALICE}', '${addressOf(0xee)}', false);
INSERT INTO "index".lock_successor (id, chain_id, announcer, successor, opens_at, struck_off) VALUES
  ('56-s-1', 56, '${addressOf(0xaa)}', '${addressOf(0x51)}', 1800000900, false), ('56-s-2', 56, '${addressOf(0xaa)}', '${addressOf(0x52)}', 1, true);
INSERT INTO "index".lock_event (id, chain_id, of_lock, kind, actor, account, amount, units, details, created_at, block_number, tx_hash)
  SELECT '56-' || lpad(k::text, 12, '0') || '-000001-1', 56, '56-${LOCKERS.token}-1', CASE WHEN k = 1 THEN 'locked' ELSE 'incremented' END, '${ALICE}',
    NULL, k, k, CASE WHEN k = 1 THEN '{"note":"7"}' END, k, k, '${TX}' FROM generate_series(1, 30) k;
`

/**
 * Adds locks to a seeded index: of a token of ours a plain one, a stepped one, one for ever, an empty one and one of
 * somebody else; of its pair one; of V3 and V4 positions in its pools one each; one of a foreign token.
 */
export async function seedLocks(pool: pg.Pool): Promise<void> {
  await pool.query(AROUND)
  const steps = [NOW - 50, 1_000, 100, 3_000] as const
  const locks: SeededLock[] = [
    { lockId: 1, amount: 300, unlockAt: NOW + 5_000, migratable: true },
    { lockId: 2, amount: 400, initialAmount: 500, unlockAt: NOW + 250, schedule: steps },
    { lockId: 3, amount: 500, unlockAt: FOREVER },
    { lockId: 4, amount: 0, initialAmount: 9, unlockAt: NOW - 1 },
    { lockId: 5, amount: 100, unlockAt: NOW - 10, owner: addressOf(0xb0b) },
    { lockId: 6, amount: 6, asset: FOREIGN, unlockAt: NOW + 99 },
    { kind: 'liquidity', lockId: 1, amount: 40, asset: PAIR },
    { kind: 'nft', lockId: 1, amount: 1, asset: MANAGER, market: POOL, nftId: '8', position: 'v3' },
    { kind: 'nft', lockId: 2, amount: 1, asset: MANAGER, nftId: '9', position: 'v4' },
  ]
  for (const lock of locks) await seedLock(pool, lock)
}
