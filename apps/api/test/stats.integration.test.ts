import { readIndexStatements } from '@slipway/database/schema/read-indexes'
import { ACT_KINDS, KEPT_ACTS } from '@slipway/database/stats/indexed'
import { testEngine } from '@slipway/database/testing/test-database'
import type { TestDatabase } from '@slipway/database/testing/test-database-handle'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type OpenedDatabase, openReadDatabase } from '../src/database/read-database.ts'
import { kindsOf } from '../src/stats/act-features.ts'
import { ACT_FEATURES } from '../src/stats/act-schemas.ts'
import { readActs, readPace } from '../src/stats/read-acts.ts'
import { readStatsDays } from '../src/stats/read-days.ts'
import { readStats } from '../src/stats/read-stats.ts'
import { daysQuery } from '../src/stats/series-schemas.ts'
import { seedIndex } from './seed-index.ts'
import { addressOf } from './seed-terms.ts'
import { watchBlocks } from './watch-blocks.ts'

const DAY = 86_400
/** Noon of a day. */
const NOW = 1_000 * DAY + DAY / 2
const BASE = 8453
/** Currencies that presales were made in: anybody can make one of its own. */
const MANY_CURRENCIES = 20_000
/** Blocks of 8 KB that one answer may touch; days and currencies read as a whole touch thousands. */
const FEW_BLOCKS = 1_000

const kindList = ACT_KINDS.map((kind) => `'${kind}'`).join(', ')

/** Two full networks of acts, a year of days on both, and far too many currencies; three of them have most presales. */
const SEED = `
DELETE FROM "index".platform_day; DELETE FROM "index".index_head;
INSERT INTO "index".index_head VALUES ('56', 56, 500, ${NOW}), ('${BASE}', ${BASE}, 900, ${NOW + 7});
INSERT INTO "index".platform_act (id, chain_id, number, kind, subject, account, asset, amount, created_at, block_number, tx_hash)
SELECT c || '-' || n % ${KEPT_ACTS}, c, n, (ARRAY[${kindList}])[1 + n % ${ACT_KINDS.length}], '${addressOf(0x501)}', '${addressOf(0xacc)}', '${addressOf(0xc1)}', n,
  ${NOW} - (5000 - n) * CASE WHEN c = 56 THEN 30 ELSE 60 END, n, '0x' || lpad(to_hex(n), 64, '0')
FROM generate_series(${5_001 - KEPT_ACTS}, 5000) n, (VALUES (56), (${BASE})) AS chains(c);
INSERT INTO "index".platform_day (id, day, chain_id, tokens_created, presales_finished, new_contributors, locks_made)
SELECT c || '-' || d * ${DAY}, d * ${DAY}, c, d % 7, 1, 2, 3 FROM generate_series(500, 1000) d, (VALUES (56), (${BASE})) AS chains(c);
INSERT INTO "index".presale_currency (id, chain_id, currency, presales)
SELECT '56-0x' || lpad(to_hex(k), 40, '0'), 56, '0x' || lpad(to_hex(k), 40, '0'), CASE WHEN k <= 3 THEN 100 + k ELSE 1 END FROM generate_series(1, ${MANY_CURRENCIES}) k;
INSERT INTO app.asset_facts (id, chain_id, address, name, symbol, decimals, read_at) VALUES ('56-0x' || lpad('3', 40, '0'), 56, '0x' || lpad('3', 40, '0'), 'Third', 'THIRD', 6, now());
INSERT INTO "index".presale_currency_day (id, chain_id, currency, day, presales, contributed, raised)
SELECT '56-' || k || '-' || d * ${DAY}, 56, '0x' || lpad(to_hex(k), 40, '0'), d * ${DAY}, 1, 10 * k, k FROM generate_series(1, ${MANY_CURRENCIES}) k, generate_series(998, 1000) d;
`

