import { testEngine } from '@slipway/database/testing/test-database'
import type { TestDatabase } from '@slipway/database/testing/test-database-handle'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type OpenedDatabase, openReadDatabase } from '../src/database/read-database.ts'
import { presaleLists } from '../src/presale/read-lists.ts'
import { readPortfolioPresales, readPortfolioSlots } from '../src/presale/read-portfolio.ts'
import { readPresale } from '../src/presale/read-presale.ts'
import { readPresaleAccount } from '../src/presale/read-presale-account.ts'
import { readPresales } from '../src/presale/read-presales.ts'
import { PRESALE_BADGES, PRESALE_SORTS, presaleListQuery } from '../src/presale/schemas.ts'
import { PRESALE_LABELS } from '../src/presale/status-names.ts'
import { readOffers, readOneOffer, readPrices } from '../src/whitelist-market/read-offers.ts'
import { OFFER_SORTS, OFFER_STATUSES, offerListQuery } from '../src/whitelist-market/schemas.ts'
import { parseQuery } from './parse-query.ts'
import { seedIndex } from './seed-index.ts'
import { seedMany } from './seed-many.ts'
import { NOW, presaleAddress, presaleId, seedPresale } from './seed-presales.ts'
import { addressOf } from './seed-terms.ts'
import { watchBlocks } from './watch-blocks.ts'

/** Presales, offers, and wallets of one presale. */
const MANY = 100_000
/**
 * Blocks of 8 KB that one page may touch: twenty rows with their joins, the few thousand presales that are not over where
 * those are gathered or passed over. A list that is read as a whole touches fifteen thousand and more.
 */
const FEW_BLOCKS = 4_000

describe(`lists at ${MANY} presales and ${MANY} wallets of one presale`, () => {
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
    await seedMany(pool, MANY)
    // The worst that a prepared statement gets: a plan that knows none of its values.
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

  const list = (query: object) => () =>
    readPresales(opened.read, parseQuery(presaleListQuery, query), 56, NOW)
  const sorts = PRESALE_SORTS.flatMap((sort) => [sort, `-${sort}`])
  const cases: object[] = [
    ...sorts.map((sort) => ({ sort })),
    ...PRESALE_LABELS.flatMap((status) => sorts.map((sort) => ({ status, sort }))),
    ...PRESALE_BADGES.map((badge) => ({ badge })),
    { kind: 'fair' },
    { currency: addressOf(0xc1) },
    { owner: addressOf(77) },
    { contributor: addressOf(77) },
    { search: 'ab12' },
    { search: 'Pro' },
    { search: addressOf(700_077) },
  ]

  it.each(cases)('presales by %j, the first page and a later one', async (query) => {
    const first = (await list({ ...query, limit: 50 })()).parse()
    expect(first.items.length + Number('badge' in query)).toBeGreaterThan(0)
    expect(await blocksOf(list(query))).toBeLessThan(FEW_BLOCKS)
    if (!first.nextCursor) return
    const later = { ...query, cursor: first.nextCursor }
    expect(await blocksOf(list(later))).toBeLessThan(FEW_BLOCKS)
  })

  const id = presaleId(1)
  const page = { limit: 20 }
  const account = addressOf(0x5555) as `0x${string}`
  const reads: Record<string, () => Promise<unknown>> = {
    'one presale': () => readPresale(opened.read, 56, presaleAddress(1) as `0x${string}`, NOW),
    contributions: () => presaleLists.contributions(opened.read, id, page),
    'contributions of a wallet': () =>
      presaleLists.contributions(opened.read, id, { ...page, account }),
    wallets: () => presaleLists.accounts(opened.read, id, page),
    'wallets of an inviter': () =>
      presaleLists.accounts(opened.read, id, { ...page, inviter: account }),
    slots: () => presaleLists.slots(opened.read, id, page),
    'unused slots': () => presaleLists.slots(opened.read, id, { ...page, status: 'unused' }),
    actions: () => presaleLists.actions(opened.read, id, page),
    inviters: () => presaleLists.inviters(opened.read, id, page),
    days: () => presaleLists.days(opened.read, id, page),
    'one wallet': () => readPresaleAccount(opened.read, id, account),
    'a portfolio': () => readPortfolioPresales(opened.read, account, page, undefined, NOW),
    'slots of a portfolio': () => readPortfolioSlots(opened.read, account, page, undefined, NOW),
    'one offer': () => readOneOffer(opened.read, 56, 777, NOW),
    'prices of a presale': () => readPrices(opened.read, 56, 777, page),
    'offers of a presale': () =>
      readOffers(opened.read, parseQuery(offerListQuery, { presale: addressOf(700_007) }), 56, NOW),
    'offers of a seller': () =>
      readOffers(opened.read, parseQuery(offerListQuery, { seller: addressOf(77) }), 56, NOW),
  }

  it.each(Object.keys(reads))('%s', async (name) => {
    expect(await blocksOf(reads[name] as () => Promise<unknown>)).toBeLessThan(FEW_BLOCKS)
  })

  it.each(
    OFFER_SORTS.flatMap((sort) =>
      [undefined, ...OFFER_STATUSES].map((status) => ({ sort, status })),
    ),
  )('offers by %j', async (query) => {
    const read = () => readOffers(opened.read, parseQuery(offerListQuery, query), 56, NOW)
    expect((await read()).parse().items.length).toBeGreaterThan(0)
    expect(await blocksOf(read)).toBeLessThan(FEW_BLOCKS)
  })
})
