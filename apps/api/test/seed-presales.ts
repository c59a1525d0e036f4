import { presaleStatus } from '@slipway/sdk/presale/presale-status'
import type pg from 'pg'
import { addressOf } from './seed-terms.ts'

/** The wall clock that the tests read at. */
export const NOW = 1_700_000_000
export const DAY = 86_400
const TX = `0x${'cd'.repeat(32)}`
const ZERO = addressOf(0)

/** Presale number `n` of the seeded ones. */
export const presaleAddress = (n: number) => addressOf(0xa000 + n)
export const presaleId = (n: number, chainId = 56) => `${chainId}-${presaleAddress(n)}`

/** What a seeded presale may say of itself; all else is usual. */
export interface SeededPresale {
  chainId?: number
  templateId?: number
  owner?: string
  currency?: string
  token?: string
  startTime?: number
  endTime?: number
  softCap?: bigint
  hardCap?: bigint
  total?: bigint
  poolStatus?: number
  cancelReason?: number
  createdAt?: number
  infoCid?: string
  vest?: boolean
  slotTransfer?: boolean
  whitelistMode?: number
  t1Seconds?: number
  t2Seconds?: number
  whitelistRoot?: string
  whitelistKey?: string
  updatedBlock?: number
}

/** Adds presale number `n`. */
export async function seedPresale(
  pool: pg.Pool,
  n: number,
  given: SeededPresale = {},
): Promise<string> {
  const presale = {
    chainId: 56,
    templateId: 1,
    owner: addressOf(1),
    currency: ZERO,
    token: addressOf(0xee),
    startTime: NOW - DAY,
    endTime: NOW + DAY,
    softCap: 500n,
    hardCap: 1_000n,
    total: 0n,
    createdAt: 1_000 + n,
    infoCid: '',
    whitelistRoot: `0x${'00'.repeat(32)}`,
    whitelistKey: '',
    ...given,
  }
  const row: Record<string, unknown> = {
    id: presaleId(n, presale.chainId),
    chain_id: presale.chainId,
    address: presaleAddress(n),
    factory: addressOf(0xfac),
    template_id: presale.templateId,
    record_id: String(n),
    owner: presale.owner,
    token_id: `${presale.chainId}-${presale.token}`,
    claim_token: presale.token,
    currency: presale.currency,
    router: ZERO,
    hard_cap: String(presale.hardCap),
    soft_cap: String(presale.softCap),
    start_time: presale.startTime,
    end_time: presale.endTime,
    total: String(presale.total),
    accepted: String(presale.total),
    progress_bps: Number((presale.total * 10_000n) / presale.hardCap),
    is_soft_cap_reached: presale.total >= presale.softCap,
    user_count: n % 4,
    pool_status: presale.poolStatus ?? 0,
    cancel_reason: presale.cancelReason ?? 0,
    vest: presale.vest ?? false,
    slot_transfer: presale.slotTransfer ?? true,
    whitelist_mode: presale.whitelistMode ?? 0,
    t1_seconds: presale.t1Seconds ?? 0,
    t2_seconds: presale.t2Seconds ?? 0,
    whitelist_root: presale.whitelistRoot,
    whitelist_key: presale.whitelistKey,
    ipfs_key: presale.infoCid,
    info_cid: presale.infoCid,
    created_at: presale.createdAt,
    tx_hash: TX,
    updated_block: presale.updatedBlock ?? n,
  }
  const names = Object.keys(row)
  await pool.query(
    `INSERT INTO "index".presale (${names.join(', ')}) VALUES (${names.map((_, at) => `$${at + 1}`).join(', ')})`,
    Object.values(row),
  )
  return String(row.id)
}

/** Every combination of state, raised amount and clock that a label can hang on. */
export const STATUS_CASES = [0, 1, 2].flatMap((poolStatus) =>
  [0n, 499n, 500n, 1_000n].flatMap((total) =>
    [-8 * DAY, -7 * DAY - 1, -7 * DAY, -7 * DAY + 1, -1, 0, 1, DAY, DAY + 1].flatMap((sinceEnd) =>
      (poolStatus === 2 ? [1, 2, 3, 4, 5] : [0]).map((cancelReason) => ({
        poolStatus,
        cancelReason,
        total,
        // The presale lasts a day and ends so long from now: some have not begun.
        endTime: NOW + sinceEnd,
        startTime: NOW + sinceEnd - DAY,
      })),
    ),
  ),
)

/** What the SDK calls such a presale. */
export const statusBySdk = (one: (typeof STATUS_CASES)[number]) =>
  presaleStatus(
    {
      kind: 'normal',
      terms: {
        startTime: one.startTime,
        endTime: one.endTime,
        softCap: 500n,
        hardCap: 1_000n,
        presaleRate: 10n ** 18n,
      },
      state: { poolStatus: one.poolStatus, cancelReason: one.cancelReason, total: one.total },
    },
    NOW,
  )

const PRESALE = presaleId(1)
const OF_PRESALE = 'id, presale_id, chain_id, presale'
const event = `'56-' || lpad(k::text, 12, '0') || '-000001', '${PRESALE}', 56, '${presaleAddress(1)}'`
const wallet = `'${PRESALE}-0x' || lpad(to_hex(k), 40, '0'), '${PRESALE}', 56, '${presaleAddress(1)}', '0x' || lpad(to_hex(k), 40, '0')`
const HAPPENED = 'created_at, block_number, tx_hash'
const happened = `${NOW} + k, k, '${TX}'`

