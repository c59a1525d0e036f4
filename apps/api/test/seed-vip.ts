import type pg from 'pg'
import { insertRow } from './insert-row.ts'
import { addressOf } from './seed-terms.ts'

const TX = `0x${'ab'.repeat(32)}`

export const OWNER = addressOf(0xd01)

/** A contract of memberships on a network, by the number that its address is made of. */
export interface SeededVip {
  chainId: number
  number: number
}

export const vipAddress = ({ number }: SeededVip) => addressOf(0xf00 + number)
const vipId = (vip: SeededVip) => `${vip.chainId}-${vipAddress(vip)}`

const belongs = (vip: SeededVip) => ({
  contract_id: vipId(vip),
  chain_id: vip.chainId,
  vip: vipAddress(vip),
})

/** Adds one contract to a seeded index. */
export const seedVip = (pool: pg.Pool, vip: SeededVip, more: object = {}): Promise<void> =>
  insertRow(pool, 'vip_contract', {
    id: vipId(vip),
    chain_id: vip.chainId,
    vip: vipAddress(vip),
    owner: OWNER,
    dev_address: OWNER,
    block_number: vip.number,
    ...more,
  })

/** Adds one plan. */
export const seedPlan = (pool: pg.Pool, vip: SeededVip, index: number, enabled = true) =>
  insertRow(pool, 'vip_plan', {
    ...belongs(vip),
    id: `${vipId(vip)}-${index}`,
    plan_index: index,
    price_wei: 10 * (index + 1),
    days: 30,
    enabled,
    tx_hash: TX,
  })

/** Adds the membership of one address. */
export const seedMembership = (
  pool: pg.Pool,
  vip: SeededVip,
  account: string,
  more: { expires_at: number; updated_at: number },
) =>
  insertRow(pool, 'vip_membership', {
    ...belongs(vip),
    id: `${vipId(vip)}-${account}`,
    account,
    payments: 1,
    last_paid_wei: 10,
    paid_wei: 10,
    ...more,
  })

/** Adds one entry of the history. */
export const seedVipEvent = (
  pool: pg.Pool,
  vip: SeededVip,
  block: number,
  more: { kind: string; account?: string; payer?: string },
) =>
  insertRow(pool, 'vip_event', {
    ...belongs(vip),
    id: `${vip.chainId}-${String(block).padStart(12, '0')}-000001`,
    actor: OWNER,
    block_number: block,
    tx_hash: TX,
    ...more,
  })
