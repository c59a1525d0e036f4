import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { readAirdrop, readAirdropAccount } from '../src/airdrop/read-airdrop.ts'
import { readAirdrops } from '../src/airdrop/read-airdrops.ts'
import { readMultisends } from '../src/airdrop/read-multisends.ts'
import { readPortfolioAirdrops } from '../src/airdrop/read-portfolio-airdrops.ts'
import {
  AIRDROP_SORTS,
  AIRDROP_STATES,
  type AirdropListQuery,
  airdropListQuery,
} from '../src/airdrop/schemas.ts'
import { openPlans, type Plans } from './open-plans.ts'
import { parseQuery } from './parse-query.ts'
import { NEVER, NOW } from './seed-airdrops.ts'
import { addressOf } from './seed-terms.ts'

type Hex = `0x${string}`

const MANY = 100_000
/** Blocks of 8 KB that one answer may touch; a list that is read as a whole touches ten thousand and more. */
const FEW_BLOCKS = 4_000
const POPULAR = addressOf(0x909) as Hex
const WHALE = addressOf(0x3a1) as Hex

/** A third of all airdrops pay one token, a third are one owner's; one in five hundred has not ended. */
const SEED = `
INSERT INTO "index".airdrop (id, chain_id, address, factory, template_id, record_id, owner, token, origin, root, start_time, end_time, ipfs_key, info_cid,
  accounts, created_at, block_number, tx_hash, updated_at)
SELECT '56-' || a, 56, a, '0xfac', 1 + k % 2, k, CASE WHEN k % 3 = 1 THEN '${WHALE}' ELSE '0x' || lpad(to_hex(k % 5000), 40, '0') END,
  CASE WHEN k % 3 = 0 THEN '${POPULAR}' ELSE '0x' || lpad(to_hex(1000000 + k % 9000), 40, '0') END, CASE WHEN k % 2 = 0 THEN '0x' || lpad(to_hex(2000000 + k % 9000), 40, '0') END, NULL,
  CASE WHEN k % 1000 = 0 THEN ${NOW} + k ELSE ${NOW} - 900000 END, CASE WHEN k % 1000 = 0 THEN ${NOW} + 2 * k WHEN k % 1000 = 1 THEN ${NEVER} WHEN k % 1000 = 2 THEN ${NOW} + k ELSE ${NOW} - k END,
  '', '', (k * 7919) % 977, ${NOW} - 200000 + k, k, '0xabc', ${NOW}
FROM (SELECT k, '0x' || lpad(to_hex(5000000 + k), 40, '0') AS a FROM generate_series(1, ${MANY}) k) s;
INSERT INTO "index".airdrop_account (id, airdrop_id, chain_id, airdrop, account, paid, updated_at)
SELECT id || '-${WHALE}', id, 56, address, '${WHALE}', record_id, created_at FROM "index".airdrop;
INSERT INTO "index".multisend_list (id, chain_id, contract, sender, asset, list_id, batches, recipients, total, updated_at, tx_hash)
SELECT '56-' || k, 56, '${addressOf(0xee)}', CASE WHEN k % 3 = 0 THEN '${WHALE}' ELSE '0x' || lpad(to_hex(k % 5000), 40, '0') END, '${POPULAR}', k::text, 1, 1, 1, ${NOW} - k, '0xabc' FROM generate_series(1, ${MANY}) k;
`

describe(`airdrops at ${MANY}`, () => {
  let plans: Plans

  beforeAll(async () => {
    plans = await openPlans(SEED)
  }, 180_000)

  afterAll(() => plans?.stop())

  const list = (query: Partial<AirdropListQuery>) => () =>
    readAirdrops(plans.read, parseQuery(airdropListQuery, query), 56, NOW)

  const filters: Partial<AirdropListQuery>[] = [
    {},
    { kind: 'claims' },
    ...AIRDROP_STATES.map((state) => ({ state })),
    { owner: WHALE },
    { token: POPULAR },
    { token: POPULAR, state: 'running' },
    { search: POPULAR },
    { search: '77' },
  ]
  const cases = filters.flatMap((filter) => AIRDROP_SORTS.map((sort) => ({ ...filter, sort })))

  it.each(cases)('lists by %j, the first page and a later one', async (query) => {
    const first = await list({ ...query, limit: 50 })()
    expect(first.items.length).toBeGreaterThan(0)
    expect(await plans.blocksOf(list(query))).toBeLessThan(FEW_BLOCKS)
    if (!first.nextCursor) return
    expect(await plans.blocksOf(list({ ...query, cursor: first.nextCursor }))).toBeLessThan(
      FEW_BLOCKS,
    )
  })

  const place = { chainId: 56, airdrop: '77' }
  const page = { limit: 20 }
  const reads: Record<string, () => Promise<unknown>> = {
    'one airdrop by its number': () => readAirdrop(plans.read, place, NOW),
    'one address in it': () => readAirdropAccount(plans.read, place, WHALE),
    'the airdrops of an address': () => readPortfolioAirdrops(plans.read, WHALE, page, 56, NOW),
    'what was sent to many': () => readMultisends(plans.read, page, 56),
    'what one sender sent': () => readMultisends(plans.read, { ...page, sender: WHALE }, 56),
  }

  it.each(Object.keys(reads))('%s', async (name) => {
    expect(await plans.blocksOf(reads[name] as () => Promise<unknown>)).toBeLessThan(FEW_BLOCKS)
  })
})