/** Twenty-five rows in each list of presale 1, and what else belongs to it. */
const LISTS = `
INSERT INTO "index".presale_contribution (${OF_PRESALE}, account, is_refund, amount, fee_kept, inviter, total, ${HAPPENED})
  SELECT ${event}, '0x' || lpad(to_hex(k % 3), 40, '0'), k % 5 = 0, k, CASE WHEN k % 5 = 0 THEN 1 ELSE 0 END, NULL, 10 * k, ${happened} FROM generate_series(1, 25) k;
INSERT INTO "index".presale_account (${OF_PRESALE}, account, contributed, ever_contributed, contributions, inviter, first_at, updated_at)
  SELECT ${wallet}, k % 7, k, 1, CASE WHEN k > 20 THEN '${addressOf(2)}' END, k, ${NOW} + k FROM generate_series(1, 25) k;
INSERT INTO "index".presale_slot (${OF_PRESALE}, account, level, status, leaf, updated_at) SELECT ${wallet}, 1 + k % 2, k % 4, CASE WHEN k < 5 THEN k::text END, ${NOW} + k FROM generate_series(1, 25) k;
INSERT INTO "index".presale_action (${OF_PRESALE}, kind, actor, details, ${HAPPENED}) SELECT ${event}, 'timeSet', '${addressOf(1)}', '{"startTime":"5"}', ${happened} FROM generate_series(1, 25) k;
INSERT INTO "index".presale_day (${OF_PRESALE}, day, contributed, total_at_end, user_count_at_end) SELECT '${PRESALE}-' || k * ${DAY}, '${PRESALE}', 56, '${presaleAddress(1)}', k * ${DAY}, k, 10 * k, k FROM generate_series(1, 25) k;
INSERT INTO "index".inviter_ledger (id, chain_id, presale, inviter_contract, currency, rates, status, total, accepted_share, total_weight, inviters, invitees)
  VALUES ('${PRESALE}', 56, '${presaleAddress(1)}', '${addressOf(7)}', '${ZERO}', '500,100', 2, 90, ${5n * 10n ** 17n}, 900000, 25, 5);
INSERT INTO "index".inviter_reward (${OF_PRESALE}, inviter, weight, paid, invitees) SELECT ${wallet}, 10000 * (k % 6), 0, k FROM generate_series(1, 25) k;
INSERT INTO "index".presale_listing (id, chain_id, presale, pair, accepted, lock_id, unlock_at, vesting_start, finalized_at, owner_currency, tx_hash)
  VALUES ('${PRESALE}', 56, '${presaleAddress(1)}', '${addressOf(4)}', 115792089237316195423570985008687907853269984665640564039457584007913129639935, '9', 5, 6, 7, 8, '${TX}');
INSERT INTO "index".presale_payout (id, presale_id, chain_id, presale, asset, receiver, is_platform, amount) VALUES ('${PRESALE}-x', '${PRESALE}', 56, '${presaleAddress(1)}', '${ZERO}', '${addressOf(1)}', false, 77);
`

/** Offers of slots of presale 2 by wallet 3: one of each status, and one whose slot is gone. */
const OFFERS = `
INSERT INTO "index".presale_slot (${OF_PRESALE}, account, level, status, updated_at)
  SELECT '${presaleId(2)}-0x' || lpad(to_hex(k), 40, '0'), '${presaleId(2)}', 56, '${presaleAddress(2)}', '0x' || lpad(to_hex(k), 40, '0'), 1, CASE WHEN k = 5 THEN 2 ELSE 1 END, ${NOW} + 100 + k FROM generate_series(3, 5) k;
INSERT INTO "index".slot_offer (id, presale_id, chain_id, market, sale_id, presale, seller, buyer, level, status, price_wei, expires_at, created_at, block_number, tx_hash, closed_at, closed_tx_hash)
  SELECT '56-${addressOf(0x3a)}-' || k, '${presaleId(2)}', 56, '${addressOf(0x3a)}', k, '${presaleAddress(2)}', '0x' || lpad(to_hex(CASE WHEN k = 5 THEN 5 ELSE 3 END), 40, '0'),
    CASE WHEN k = 2 THEN '${addressOf(9)}' END, 1, CASE WHEN k = 2 THEN 2 WHEN k = 3 THEN 3 ELSE 1 END, 100 * k, ${NOW} + CASE WHEN k = 4 THEN -1 ELSE 500 END, 2000 + k, k, '${TX}',
    CASE WHEN k IN (2, 3) THEN 3000 + k END, CASE WHEN k IN (2, 3) THEN '${TX}' END
  FROM generate_series(1, 5) k;
`

/** Presales 1 and 2 with everything that belongs to them. */
export async function seedPresales(pool: pg.Pool): Promise<void> {
  await pool.query(
    `INSERT INTO app.presale_info (cid, name, logo, content) VALUES ('bafkinfo', 'Harbour Light', 'ipfs://logo', '{"name":"Harbour Light","logo":"ipfs://logo","description":"Long"}')`,
  )
  await seedPresale(pool, 1, { infoCid: 'bafkinfo', poolStatus: 1, total: 600n, vest: true })
  await seedPresale(pool, 2, { whitelistMode: 1, t1Seconds: 2 * DAY, t2Seconds: 60 })
  await pool.query(LISTS)
  await pool.query(OFFERS)
}
