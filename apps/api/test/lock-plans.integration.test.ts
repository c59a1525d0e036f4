import { LOCK_STATES } from '@slipway/database/lock/indexed'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { readLock, readLockHistory } from '../src/lock/read-lock.ts'
import { readLockCalendar } from '../src/lock/read-lock-calendar.ts'
import { readLockSummary } from '../src/lock/read-lock-summary.ts'
import { readLockTracker } from '../src/lock/read-lock-tracker.ts'
import { readLocks } from '../src/lock/read-locks.ts'
import { LOCK_SORTS, type LockListQuery, lockListQuery } from '../src/lock/schemas.ts'
import { openPlans, type Plans } from './open-plans.ts'
import { parseQuery } from './parse-query.ts'
import { NOW } from './seed-locks.ts'
import { addressOf } from './seed-terms.ts'

type Hex = `0x${string}`

const MANY = 100_000
/** Blocks of 8 KB that one answer may touch; a list that is read as a whole touches ten thousand and more. */
const FEW_BLOCKS = 4_000
const POPULAR = addressOf(0x909) as Hex
const WHALE = addressOf(0x3a1) as Hex
const LOCKER = addressOf(0x10c) as Hex

/** A third of all locks are of one token, a third of one owner. */
const SEED = `
INSERT INTO "index".lock (id, chain_id, kind, locker, lock_id, owner, asset, market, amount, initial_amount, units, initial_units,
  locked_at, unlock_at, state, created_at, updated_at, block_number, tx_hash)
SELECT '56-${LOCKER}-' || k, 56, CASE k % 5 WHEN 0 THEN 'liquidity' WHEN 1 THEN 'nft' ELSE 'token' END, '${LOCKER}', k::text,
  CASE WHEN k % 3 = 1 THEN '${WHALE}' ELSE '0x' || lpad(to_hex(k % 5000), 40, '0') END, a, a, k % 977, 1000, k % 977, 1000,
  ${NOW} - k, ${NOW} + (k * 7919) % 1000000 - 300000, CASE k % 4 WHEN 0 THEN 'ended' WHEN 1 THEN 'forever' ELSE 'active' END, ${NOW} - 200000 + k, ${NOW}, k, '0xabc'
FROM (SELECT k, CASE WHEN k % 3 = 0 THEN '${POPULAR}' ELSE '0x' || lpad(to_hex(1000000 + k % 9000), 40, '0') END AS a FROM generate_series(1, ${MANY}) k) s;
INSERT INTO "index".lock_event (id, chain_id, of_lock, kind, actor, created_at, block_number, tx_hash)
SELECT '56-' || lpad(k::text, 12, '0') || '-000001-' || k, 56, '56-${LOCKER}-' || (1 + k % 50), 'incremented', '${WHALE}', k, k, '0xabc' FROM generate_series(1, ${MANY}) k;
INSERT INTO "index".lock_asset (id, chain_id, asset, locked, living_locks) SELECT '56-' || asset, 56, asset, sum(amount), count(*) FROM "index".lock GROUP BY asset;
INSERT INTO app.asset_facts (id, chain_id, address, token0, token1, factory)
SELECT '56-0x' || lpad(to_hex(1000000 + k), 40, '0'), 56, '0x' || lpad(to_hex(1000000 + k), 40, '0'), '${POPULAR}', '${addressOf(0x77)}', '${addressOf(0xfac)}' FROM generate_series(1, 9000) k;
`

describe(`locks at ${MANY}`, () => {
  let plans: Plans

  beforeAll(async () => {
    plans = await openPlans(SEED)
  }, 180_000)

  afterAll(() => plans?.stop())

  const list = (query: Partial<LockListQuery>) => () =>
    readLocks(plans.read, { ...parseQuery(lockListQuery, query), chainId: 56 })

  const filters: Partial<LockListQuery>[] = [
    {},
    { kind: 'nft' },
    ...LOCK_STATES.map((state) => ({ state })),
    { owner: WHALE },
    { owner: addressOf(78) as Hex, state: 'active' },
    { asset: POPULAR },
    { asset: POPULAR, state: 'active' },
    { token: POPULAR, chain: '56' },
  ]
  const cases = filters.flatMap((filter) => LOCK_SORTS.map((sort) => ({ ...filter, sort })))

  it.each(cases)('lists by %j, the first page and a later one', async (query) => {
    const first = await list({ ...query, limit: 50 })()
    expect(first.items.length).toBeGreaterThan(0)
    expect(await plans.blocksOf(list(query))).toBeLessThan(FEW_BLOCKS)
    if (!first.nextCursor) return
    expect(await plans.blocksOf(list({ ...query, cursor: first.nextCursor }))).toBeLessThan(
      FEW_BLOCKS,
    )
  })

  const place = { chainId: 56, locker: LOCKER, lockId: '7' }
  const calendar = { chainId: 56, locale: 'en-US' } as const
  const reads: Record<string, () => Promise<unknown>> = {
    'locks that are not free yet': list({ sort: 'unlock', unlocksFrom: NOW, state: 'active' }),
    'one lock': () => readLock(plans.read, place, NOW),
    'its history': () => readLockHistory(plans.read, place, { limit: 20 }),
    'the sums of a token': () => readLockSummary(plans.read, 56, POPULAR, NOW),
    'what trackers get': () => readLockTracker(plans.read, 56, POPULAR, undefined, NOW),
    'a calendar of an owner': () =>
      readLockCalendar(plans.read, { ...calendar, owner: addressOf(78) as Hex }, NOW),
    'a calendar of a token': () =>
      readLockCalendar(plans.read, { ...calendar, token: POPULAR }, NOW),
  }

  it.each(Object.keys(reads))('%s', async (name) => {
    expect(await plans.blocksOf(reads[name] as () => Promise<unknown>)).toBeLessThan(FEW_BLOCKS)
  })
})