describe('figures of the platform', () => {
  let database: TestDatabase
  let pool: pg.Pool
  let opened: OpenedDatabase
  let blocksOf: (read: () => Promise<unknown>) => Promise<number>

  beforeAll(async () => {
    database = await testEngine.start()
    await seedIndex(database.url)
    pool = new pg.Pool({ connectionString: database.url })
    pool.on('error', () => undefined)
    await pool.query(SEED)
    for (const statement of readIndexStatements('index', undefined)) await pool.query(statement)
    await pool.query('ANALYZE')
    const explain = new pg.Pool({
      connectionString: database.url,
      options: '-c plan_cache_mode=force_generic_plan',
    })
    explain.on('error', () => undefined)
    opened = openReadDatabase(database.url, () => undefined)
    blocksOf = watchBlocks(opened, explain)
  }, 120_000)

  afterAll(async () => {
    await opened?.pool.end()
    await pool?.end()
    await database?.stop()
  })

  const acts = (chainId?: number, kinds?: ReturnType<typeof kindsOf>, limit = 30) =>
    readActs(opened.read, { chainId, kinds, limit })

  describe('the newest acts', () => {
    it('are those of one network, newest first', async () => {
      const found = await acts(BASE)
      expect(found.map(({ number }) => number)).toEqual(
        Array.from({ length: 30 }, (_, index) => 5_000 - index),
      )
      expect(new Set(found.map(({ chainId }) => chainId))).toEqual(new Set([BASE]))
    })

    it('are those of all networks by their time', async () => {
      const found = await acts()
      const times = found.map(({ createdAt }) => createdAt)
      expect(times).toEqual([...times].sort((a, b) => b - a))
      expect(new Set(found.map(({ chainId }) => chainId)).size).toBe(2)
    })

    it.each(ACT_FEATURES)('are narrowed to %s', async (feature) => {
      const found = await acts(56, kindsOf(feature, false))
      expect(found).toHaveLength(30)
      expect(new Set(found.map((act) => act.feature))).toEqual(new Set([feature]))
    })

    it('are narrowed to what was made, locks apart', async () => {
      const kinds = new Set((await acts(56, kindsOf(undefined, true), 60)).map(({ kind }) => kind))
      expect([...kinds].sort()).toEqual([
        'airdropCreated',
        'collectionCreated',
        'poolCreated',
        'presaleCreated',
        'tokenCreated',
      ])
    })

    it.each([
      ['one network', () => acts(56)],
      ['all networks', () => acts()],
      ['one feature', () => acts(undefined, kindsOf('nft', false))],
    ])('of %s touch few rows', async (_, read) => {
      expect(await blocksOf(read)).toBeLessThan(FEW_BLOCKS)
    })
  })

  it('are counted by minute, back from the last indexed block of each network', async () => {
    const { chains } = await readPace(opened.read)
    expect(chains.map(({ chainId, endsAt }) => [chainId, endsAt])).toEqual([
      [56, NOW],
      [BASE, NOW + 7],
    ])
    const sums = chains.map(({ minutes }) => minutes.reduce((sum, count) => sum + count, 0))
    expect(sums).toEqual([120, 60])
    expect(chains[0]?.minutes).toHaveLength(60)
    expect(await blocksOf(() => readPace(opened.read))).toBeLessThan(FEW_BLOCKS)
  })

  describe('days', () => {
    const week = { from: NOW - 6 * DAY, to: NOW }

    it('begin with the whole first day, and are those of one network or of all', async () => {
      const one = await readStatsDays(opened.read, { chainId: 56, ...week })
      expect(one.days.map(({ day }) => day / DAY)).toEqual([994, 995, 996, 997, 998, 999, 1_000])
      expect(one.days[0]).toMatchObject({
        chainId: 56,
        tokensCreated: 994 % 7,
        presalesFinished: 1,
        newContributors: 2,
        locksMade: 3,
      })
      const all = await readStatsDays(opened.read, { chainId: undefined, ...week })
      expect(all.days).toHaveLength(14)
    })

    it('tell what presales raised in the currencies of most presales, each by itself', async () => {
      const { raised } = await readStatsDays(opened.read, { chainId: 56, ...week })
      expect(raised).toHaveLength(12 * 3)
      expect(raised.map(({ day }) => day)).toEqual(raised.map(({ day }) => day).sort())
      const third = raised.filter(({ currency }) => currency.endsWith('03'))
      expect(third.map(({ contributed, raised: kept }) => [contributed, kept])).toEqual([
        ['30', '3'],
        ['30', '3'],
        ['30', '3'],
      ])
      // Its own contract answered the indexer; nobody has asked the others yet.
      expect(third.map(({ symbol, decimals }) => [symbol, decimals])).toEqual(
        Array(3).fill(['THIRD', 6]),
      )
      const second = raised.find(({ currency }) => currency.endsWith('02'))
      expect(second).toMatchObject({ symbol: null, decimals: null })
      const { chains } = await readStats(opened.read, 1)
      const inStats = chains.find(({ chainId }) => chainId === 56)?.currencies
      expect(inStats?.find(({ currency }) => currency.endsWith('0003'))).toMatchObject({
        ...{ symbol: 'THIRD', decimals: 6 },
      })
      // Those of most presales, however many others somebody makes.
      expect(inStats).toHaveLength(50)
      expect((await readStatsDays(opened.read, { chainId: BASE, ...week })).raised).toEqual([])
    })

    it.each([56, undefined])('of a year touch few rows (network %s)', async (chainId) => {
      const year = { chainId, from: NOW - 365 * DAY, to: NOW }
      expect(await blocksOf(() => readStatsDays(opened.read, year))).toBeLessThan(FEW_BLOCKS)
    })

    it('are asked for within a year, the first before the last', () => {
      const parse = (from: number, to: number) =>
        daysQuery.safeParse({ from: String(from), to: String(to) }).success
      expect(parse(NOW - 365 * DAY, NOW)).toBe(true)
      expect(parse(NOW - 366 * DAY, NOW)).toBe(false)
      expect(parse(NOW, NOW - 1)).toBe(false)
      expect(parse(-1, NOW)).toBe(false)
    })
  })
})
