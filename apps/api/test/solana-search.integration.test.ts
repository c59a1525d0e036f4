import { type ApiClient, createApiClient } from '@slipway/api-client'
import { testEngine } from '@slipway/database/testing/test-database'
import type { TestDatabase } from '@slipway/database/testing/test-database-handle'
import pg from 'pg'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { openReadDatabase } from '../src/database/read-database.ts'
import { makeTestApp } from './make-test-app.ts'
import { seedIndex } from './seed-index.ts'
import { SOLANA_NOW, seedMint, seedThing, solanaAddress } from './seed-solana.ts'

const [GOLD, TIDE] = [solanaAddress('GoLd'), solanaAddress('Tide')]
const MAKER = solanaAddress('Maker')
const LOCK = solanaAddress('Lock')

let database: TestDatabase
let pool: pg.Pool
let opened: ReturnType<typeof openReadDatabase>
let client: ApiClient

beforeAll(async () => {
  vi.useFakeTimers({ now: SOLANA_NOW * 1_000, toFake: ['Date'] })
  database = await testEngine.start()
  pool = new pg.Pool({ connectionString: database.url })
  // The server ends idle connections when it stops.
  pool.on('error', () => undefined)
  await seedIndex(database.url)
  opened = openReadDatabase(database.url, () => undefined)
  const { app } = makeTestApp({ database: opened.read })
  client = createApiClient({
    baseUrl: 'http://api.test/api',
    fetch: async (request) => app.request(request),
  })
  await seedMint(pool, GOLD, 'Harbour Gold', 'HGLD')
  await seedMint(pool, TIDE, 'Tide', 'TIDE')
  const numbers = { 144: 100n, 168: BigInt(SOLANA_NOW + 100) }
  await seedThing(pool, 'lock', LOCK, { owner: MAKER, mint: GOLD, numbers })
  const sale = { 224: 10n, 264: BigInt(SOLANA_NOW + 9), 272: BigInt(SOLANA_NOW + 99) }
  await seedThing(pool, 'presale', solanaAddress('Sale'), {
    owner: MAKER,
    mint: GOLD,
    numbers: sale,
  })
  await seedThing(pool, 'pool', solanaAddress('Pool'), {
    owner: MAKER,
    mint: TIDE,
    second_mint: GOLD,
  })
  await seedThing(pool, 'airdrop', solanaAddress('Drop'), {
    owner: TIDE,
    mint: TIDE,
    is_closed: true,
  })
})
afterAll(async () => {
  vi.useRealTimers()
  await opened?.pool.end()
  await pool?.end()
  await database?.stop()
})

const find = async (q: string) =>
  (await client.search({ q })).groups.flatMap(({ hits }) =>
    hits
      .filter(({ chainId }) => chainId === 902)
      .map(({ kind, address, state, isExact }) => ({ kind, address, state, isExact })),
  )
const kindsOf = async (q: string) => (await find(q)).map(({ kind }) => kind).sort()

it('things of Solana are found by what their tokens are called, a pool by what it pays as well', async () => {
  expect(await kindsOf('harbour')).toEqual(['lock', 'pool', 'presale', 'token'])
  expect(await kindsOf('hg')).toEqual(['lock', 'pool', 'presale', 'token'])
  expect(await kindsOf('TIDE')).toEqual(['pool', 'token'])
  expect(await kindsOf('%')).toEqual([])
})

it('and by their own address, their token and their owner, in their letter case alone', async () => {
  expect(await find(LOCK)).toEqual([
    { kind: 'lock', address: LOCK, state: 'active', isExact: true },
  ])
  expect(await kindsOf(GOLD)).toEqual(['lock', 'pool', 'presale', 'token'])
  expect(await kindsOf(MAKER)).toEqual(['lock', 'pool', 'presale'])
  expect(await kindsOf(GOLD.replace('GoLd', 'Gold'))).toEqual([])
})

const tokens = async (q: string) =>
  (await client.search({ q, kind: 'token', limit: 3 })).groups.flatMap(({ hits }) => hits)

it('tokens are found by symbol, name and mint, what is no token any more is not', async () => {
  for (const q of ['hgld', 'Harbour Gold', GOLD])
    expect(await tokens(q)).toMatchObject([
      { chainId: 902, address: GOLD, name: 'Harbour Gold', symbol: 'HGLD', isExact: true },
    ])
  expect(await tokens(GOLD)).toMatchObject([{ owner: null, createdAt: null, state: null }])
  const gone = solanaAddress('Gone')
  await seedMint(pool, gone, 'Gone Gold', 'GONE')
  expect(await tokens('gone')).toMatchObject([{ address: gone }])
  await pool.query('UPDATE app.solana_mint SET decimals = NULL WHERE mint = $1', [gone])
  expect(await tokens('gone')).toEqual([])
  expect(await tokens(gone)).toEqual([])
})

it('many tokens that begin like a known one do not push it off the page', async () => {
  for (let number = 0; number < 400; number++)
    await seedMint(
      pool,
      solanaAddress(`A${number}x`.replaceAll('0', 'o')),
      `TIDE${number}`,
      'TIDEX',
    )
  const unused = solanaAddress('AATide')
  await seedMint(pool, unused, 'Tide', 'TIDE')
  const found = (await tokens('tide')).map(({ address }) => address)
  expect(found.slice(0, 2)).toEqual([TIDE, unused])
  expect(await kindsOf('tide')).toContain('pool')
  await pool.query("DELETE FROM app.solana_mint WHERE symbol = 'TIDEX' OR mint = $1", [unused])
})

it('many hits of EVM networks do not hide what there is on Solana', async () => {
  const mint = solanaAddress('Turn')
  await seedMint(pool, mint, 'Token 1 of Solana', 'TOS')
  const found = await tokens('token 1')
  expect(found).toHaveLength(3)
  expect(found[0]).toMatchObject({ chainId: 56, name: 'Token 1', isExact: true })
  expect(found.map(({ address }) => address)).toContain(mint)
})

it('what is closed has no page and is not found', async () => {
  expect(await kindsOf(solanaAddress('Drop'))).toEqual([])
})

it('states go by the clock of the cluster where it is ahead', async () => {
  await pool.query(
    `INSERT INTO app.chain_status (chain_id, head_at) VALUES (902, $1) ON CONFLICT (chain_id) DO UPDATE SET head_at = $1`,
    [SOLANA_NOW + 200],
  )
  expect((await find(LOCK))[0]?.state).toBe('free')
})

it('an address of an EVM network finds what it found, and nothing of Solana', async () => {
  const { groups, address } = await client.search({ q: `0x${'a'.repeat(40)}` })
  expect(groups).toEqual([])
  expect(address?.toLowerCase()).toBe(`0x${'a'.repeat(40)}`)
})
