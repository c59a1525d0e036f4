import { testEngine } from '@slipway/database/testing/test-database'
import type { TestDatabase } from '@slipway/database/testing/test-database-handle'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { type OpenedDatabase, openReadDatabase } from '../src/database/read-database.ts'
import { readNotifications } from '../src/notifications/read-notifications.ts'
import { readOwner } from '../src/owner/read-owner.ts'
import { readPortfolio } from '../src/portfolio/read-portfolio.ts'
import { readSearch } from '../src/search/read-search.ts'
import { searchQuery } from '../src/search/schemas.ts'
import { readStats } from '../src/stats/read-stats.ts'
import { readTokens } from '../src/token/read-tokens.ts'
import { tokenListQuery } from '../src/token/schemas.ts'
import { parseQuery } from './parse-query.ts'
import { seedIndex, TOKEN_COLUMNS } from './seed-index.ts'
import { seedMany } from './seed-many.ts'
import { NOW, seedPresale } from './seed-presales.ts'
import { addressOf } from './seed-terms.ts'
import { watchBlocks } from './watch-blocks.ts'

/** Presales, offers, tokens and locks. */
const MANY = 100_000
/** Blocks of 8 KB that one answer out of a dozen lists may touch; one list that is read as a whole touches fifteen thousand. */
const FEW_BLOCKS = 14_000
/** The same of one page of tokens; all of them lie in four thousand and more. */
const FEW_BLOCKS_OF_TOKENS = 2_500
const address = (expression: string) => `'0x' || lpad(to_hex(${expression}), 40, '0')`

/** Every third token and lock is one owner's; every tenth token has the same symbol. */
const SEED = `
INSERT INTO "index".token (${TOKEN_COLUMNS}) SELECT '56-' || a, 56, a, w, w, 1, n + 1000, CASE WHEN n % 50 = 0 THEN '深海港湾' || CASE WHEN n % 5000 = 0 THEN '鲸' ELSE '' END ELSE 'Project ' || md5(n::text) END, CASE WHEN n % 10 = 0 THEN 'SAME' ELSE 'S' || n END,
  18, 1000, 1000, NULL, 5, 1, n, n, '0x' || lpad(to_hex(n), 64, '0'), false, 0, 0, 0, '', false, n % 977, n
  FROM (SELECT n, ${address('9000000 + n')} AS a, CASE WHEN n % 3 = 0 THEN '${addressOf(77)}' ELSE ${address('n % 5000')} END AS w FROM generate_series(1, ${MANY}) n) s;
INSERT INTO "index".lock (id, chain_id, kind, locker, lock_id, owner, asset, market, amount, initial_amount, units, initial_units, locked_at, unlock_at, state, created_at, tx_hash)
  SELECT '56-c1-' || n, 56, 'token', '${addressOf(0xc1)}', n::text, CASE WHEN n % 3 = 0 THEN '${addressOf(77)}' ELSE ${address('n % 5000')} END, a, a, 5, 5, 5, 5, n, ${NOW} - 500 + n, 'active', n, '0xab'
  FROM (SELECT n, ${address('9000000 + n % 900')} AS a FROM generate_series(1, ${MANY}) n) s;
`

describe(`what spans all tools, at ${MANY} of each`, () => {
  let database: TestDatabase
  let pool: pg.Pool
  let opened: OpenedDatabase
  let blocksOf: (read: () => Promise<unknown>) => Promise<number>

  beforeAll(async () => {
    database = await testEngine.start()
    await seedIndex(database.url)
    pool = new pg.Pool({ connectionString: database.url })
    // The server ends idle connections when it stops.
    pool.on('error', () => undefined)
    await seedPresale(pool, 1, { poolStatus: 1 })
    await pool.query(SEED)
    await seedMany(pool, MANY)
    await pool.query('ANALYZE')
    // The worst that a prepared statement gets: a plan that knows none of its values.
    const explain = new pg.Pool({
      connectionString: database.url,
      options: '-c plan_cache_mode=force_generic_plan',
    })
    explain.on('error', () => undefined)
    opened = openReadDatabase(database.url, () => undefined)
    blocksOf = watchBlocks(opened, explain)
  }, 180_000)

  afterAll(async () => {
    await opened?.pool.end()
    await pool?.end()
    await database?.stop()
  })

  const whale = addressOf(77) as `0x${string}`
  const find = (q: string) => () =>
    readSearch(opened.read, parseQuery(searchQuery, { q }), undefined, NOW)
  const reads: Record<string, () => Promise<unknown>> = {
    'a portfolio with very much in it': () => readPortfolio(opened.read, whale, NOW),
    'a portfolio with nothing in it': () =>
      readPortfolio(opened.read, addressOf(0xffffff) as never, NOW),
    'notifications of very much': () => readNotifications(opened.read, whale, { limit: 20 }, NOW),
    'notifications of nothing': () =>
      readNotifications(opened.read, addressOf(0xffffff) as never, { limit: 20 }, NOW),
    'an owner of very much': () => readOwner(opened.read, whale, NOW),
    'a search by a part of names': find('ab12'),
    'a search by what everything is called': find('Project'),
    'a search by two letters': find('sa'),
    'a search by one Chinese character of few names': find('鲸'),
    'a search by two Chinese characters of many names': find('海港'),
    'a search by characters that nothing has': find('龘'),
    'a search by a symbol that many have': find('SAME'),
    'a search by an address of a token': find(addressOf(9_000_077)),
    'a search by an owner': find(whale),
  }

  it.each(Object.keys(reads))('%s', async (name) => {
    expect(await blocksOf(reads[name] as () => Promise<unknown>)).toBeLessThan(FEW_BLOCKS)
  })

  /** Statements that a read sends. */
  async function countQuestions(read: () => Promise<unknown>): Promise<number> {
    const asked = vi.spyOn(opened.pool, 'query')
    try {
      await read()
      return asked.mock.calls.length
    } finally {
      asked.mockRestore()
    }
  }

  const tokens = (query: object) => readTokens(opened.read, parseQuery(tokenListQuery, query), 56)
  const lists: [string, object][] = [
    ['of a network', {}],
    ['of an owner of few', { owner: addressOf(78) }],
    ['of an owner of very many', { owner: whale }],
    ['that a creator made, by name', { creator: addressOf(78), sort: 'name' }],
    ['by a part of names', { search: 'ab12' }],
    ['by a part of names, of an owner', { search: 'ab12', owner: whale }],
    ['by a text that nothing has', { search: 'no such name' }],
    ['by one Chinese character of few names', { search: '鲸' }],
    ['by an address', { search: addressOf(9_000_077) }],
  ]

  it.each(lists)('tokens %s are one question that touches few blocks', async (_name, query) => {
    expect(await countQuestions(() => tokens(query))).toBe(1)
    expect(await blocksOf(() => tokens(query))).toBeLessThan(FEW_BLOCKS_OF_TOKENS)
  })

  it('tokens by what more have than are gathered are sorted and counted all the same', async () => {
    const { items, ...rest } = (await tokens({ search: 'Project', limit: '2' })).parse()
    expect(items.map(({ createdAt }) => createdAt)).toEqual([99_999, 99_998])
    expect(rest).toMatchObject({ total: 10_000, totalIsLowerBound: true })
  })

  it('statistics are one question', async () => {
    expect(await countQuestions(() => readStats(opened.read, 90))).toBe(1)
  })
})
