import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { readVip } from '../src/vip/read-vip.ts'
import { readPortfolioMemberships, vipLists } from '../src/vip/vip-lists.ts'
import { openPlans, type Plans } from './open-plans.ts'
import { addressOf } from './seed-terms.ts'

type Hex = `0x${string}`

const NOW = 1_800_000_000
const MANY = 100_000
/** Blocks of 8 KB that one answer may touch; a list that is read as a whole touches two thousand and more. */
const FEW_BLOCKS = 1_000
const VIP = addressOf(0xf01)
const ID = `56-${VIP}`
const WHALE = addressOf(0x3a1) as Hex
const address = (expression: string) => `'0x' || lpad(to_hex(${expression}), 40, '0')`

/** One contract with a member for each address, one in two hundred of them now; one address pays for a third. */
const SEED = `
INSERT INTO "index".vip_contract (id, chain_id, vip, owner, dev_address, block_number) VALUES ('${ID}', 56, '${VIP}', '${WHALE}', '${WHALE}', 1);
INSERT INTO "index".vip_plan (id, contract_id, chain_id, vip, plan_index, price_wei, days, enabled, tx_hash) SELECT '${ID}-' || k, '${ID}', 56, '${VIP}', k, 10, 30, true, '0xab' FROM generate_series(0, 3) k;
INSERT INTO "index".vip_membership (id, contract_id, chain_id, vip, account, expires_at, payments, updated_at)
  SELECT '${ID}-' || w, '${ID}', 56, '${VIP}', w, ${NOW} + CASE WHEN k % 200 = 0 THEN k ELSE -k END, 1, k FROM (SELECT k, ${address('k')} AS w FROM generate_series(1, ${MANY}) k) s;
INSERT INTO "index".vip_event (id, contract_id, chain_id, vip, kind, actor, account, payer, created_at, block_number, tx_hash)
  SELECT '56-' || lpad(k::text, 12, '0') || '-000001', '${ID}', 56, '${VIP}', CASE WHEN k % 1000 = 0 THEN 'withdrawn' ELSE 'paid' END, w, w, CASE WHEN k % 3 = 0 THEN '${WHALE}' ELSE w END, k, k, '0xab'
  FROM (SELECT k, ${address('k')} AS w FROM generate_series(1, ${MANY}) k) s;
`

describe(`memberships at ${MANY}`, () => {
  let plans: Plans

  beforeAll(async () => {
    plans = await openPlans(SEED)
  }, 180_000)

  afterAll(() => plans?.stop())

  const page = { limit: 20 }
  const member = addressOf(77_777) as Hex
  const reads: Record<string, () => Promise<unknown>> = {
    'memberships of a network in figures': () => readVip(plans.read, 56, NOW),
    plans: () => vipLists.plans(plans.read, ID, page),
    members: () => vipLists.members(plans.read, ID, page),
    history: () => vipLists.history(plans.read, ID, page),
    'history by kind': () => vipLists.history(plans.read, ID, { ...page, kind: 'withdrawn' }),
    'history of who paid for many': () =>
      vipLists.history(plans.read, ID, { ...page, account: WHALE }),
    'history of one member': () => vipLists.history(plans.read, ID, { ...page, account: member }),
    'memberships of a wallet': () => readPortfolioMemberships(plans.read, member, page, 56),
  }

  it.each(Object.keys(reads))('%s', async (name) => {
    expect(await plans.blocksOf(reads[name] as () => Promise<unknown>)).toBeLessThan(FEW_BLOCKS)
  })
})
