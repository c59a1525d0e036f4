import { testEngine } from '@slipway/database/testing/test-database'
import type { TestDatabase } from '@slipway/database/testing/test-database-handle'
import pg from 'pg'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type OpenedDatabase, openReadDatabase } from '../src/database/read-database.ts'
import { readSolanaPortfolio } from '../src/solana/read-solana-portfolio.ts'
import { readStats } from '../src/stats/read-stats.ts'
import { insertRow } from './insert-row.ts'
import { makeTestApp } from './make-test-app.ts'
import { seedIndex } from './seed-index.ts'
import {
  CLUSTER,
  SOLANA_NOW,
  seedMint,
  seedPosition,
  seedSolanaEvent,
  seedThing,
  solanaAddress,
} from './seed-solana.ts'

const GOLD = solanaAddress('GoLd')
const [ANN, BEN] = [solanaAddress('Ann'), solanaAddress('Ben')]
const [LOCK, SALE, OVER] = [solanaAddress('Lock'), solanaAddress('Sale'), solanaAddress('Done')]
const [POOL, DROP, SHUT] = [solanaAddress('Pool'), solanaAddress('Drop'), solanaAddress('Shut')]

let database: TestDatabase
let pool: pg.Pool
let opened: OpenedDatabase

async function seed() {
  await seedMint(pool, GOLD, 'Harbour Gold', 'HGLD')
  const own = { owner: ANN, mint: GOLD }
  await seedThing(pool, 'lock', LOCK, { ...own, amount: 100 })
  await seedThing(pool, 'presale', SALE, { ...own, status: 'open', amount: 30, done_amount: 7 })
  await seedThing(pool, 'presale', OVER, {
    ...{ ...own, status: 'finished', is_closed: true, amount: 90, done_amount: 86 },
  })
  await seedThing(pool, 'pool', POOL, { ...own, second_mint: GOLD })
  await seedThing(pool, 'pool', SHUT, { ...own, second_mint: GOLD, is_closed: true })
  await seedThing(pool, 'airdrop', DROP, own)
  await seedPosition(pool, 'presale', [SALE, BEN], 30n)
  await seedPosition(pool, 'presale', [OVER, BEN], 90n)
  // He left the pool.
  await seedPosition(pool, 'pool', [POOL, BEN], 0n)
  await seedPosition(pool, 'pool', [POOL, ANN], 5n)
  // A pool is closed when nobody has a stake: the log that said how this one left was cut off.
  await seedPosition(pool, 'pool', [SHUT, BEN], 4n)
  const events = [
    ['presale', SALE, 'created'],
    ['presale', SALE, 'contributed', BEN],
    ['presale', SALE, 'contributed', BEN],
    ['presale', OVER, 'claimed', BEN],
    ['airdrop', DROP, 'claimed', BEN],
    ['pool', POOL, 'staked', ANN],
    ['lock', LOCK, 'unread'],
  ] as const
  for (const [place, [kind, ...rest]] of events.entries())
    await seedSolanaEvent(pool, kind, rest as never, place)
  await insertRow(
    pool,
    'solana_cursor',
    {
      ...{ id: `${CLUSTER}-${POOL}`, chain_id: CLUSTER, kind: 'pool', program: POOL },
      ...{ genesis_hash: 'x', slot: 1, events: 7 },
    },
    'app',
  )
}

beforeAll(async () => {
  database = await testEngine.start()
  pool = new pg.Pool({ connectionString: database.url })
  // The server ends idle connections when it stops.
  pool.on('error', () => undefined)
  await seedIndex(database.url)
  opened = openReadDatabase(database.url, () => undefined)
})
afterAll(async () => {
  await opened?.pool.end()
  await pool?.end()
  await database?.stop()
})

it('figures of Solana stand beside those of EVM networks, which they change by nothing', async () => {
  const before = await readStats(opened.read, 30)
  expect(before.solana).toEqual([])
  await seed()
  const { solana, ...others } = await readStats(opened.read, 30)
  expect({ ...others, solana: [] }).toEqual(before)
  expect(solana).toEqual([
    {
      chainId: CLUSTER,
      ...{ presales: 2, finished: 1, canceled: 0, raisedLamports: '86' },
      ...{ contributions: 2, contributors: 1, locks: 1, airdrops: 1, claims: 2 },
      ...{ pools: 2, stakes: 1, stakers: 1, users: 2, acts: 6 },
    },
  ])
})

it('a wallet’s portfolio holds what it owns and what it takes part in, and nothing that is over', async () => {
  const { items } = await readSolanaPortfolio(opened.read, ANN, SOLANA_NOW)
  const brief = items.map(({ kind, isOwner, held }) => ({ kind, isOwner, held }))
  expect(brief.toSorted((one, other) => one.kind.localeCompare(other.kind))).toEqual([
    { kind: 'airdrop', isOwner: true, held: null },
    { kind: 'lock', isOwner: true, held: null },
    { kind: 'pool', isOwner: true, held: '5' },
    { kind: 'presale', isOwner: true, held: null },
  ])
  const joined = await readSolanaPortfolio(opened.read, BEN, SOLANA_NOW)
  expect(joined).toMatchObject({ address: BEN, isCut: false })
  expect(joined.items).toMatchObject([
    { address: SALE, isOwner: false, held: '30', symbol: 'HGLD', decimals: 6 },
  ])
})

it('of a presale or pool in which it has nothing it shows those of which it can still take something', async () => {
  const EVE = solanaAddress('Eve')
  const rests = {
    // Leaving cost something, which is back should the presale fail; or is a deposit, or a reward.
    Owed: { is_owed: true },
    // Leaving was free the last time, and had cost something before.
    Paid: { is_owed: null, paid_to_leave: true },
    // Free, and never anything else: its account has ended.
    Free: { is_owed: null },
    // It was paid the last of it.
    Gone: { is_owed: false, paid_to_leave: true },
  }
  for (const [word, rest] of Object.entries(rests)) {
    const address = solanaAddress(word)
    await seedThing(pool, 'presale', address, { owner: ANN, mint: GOLD, status: 'open' })
    await seedPosition(pool, 'presale', [address, EVE], 0n, rest)
  }
  const due = solanaAddress('Due')
  await seedThing(pool, 'pool', due, { owner: ANN, mint: GOLD, second_mint: GOLD })
  await seedPosition(pool, 'pool', [due, EVE], 0n, { is_owed: true })
  const { items } = await readSolanaPortfolio(opened.read, EVE, SOLANA_NOW)
  expect(items.map(({ address }) => address).sort()).toEqual(
    ['Due', 'Owed', 'Paid'].map(solanaAddress),
  )
  for (const item of items) expect(item).toMatchObject({ isOwed: true, held: null })
  const { items: own } = await readSolanaPortfolio(opened.read, BEN, SOLANA_NOW)
  expect(own).toMatchObject([{ address: SALE, isOwed: false }])
})

it('it is asked by an address of Solana alone', async () => {
  const { app } = makeTestApp({ database: opened.read })
  const ask = async (address: string) =>
    (await app.request(`http://api.test/api/solana/portfolio/${address}`)).status
  expect(await ask(BEN)).toBe(200)
  expect(await ask(`0x${'a'.repeat(40)}`)).toBe(400)
})
